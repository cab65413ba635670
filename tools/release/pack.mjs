/** `npm run release:pack`: everything made, then a tarball of each package in `dist/`. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../set-up/prepare.mjs';
import { makeAll } from './make.mjs';
import { PACKAGES, pack, stage } from './stage.mjs';

await makeAll();
const staged = mkdtempSync(join(tmpdir(), 'grognard-staged-'));
for (const directory of PACKAGES) {
  const { tarball, files, size } = pack(stage(directory, staged), join(root, 'dist'));
  console.log(`${tarball}: ${files.length} files, ${Math.round(size / 1000)} kB`);
}
rmSync(staged, { recursive: true, force: true });
