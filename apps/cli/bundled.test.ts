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

const alike = (args: readonly string[]): void => {
  const { status, verbatim } = command(args);
  expect(bundled(args), args.join(' ')).toEqual({ status, verbatim });
};

const LINES = [
  ['--version'],
  ['games'],
  ['games', '--json'],
  ['games', '--lang', 'fr'],
  ['complete', '--', 'odds', 'specimen', ''],
  ['complete', '--', 'show', 'balkan-wars', ''],
  ['--help'],
];

beforeAll(() => {
  built();
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'tools/release/bundle.mjs'), folder], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the bundle', () => {
  test('tells what the command tells', () => {
    for (const line of LINES) alike(line);
    alike(['odds', 'specimen', 'assault', '--example', '7.4-a']);
    alike(['show', 'unconditional-surrender', '--lang', 'fr']);
  });

  test('carries the licence of whatever it carries', () => {
    const notices = readFileSync(join(folder, 'NOTICES.txt'), 'utf8');
    for (const name of ['commander', 'fastify', 'kysely', 'pg', 'ws', 'highs'])
      expect(notices).toMatch(new RegExp(`^${name} [\\d.]+ \\(`, 'm'));
  });

  // Last, for it takes the games away.
  test('knows the shelf without a single game', () => {
    const games = readdirSync(folder).filter((file) => file.startsWith('game-'));
    expect(games.length).toBe(shelf.length);
    for (const file of games) rmSync(join(folder, file));
    for (const line of LINES) alike(line);
    expect(bundled(['odds', 'specimen', 'assault', '--example', '7.4-a']).status).toBe(1);
  });
});
