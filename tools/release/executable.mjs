/**
 * `npm run executable [-- --node FILE --target TARGET]`: one file that runs without Node, site and embedded store inside.
 * For this machine by itself; for another with its Node of the same version and its part of libsql installed.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { inject } from 'postject';
import { root } from '../set-up/prepare.mjs';
import { BUNDLE } from './bundle.mjs';
import { makeAll } from './make.mjs';

const TARGETS = ['linux-x64-gnu', 'linux-arm64-gnu', 'darwin-x64', 'darwin-arm64', 'win32-x64-msvc'];
/** What marks the place in Node where a program is put: the same in every executable of Node. */
const FUSE = 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2';
const OUT = join(root, 'dist/executable');

const here = `${process.platform}-${process.arch}`;
const { values } = parseArgs({ options: { node: { type: 'string' }, target: { type: 'string' } } });
const target = values.target ?? TARGETS.find((each) => each.startsWith(here));
const node = values.node ?? process.execPath;

function refuse(why) {
  console.error(why);
  process.exit(1);
}

const native = join(root, 'node_modules/@libsql', target ?? '');
if (!TARGETS.includes(target))
  refuse(`There is no executable for ${target ?? here}; there is for ${TARGETS.join(', ')}.`);
if (!existsSync(native))
  refuse(`The embedded store for ${target} is not here: npm install --no-save --force @libsql/${target} brings it.`);

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(made-of|gz|md|d\.ts)$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));

/** Every file with the name it has beside the command. */
function laidOut() {
  const store = ['libsql', '@neon-rs/load', 'detect-libc'].map((name) => join(root, 'node_modules', name));
  return [
    ...filesIn(BUNDLE).map((path) => [relative(BUNDLE, path), readFileSync(path)]),
    ...[...store, native]
      .filter((folder) => existsSync(folder))
      .flatMap((folder) => filesIn(folder).map((path) => [relative(root, path), readFileSync(path)])),
    ['start.cjs', Buffer.from("import('./grognard.js');\n")],
  ].map(([name, bytes]) => [name.replaceAll('\\', '/'), bytes]);
}

function archived(files) {
  const list = JSON.stringify(files.map(([name, bytes]) => [name, bytes.length]));
  return gzipSync(Buffer.concat([Buffer.from(`${list}\n`), ...files.map(([, bytes]) => bytes)]), { level: 9 });
}

/** The program as Node wants it: one script, and the rest as assets. */
function blob() {
  const files = archived(laidOut());
  const at = (name) => join(OUT, name);
  writeFileSync(at('files'), files);
  writeFileSync(at('digest'), createHash('sha256').update(files).digest('hex').slice(0, 32));
  const config = {
    main: join(root, 'tools/release/sea-main.cjs'),
    output: at('blob'),
    disableExperimentalSEAWarning: true,
    assets: { files: at('files'), digest: at('digest') },
  };
  writeFileSync(at('config.json'), JSON.stringify(config));
  const { status, stderr } = spawnSync(process.execPath, ['--experimental-sea-config', at('config.json')], {
    encoding: 'utf8',
  });
  if (status !== 0) refuse(stderr);
  return readFileSync(at('blob'));
}

/** macOS runs nothing unsigned, and what was signed no longer fits once it is changed. */
function codesign(...words) {
  if (process.platform !== 'darwin') return;
  const { status, stderr } = spawnSync('codesign', words, { encoding: 'utf8' });
  if (status !== 0) refuse(stderr);
}

await makeAll();
mkdirSync(OUT, { recursive: true });
const executable = join(OUT, `grognard-${target}${target.startsWith('win32') ? '.exe' : ''}`);
copyFileSync(node, executable);
chmodSync(executable, 0o755);
if (target.startsWith('darwin')) codesign('--remove-signature', executable);
await inject(executable, 'NODE_SEA_BLOB', blob(), {
  sentinelFuse: FUSE,
  ...(target.startsWith('darwin') && { machoSegmentName: 'NODE_SEA' }),
});
if (target.startsWith('darwin')) codesign('--sign', '-', executable);
console.log(`${relative(root, executable)}: ${Math.round(readFileSync(executable).length / 1e6)} MB`);
