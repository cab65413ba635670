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

/** Stages the maps, does something to them, and gives the faults. */
const INSPECT = `
  import { readFileSync, writeFileSync } from 'node:fs';
  import { join } from 'node:path';
  import { faultsOf } from './tools/release/inspect.mjs';
  import { pack, stage } from './tools/release/stage.mjs';
  const [into, change] = process.argv.slice(-2);
  const folder = stage('hexes', into);
  const path = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  new Function('manifest', 'write', change)(manifest, (name, text) => writeFileSync(join(folder, name), text));
  writeFileSync(path, JSON.stringify(manifest));
  console.log(JSON.stringify({ faults: await faultsOf(folder, pack(folder, into)), exports: manifest.exports }));
`;

function inspected(change: string): { faults: readonly string[]; exports: unknown } {
  const { stdout, stderr } = run('--input-type=module', '-e', INSPECT, folder, change);
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as { faults: readonly string[]; exports: unknown };
}

beforeAll(() => {
  expect(run('node_modules/typescript7/bin/tsc', '-b', 'hexes').stdout).toBe('');
}, 180_000);

describe('a package', () => {
  test('as it is has no fault, and shows no source that is not in it', () => {
    expect(inspected('')).toEqual({
      faults: [],
      exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
    });
  });

  test.each([
    ['a test left inside', "manifest.files = ['dist']; write('dist/a.test.js', '')", /a\.test\.js does not belong/],
    ['no licence', 'delete manifest.license', /does not say license/],
    ['an export that leads nowhere', "manifest.exports['.'].default = './dist/none.js'", /none\.js/],
    ['types that are not there', "manifest.exports['.'].types = './dist/none.d.ts'", /none\.d\.ts/],
    [
      'no types at all',
      "manifest.exports['.'] = { default: './dist/bare.js' }; write('dist/bare.js', 'export const a = 1;')",
      /types: UntypedResolution/,
    ],
  ])('with %s is found out', (_, change, fault) => {
    expect(inspected(change).faults.join('\n')).toMatch(fault);
  });
});
