/** Every line of the written threat model names a test that stands. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = new URL('../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');

const rows = read('docs/guide/threat-model.md')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, what]) => !['he could', 'what happens'].includes(what ?? ''));

const attacks = new Set([...read('apps/server/fair/grinding.test.ts').matchAll(/'(\d+)\. /g)].map(([, nth]) => nth));
const beside = readdirSync(new URL('apps/server/', ROOT));

/** A number of the attacks on every game, or a file under the server, or anywhere; `*` stands for any name. */
function stands(named: string): boolean {
  if (/^\d+$/.test(named)) return attacks.has(named);
  const file = /^`([\w./*-]+\.test\.ts)`$/.exec(named)?.[1] ?? '';
  if (file === '') return false;
  if (!file.includes('*')) return ['', 'apps/server/'].some((folder) => existsSync(new URL(folder + file, ROOT)));
  const [start = '', end = ''] = file.split('*');
  return beside.some((name) => name.startsWith(start) && name.endsWith(end));
}

test('there are at least twelve attacks, and many lines', () => {
  expect(attacks.size).toBeGreaterThanOrEqual(12);
  expect(rows.length).toBeGreaterThan(30);
});

test.each(rows.map(([, what = '', , tests = '']) => [what, tests]))('%s', (_what, tests) => {
  expect(tests.split(', ').filter((named) => !stands(named))).toEqual([]);
});

test('every attack has its line', () => {
  const named = new Set(rows.flatMap(([, , , tests = '']) => tests.split(', ')));
  expect([...attacks].filter((nth) => !named.has(nth ?? ''))).toEqual([]);
});
