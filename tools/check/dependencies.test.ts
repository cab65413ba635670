/** Every dependency stands in the list with a reason, and nothing else does. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

interface Manifest {
  readonly workspaces?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const manifest = (folder: string): Manifest => JSON.parse(read(join(folder, 'package.json'))) as Manifest;

const asked = new Map<string, Set<string>>();
for (const folder of ['.', ...(manifest('.').workspaces ?? [])]) {
  const { dependencies, optionalDependencies, devDependencies } = manifest(folder);
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...devDependencies })) {
    if (name.startsWith('@grognard/')) continue;
    asked.set(name, (asked.get(name) ?? new Set()).add(folder === '.' ? 'the house' : folder));
  }
}

test('the list of dependencies is whole, and says who asks for each', () => {
  const rows = [...read('docs/dependencies.md').matchAll(/^\| `([^`]+)` \| ([^|]+) \| (.{8,}) \|$/gm)];
  const told = rows.map(([, name = '', by = '']) => [name, by.split(', ').toSorted()] as const);
  const wanted = [...asked].map(([name, by]) => [name, [...by].toSorted()] as const);
  const byName = (a: readonly [string, unknown], b: readonly [string, unknown]): number => (a[0] < b[0] ? -1 : 1);
  expect(told.toSorted(byName)).toEqual(wanted.toSorted(byName));
});

test('a Linux machine fetches the embedded store for its own C library, not for both', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    readonly packages: Readonly<Record<string, { readonly libc?: readonly string[] }>>;
  };
  const stores = Object.entries(packages).filter(([name]) => name.startsWith('node_modules/@libsql/linux-'));
  expect(stores.length).toBeGreaterThan(3);
  // The packages themselves do not say it; their names do.
  for (const [name, { libc }] of stores)
    expect([name, libc]).toEqual([name, [name.includes('musl') ? 'musl' : 'glibc']]);
});
