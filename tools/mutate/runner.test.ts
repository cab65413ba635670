/** A change that was planted is seen, and seen to be gone, also where the tests are set apart in projects. */
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

interface Runner {
  readonly loaded: Readonly<Record<string, readonly string[]>>;
  run(specifications: readonly object[], changed: readonly string[], patience: number): Promise<string | undefined>;
  stop(): void;
}
type Runners = { readonly Runner: new (folder: string, setting: object) => Runner };
const { Runner } = (await import(new URL('runners.mjs', import.meta.url).href)) as Runners;

const folder = mkdtempSync(join(tmpdir(), 'grognard-runner-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
symlinkSync(fileURLToPath(new URL('../../node_modules', import.meta.url)), join(folder, 'node_modules'));
const write = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
write(
  'vitest.config.mjs',
  "export default { test: { projects: [{ extends: true, test: { name: 'one', include: ['*.test.mjs'] } }] } };",
);
const file = write(
  'sum.test.mjs',
  "import { expect, test } from 'vitest';\nimport { sum } from './sum.mjs';\ntest('sum', () => expect(sum(2, 2)).toBe(4));\n",
);

test('a survey tells all that a test file reads, however far behind it', async () => {
  write('words.mjs', "export const name = 'sum';\n");
  write('far.mjs', "export const load = () => import('./words.mjs');\n");
  write('sum.mjs', "export * from './far.mjs';\nexport const sum = (a, b) => a + b;\n");
  const runner = new Runner(folder, { survey: true, workers: 1, include: ['sum.test.mjs'], setupFiles: [], env: {} });
  const failure = await runner.run([{ file }], [], 60_000);
  runner.stop();
  expect(failure).toBeUndefined();
  expect(runner.loaded[file]?.toSorted()).toEqual(['far.mjs', 'sum.mjs', 'sum.test.mjs', 'words.mjs']);
});

test('a changed source is read again for every run', async () => {
  const runner = new Runner(folder, { survey: false, workers: 1, include: ['sum.test.mjs'], setupFiles: [], env: {} });
  const found: boolean[] = [];
  for (const sign of ['+', '-', '+', '-']) {
    const source = write('sum.mjs', `export const sum = (a, b) => a ${sign} b;\n`);
    found.push((await runner.run([{ file }], [source], 60_000)) !== undefined);
  }
  runner.stop();
  expect(found).toEqual([false, true, false, true]);
});
