/** The programs of the guide, compiled strictly and run: what they print is worked out by hand beside it. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faultsOf } from './compiled.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const guide = readFileSync(join(root, 'docs/guide/using-the-library.md'), 'utf8');
const programs = new Map(
  [...guide.matchAll(/^```ts\n\/\/ ([\w-]+)\.ts\n([\s\S]*?)^```$/gm)].map(([, name = '', text = '']) => [name, text]),
);
const keep = join(root, 'node_modules/.grognard');
mkdirSync(keep, { recursive: true });
const folder = mkdtempSync(join(keep, 'guide-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (words: readonly string[], input = '') =>
  spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8', input, env: { ...process.env, LANG: 'C' } });

function printed(name: string): string {
  const text = programs.get(name) ?? '';
  const { outputText } = ts.transpileModule(text, { compilerOptions: { module: ts.ModuleKind.ESNext, target: 99 } });
  writeFileSync(join(folder, `${name}.mjs`), outputText);
  const { stdout, stderr } = run([join(folder, `${name}.mjs`)]);
  if (stderr) throw new Error(stderr);
  return stdout;
}

beforeAll(() => {
  const { stdout } = run([join(root, 'node_modules/typescript7/bin/tsc'), '-b', 'games', 'apps/cli']);
  expect(stdout).toBe('');
});

describe('using the library', () => {
  test('every program compiles', () => {
    const texts = new Map([...programs].map(([name, text]) => [join(root, 'tools/types', `guide-${name}.ts`), text]));
    const slip = join(root, 'tools/types/guide-slip.ts');
    texts.set(slip, (programs.get('sweep') ?? '').replace("'assault'", "'asault'"));
    const faults = faultsOf(texts);
    for (const [file, found] of faults) expect(`${file} ${found.length > 0}`).toBe(`${file} ${file === slip}`);
    expect([...programs.keys()]).toEqual(['every-column', 'sweep', 'in-words', 'solver', 'own-game']);
  });

  // Faces 1 to 6 read in the rows 1 to 6 of each column of the printed table.
  test('odds of every column', () =>
    expect(printed('every-column')).toBe(
      `1/2: - 1/3, A1 1/3, A2 1/6, D1 1/6
1/1: - 1/3, A1 1/3, D1 1/3
2/1: - 1/3, A1 1/6, D1 1/3, D2 1/6
3/1: - 1/6, D1 1/2, D2 1/3
`,
    ));

  // D1 costs 1; D2 costs 1 and a sixth in pursuit: 1/6, 1/3, 1/3 + 1/6 × 7/6 = 19/36, 1/2 + 1/3 × 7/6 = 8/9.
  test('a sweep', () =>
    expect(printed('sweep').trim().split('\n')).toEqual([
      '3 1/6',
      ...[4, 5, 6, 7].map((attack) => `${attack} 1/3`),
      ...[8, 9, 10, 11].map((attack) => `${attack} 19/36`),
      '12 8/9',
    ]));

  // 19/36 + 1/3; every other split takes a lesser column for one of the two.
  test('a solver', () => expect(printed('solver')).toBe('8 and 4: 31/36\n'));

  test('refusals in words', () => {
    expect(printed('in-words')).toMatch(
      /^Attacking strength \(attack\): 0 .*\nDefending strength \(defence\): 99 .*\n$/,
    );
  });

  // (1 + 2 + 3 + 3 + 3 + 3) / 6.
  test('a game of one’s own, which also stands on the command’s shelf', () => {
    expect(printed('own-game')).toBe('5/2\n');
    const words = ['odds', 'raid', 'raid', '--input', '{"boats":3}', '--game', join(folder, 'own-game.mjs'), '--json'];
    const { stdout } = run([join(root, 'apps/cli/bin/grognard.mjs'), ...words]);
    const { outcomes } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as {
      outcomes: readonly { outcome: string; fraction: string }[];
    };
    expect(outcomes.map(({ outcome, fraction }) => `${outcome} ${fraction}`).toSorted()).toEqual([
      '1 1/6',
      '2 1/6',
      '3 2/3',
    ]);
  });

  test('the chat bot answers in one line, and only when it is spoken to', () => {
    const messages = [
      'hello',
      '!odds specimen assault attack=12 defence=4',
      '!roll specimen assault attack=0',
      '!odds x',
    ];
    const { stdout } = run([join(root, 'examples/chat-bot/bot.mjs')], `${messages.join('\n')}\n`);
    const [odds, refused, unknown, ...more] = stdout.trim().split('\n');
    expect(odds).toMatch(/^The Ford \(specimen\) · Assault: .*16\.7%/);
    expect(refused).toContain('Attacking strength (attack): 0 will not do');
    expect(unknown).toContain('there is no game "x"');
    expect(more).toEqual([]);
  });
});
