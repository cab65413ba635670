/**
 * `npm run release:version`: what waits in `.changeset` becomes the next version of every package, told in the changelog.
 * With `--dry` it only says what that would be.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../set-up/prepare.mjs';
import { changesIn, nextVersion, toldIn } from './changes.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');
const write = (path, text) => writeFileSync(join(root, path), text);

const house = JSON.parse(read('package.json'));
const manifests = ['package.json', ...house.workspaces.map((folder) => `${folder}/package.json`)];
const names = manifests.map((path) => JSON.parse(read(path)).name);
const changes = changesIn(join(root, '.changeset'), names);

if (changes.length === 0) {
  console.log('Nothing waits in .changeset.');
  process.exit(0);
}
const version = nextVersion(house.version, changes);
for (const { file, bumps } of changes)
  console.log(`${file}: ${bumps.map(([name, bump]) => `${name} ${bump}`).join(', ')}`);
console.log(`${house.version} → ${version}`);
if (process.argv.includes('--dry')) process.exit(0);

/** Our own packages ask for each other by the very version. */
const raised = (text) =>
  names.reduce(
    (all, name) => all.replaceAll(`"${name}": "${house.version}"`, `"${name}": "${version}"`),
    text.replace(`"version": "${house.version}"`, `"version": "${version}"`),
  );
for (const path of manifests) write(path, raised(read(path)));

/** The server says its version aloud, wherever it was bundled to. */
const SPOKEN = 'apps/server/http/operation.ts';
write(SPOKEN, read(SPOKEN).replace(`VERSION = '${house.version}'`, `VERSION = '${version}'`));

const lock = JSON.parse(read('package-lock.json'));
lock.version = version;
for (const folder of ['', ...house.workspaces]) {
  const { dependencies, devDependencies } = JSON.parse(read(join(folder, 'package.json')));
  const entry = lock.packages[folder];
  entry.version = version;
  if (dependencies) entry.dependencies = dependencies;
  if (devDependencies) entry.devDependencies = devDependencies;
}
write('package-lock.json', `${JSON.stringify(lock, undefined, 2)}\n`);
write('CHANGELOG.md', toldIn(read('CHANGELOG.md'), version, changes));
for (const { file } of changes) rmSync(join(root, '.changeset', file));
console.log('Manifests, lock file and changelog are written; look at them, then npm run release:check.');
