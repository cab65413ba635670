/** What is wrong with a package is found, each fault by its name; what is right is not complained of. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'grognard-inspect-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (...words: string[]) => spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8' });

/** Stages the maps once; does each of these things to a copy of them, and gives the faults of each. */
const INSPECT = `
  import { cpSync, readFileSync, writeFileSync } from 'node:fs';
  import { join } from 'node:path';
  import { faultsOf } from './tools/release/inspect.mjs';
  import { pack, stage } from './tools/release/stage.mjs';
  const [into, changes] = process.argv.slice(-2);
  const staged = stage('hexes', join(into, 'staged'));
  const told = [];
  for (const [index, change] of JSON.parse(changes).entries()) {
    const folder = join(into, String(index), 'hexes');
    cpSync(staged, folder, { recursive: true });
    const path = join(folder, 'package.json');
    const manifest = JSON.parse(readFileSync(path, 'utf8'));
    new Function('manifest', 'write', change)(manifest, (name, text) => writeFileSync(join(folder, name), text));
    writeFileSync(path, JSON.stringify(manifest));
    told.push({ faults: await faultsOf(folder, pack(folder, join(folder, '..'))), exports: manifest.exports });
  }
  console.log(JSON.stringify(told));
`;

interface Inspected {
  readonly faults: readonly string[];
  readonly exports: unknown;
}

const WRONG = [
  ['a test left inside', "manifest.files = ['dist']; write('dist/a.test.js', '')", /a\.test\.js does not belong/],
  ['no licence', 'delete manifest.license', /does not say license/],
  ['an export that leads nowhere', "manifest.exports['.'].default = './dist/none.js'", /none\.js/],
  ['types that are not there', "manifest.exports['.'].types = './dist/none.d.ts'", /none\.d\.ts/],
  [
    'no types at all',
    "manifest.exports['.'] = { default: './dist/bare.js' }; write('dist/bare.js', 'export const a = 1;')",
    /types: UntypedResolution/,
  ],
] as const;

let plain: Inspected | undefined;
let wrong: readonly Inspected[];

beforeAll(() => {
  expect(run('node_modules/typescript7/bin/tsc', '-b', 'hexes').stdout).toBe('');
  const changes = JSON.stringify(['', ...WRONG.map(([, change]) => change)]);
  const { stdout, stderr } = run('--input-type=module', '-e', INSPECT, folder, changes);
  if (stdout === '') throw new Error(stderr);
  [plain, ...wrong] = JSON.parse(stdout) as readonly Inspected[];
});

describe('a package', () => {
  test('as it is has no fault, and shows no source that is not in it', () => {
    expect(plain).toEqual({
      faults: [],
      exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
    });
  });

  test.each(WRONG.map(([what, , fault], index) => [what, index, fault] as const))(
    'with %s is found out',
    (_, index, fault) => {
      expect(wrong[index]?.faults.join('\n')).toMatch(fault);
    },
  );
});
