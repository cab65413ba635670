/** Packages laid out as they are published, in a folder of their own, and packed there. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../set-up/prepare.mjs';
import { published } from './manifest.mjs';

/** In the order they depend on each other. */
export const PACKAGES = ['kernel', 'hexes', 'games', 'apps/server', 'apps/cli'];

/** npm by its own path where it runs us, so that no shell is needed. */
export function npm(args, cwd, options = {}) {
  const cli = process.env['npm_execpath'];
  const [command, words] = cli ? [process.execPath, [cli, ...args]] : ['npm', args];
  const { status, stdout, stderr } = spawnSync(command, words, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    shell: !cli && process.platform === 'win32',
    ...options,
  });
  if (status !== 0) throw new Error(`npm ${args.join(' ')} in ${cwd}:\n${stdout}\n${stderr}`);
  return { stdout, stderr };
}

const told = (folder, ...words) =>
  JSON.parse(npm(['pack', '--json', '--ignore-scripts', '--loglevel=error', ...words], folder).stdout)[0];

export const shippedIn = (folder) => told(folder, '--dry-run').files.map(({ path }) => path);

/** Copies what may be shipped, writes the manifest others see, and gives the folder. */
export function stage(directory, into) {
  const from = join(root, directory);
  const folder = join(into, basename(directory));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of ['dist', 'bundle', 'bin', 'README.md'])
    if (existsSync(join(from, name))) cpSync(join(from, name), join(folder, name), { recursive: true });
  copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  const manifest = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'));
  const write = (each) => writeFileSync(join(folder, 'package.json'), `${JSON.stringify(each, undefined, 2)}\n`);
  write(manifest);
  write(published(manifest, shippedIn(folder), directory));
  return folder;
}

/** The tarball of a staged package, with what is in it. */
export function pack(folder, into) {
  mkdirSync(into, { recursive: true });
  const { filename, files, size } = told(folder, '--pack-destination', into);
  return { tarball: join(into, filename), files: files.map(({ path }) => path), size };
}
