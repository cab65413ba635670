/** The documentation as a site: written out when something it is made of has changed, while others wait for nothing. */
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Freshness } from './fresh.mjs';
import { root } from './prepare.mjs';

const script = 'tools/dist/site/build.js';
export const manual = join(root, 'docs', 'dist');

const written = new Freshness({
  made: 'docs/dist/index.html',
  stamp: 'docs/dist/.made-of',
  sources: [
    ...['kernel', 'hexes', 'games', 'apps/server', 'docs', 'tools/site', 'tools/reference'],
    ...['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md'],
  ],
});

/** In another process, so that a server is not kept from starting; it ends with whoever wanted it. */
export function writeManual() {
  mkdirSync(manual, { recursive: true });
  if (written.isFresh) return;
  const child = spawn(process.execPath, [join(root, script)], { cwd: root, stdio: 'ignore' });
  child.once('exit', (status) => {
    if (status === 0) written.keep();
  });
  process.once('exit', () => child.kill());
  child.unref();
}
