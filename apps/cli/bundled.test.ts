/** The command as it is shipped: one bundle, games in files of their own that are read when they are named. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shelf } from '@grognard/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { built, command, type Ended, plainEnv } from './testing/command.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Inside node_modules, so that the native part is found from there. */
const keep = join(root, 'node_modules/.grognard');
mkdirSync(keep, { recursive: true });
const folder = mkdtempSync(join(keep, 'bundle-'));

const bundled = (args: readonly string[]): Pick<Ended, 'status' | 'verbatim'> => {
  const words = [join(folder, 'grognard.js'), ...args];
  const { status, stdout } = spawnSync(process.execPath, words, { encoding: 'utf8', env: plainEnv() });
  return { status, verbatim: stdout };
};

/** What the compiled command says to a line, asked once: it takes its time to load. */
const said = new Map<string, Pick<Ended, 'status' | 'verbatim'>>();

function alike(args: readonly string[]): void {
  const line = args.join(' ');
  const { status, verbatim } = said.get(line) ?? command(args);
  said.set(line, { status, verbatim });
  expect(bundled(args), line).toEqual({ status, verbatim });
}

const LINES = [
  ['--version'],
  ['games'],
  ['games', '--json'],
  ['games', '--lang', 'fr'],
  ['complete', '--', 'odds', 'specimen', ''],
  ['complete', '--', 'show', 'balkan-wars', ''],
  ['--help'],
];

/** A game is opened for these. */
const OPENING = [
  ['odds', 'specimen', 'assault', '--example', '7.4-a'],
  ['show', 'unconditional-surrender', '--lang', 'fr'],
];

beforeAll(() => {
  built();
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'tools/release/bundle.mjs'), folder], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const named = (lines: readonly (readonly string[])[]) => lines.map((line) => [line.join(' '), line] as const);

describe('the bundle', () => {
  test.each(named([...LINES, ...OPENING]))('tells what the command tells: %s', (_, line) => alike(line));

  test('carries the licence of whatever it carries', () => {
    const notices = readFileSync(join(folder, 'NOTICES.txt'), 'utf8');
    for (const name of ['commander', 'fastify', 'kysely', 'pg', 'ws', 'highs'])
      expect(notices).toMatch(new RegExp(`^${name} [\\d.]+ \\(`, 'm'));
  });

  // Last, for it takes the games away.
  describe('without a single game', () => {
    beforeAll(() => {
      const games = readdirSync(folder).filter((file) => file.startsWith('game-'));
      // One each, and a door to a game that an edition shares.
      expect(games.length).toBeGreaterThanOrEqual(shelf.length);
      for (const file of games) rmSync(join(folder, file));
    });

    test.each(named(LINES))('still knows the shelf: %s', (_, line) => alike(line));

    test('and can open none', () => expect(bundled(OPENING[0] ?? []).status).toBe(1));
  });
});
