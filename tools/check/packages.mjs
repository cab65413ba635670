/** The libraries as they would be published: manifests, types, and nothing in them that does not belong there. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { faultsOf } from '../release/inspect.mjs';
import { PACKAGES, pack, stage } from '../release/stage.mjs';

const staged = mkdtempSync(join(tmpdir(), 'grognard-packages-'));
/** The command is a bundle of its own making; the release looks at it. */
const libraries = PACKAGES.filter((directory) => directory !== 'apps/cli');
let faults = 0;
for (const directory of libraries) {
  const folder = stage(directory, staged);
  for (const fault of await faultsOf(folder, pack(folder, join(staged, 'tarballs')))) {
    faults += 1;
    console.error(`${directory}: ${fault}`);
  }
}
rmSync(staged, { recursive: true, force: true });
if (faults > 0) process.exit(1);
console.log(`${libraries.length} packages are fit to publish.`);
