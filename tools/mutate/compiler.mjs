/**
 * Stands in for the compiler in the copy: writes every source that is newer than what was made of it as JavaScript, and asks
 * nothing about types, which marks and planted changes may well break.
 */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transformSync } from 'rolldown/utils';

const PACKAGES = ['kernel', 'hexes', 'games', 'apps/server', 'apps/cli'];
const LEFT_OUT = new Set(['dist', 'node_modules', 'bundle', 'package.json', 'tsconfig.json']);

export function written(root) {
  for (const folder of PACKAGES) {
    for (const path of filesIn(join(root, folder), ''))
      make(join(root, folder, path), join(root, folder, 'dist', path));
  }
}

function filesIn(folder, path) {
  return readdirSync(join(folder, path), { withFileTypes: true }).flatMap((entry) => {
    if (LEFT_OUT.has(entry.name)) return [];
    const inner = join(path, entry.name);
    if (entry.isDirectory()) return filesIn(folder, inner);
    return /\.(ts|json)$/.test(inner) && !/\.test\.ts$/.test(inner) ? [inner] : [];
  });
}

function make(from, to) {
  const made = to.replace(/\.ts$/, '.js');
  if (existsSync(made) && statSync(made).mtimeMs > statSync(from).mtimeMs) return;
  mkdirSync(dirname(made), { recursive: true });
  if (made === to) copyFileSync(from, made);
  else writeFileSync(made, transformSync(from, readFileSync(from, 'utf8'), { typescript }).code);
}

const typescript = { onlyRemoveTypeImports: true, rewriteImportExtensions: 'rewrite' };
