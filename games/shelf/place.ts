/** Where a game from elsewhere is found: a file, or a package installed where the reader works. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

const LOOKS_LIKE_A_FILE = /^\.{0,2}[/\\]|^[a-z]:[/\\]|\.[cm]?js$/i;

/** The path of the module, or nothing. `from` is the folder that names are looked up from. */
export function placeOf(name: string, from: string): string | undefined {
  const path = resolve(from, name);
  if (LOOKS_LIKE_A_FILE.test(name)) return existsSync(path) && statSync(path).isFile() ? path : undefined;
  const required = createRequire(join(from, 'here.js'));
  try {
    return required.resolve(name);
  } catch {
    return fromManifest(name, required.resolve.paths(name) ?? []);
  }
}

/** A package that can only be imported tells `require` nothing: its manifest is read instead. */
function fromManifest(name: string, folders: readonly string[]): string | undefined {
  const folder = folders.map((each) => join(each, name)).find((each) => existsSync(join(each, 'package.json')));
  if (folder === undefined) return undefined;
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { readonly exports?: unknown };
  const entry = importedBy(exports);
  return entry === undefined ? undefined : join(folder, entry);
}

const CONDITIONS = ['.', 'node', 'import', 'default'];

function importedBy(exports: unknown): string | undefined {
  if (typeof exports === 'string') return exports;
  if (typeof exports !== 'object' || exports === null) return undefined;
  const [first] = CONDITIONS.flatMap((condition) => importedBy((exports as Record<string, unknown>)[condition]) ?? []);
  return first;
}
