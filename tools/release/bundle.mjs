/** The command as one bundle: games, server and solver in files of their own, read when they are needed. */
import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { noticesOf } from './notices.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const at = (...path) => join(root, ...path);
const required = createRequire(at('apps/server/package.json'));
const load = (path) => import(pathToFileURL(at(path)).href);

export const BUNDLE = at('apps/cli/bundle');

/** A native part cannot be bundled; `pg-native` is asked for only by those who have it. */
const OUTSIDE = ['libsql', 'pg-native'];

/** The catalogue of the shelf, read from the games once and for all. */
const printedCatalogue = {
  name: 'printed-catalogue',
  async load(id) {
    if (!id.endsWith('/apps/cli/dist/catalogue/printed.js')) return null;
    const [{ shelf }, { described }] = await Promise.all([
      load('games/dist/index.js'),
      load('games/dist/dialect/index.js'),
    ]);
    const all = await Promise.all(shelf.map(async (entry) => described(await entry.load())));
    return `export const printed = JSON.parse(${JSON.stringify(JSON.stringify(all))});`;
  },
};

const options = {
  cwd: root,
  // The server starts its worker from the file of that name beside it.
  input: { grognard: at('apps/cli/dist/main.js'), worker: at('apps/server/dist/forecasts/worker.js') },
  platform: 'node',
  external: OUTSIDE,
  plugins: [printedCatalogue],
  checks: { pluginTimings: false },
};

const output = (dir) => ({
  dir,
  format: 'esm',
  // Spaces, remarks and long names inside of functions take time to read; functions keep theirs, so that a fault can be told.
  minify: { compress: true, mangle: { toplevel: false, keepNames: true }, codegen: { removeWhitespace: true } },
  comments: { legal: false },
  entryFileNames: '[name].js',
  chunkFileNames: '[name]-[hash].js',
  banner: ({ name }) => (name === 'grognard' ? '#!/usr/bin/env node' : ''),
  // What all of them share in one file: each file opened takes its time.
  codeSplitting: { groups: [{ name: 'house', test: /[/\\](kernel|games)[/\\]dist[/\\]/, minShareCount: 3 }] },
});

/** Bundles what the compiler has built into a folder, with the site inside when it is given. */
export async function bundle({ folder = BUNDLE, site } = {}) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const made = await rolldown(options);
  const { output: chunks } = await made.write(output(folder));
  await made.close();
  const { name, version } = JSON.parse(readFileSync(at('apps/cli/package.json'), 'utf8'));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ name, version, type: 'module' })}\n`);
  writeFileSync(join(folder, 'NOTICES.txt'), noticesOf(chunks.flatMap(({ moduleIds = [] }) => moduleIds)));
  copyFileSync(join(dirname(required.resolve('highs')), 'highs.wasm'), join(folder, 'highs.wasm'));
  if (site) cpSync(site, join(folder, 'site'), { recursive: true });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await bundle({ folder: process.argv[2] });
