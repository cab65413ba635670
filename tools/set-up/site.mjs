/** The web app, built when something it is made of has changed. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { node, root } from './prepare.mjs';

const SOURCES = ['kernel', 'hexes', 'games', 'apps/web', 'apps/server', 'package-lock.json'];
const LEFT_OUT = new Set(['node_modules', 'dist', 'browser', 'test-results']);
const page = join(root, 'apps/web/dist/site/index.html');
const stamp = join(root, 'apps/web/dist/.made-of');

function filesIn(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !LEFT_OUT.has(name))
    .flatMap((name) => filesIn(join(path, name)));
}

/** Sources and page as they are now: another site, from whatever hand, is another digest. */
function digest() {
  const made = createHash('sha256');
  for (const path of [page, ...SOURCES.flatMap((each) => filesIn(join(root, each)))]) {
    const { size, mtimeMs } = statSync(path);
    made.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return made.digest('hex');
}

export function buildSite() {
  if (existsSync(page) && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest()) return;
  console.error('Building the web app … / Construction de l’application …');
  node('The web app', 'apps/web/tools/build.mjs');
  writeFileSync(stamp, digest());
}
