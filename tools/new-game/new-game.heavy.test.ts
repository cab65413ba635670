/** The command in a copy of the project: what it makes passes its own tests and the compiler, untouched. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const copy = mkdtempSync(join(tmpdir(), 'grognard-new-game-'));
const PACKAGES = ['kernel', 'hexes', 'games'];
const COPIED = [
  ...PACKAGES,
  'tools/new-game',
  'tools/set-up',
  'tools/limits',
  'package.json',
  'biome.json',
  '.gitignore',
];
const MADE = ['demo', 'two-rivers'];

/** The packages of the house are those of the copy, all others those of the project. */
function linkPackages(): void {
  const [from, to] = [join(root, 'node_modules'), join(copy, 'node_modules')];
  mkdirSync(join(to, '@grognard'), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== '@grognard' && !name.startsWith('.')) symlinkSync(join(from, name), join(to, name));
  for (const name of PACKAGES) symlinkSync(join(copy, name), join(to, '@grognard', name));
}

const run = (script: string, ...words: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(copy, script), ...words], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', NODE_OPTIONS: '' },
  });
  return { status, told: stdout + stderr };
};
const newGame = (...words: readonly string[]) => run('tools/new-game/new-game.mjs', ...words);

const textsIn = (folder: string): readonly (readonly [string, string])[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((each) => {
    const path = join(folder, each.name);
    return each.isDirectory() ? textsIn(path) : [[path, readFileSync(path, 'utf8')] as const];
  });

beforeAll(() => {
  // What is built comes along, so that the compiler looks only at what is new.
  const how = {
    recursive: true,
    preserveTimestamps: true,
    filter: (path: string) => basename(path) !== 'node_modules',
  };
  const settings = readdirSync(root).filter((name) => /^(tsconfig.*\.json|vitest\.config\.ts)$/.test(name));
  for (const path of [...COPIED, ...settings]) cpSync(join(root, path), join(copy, path), how);
  linkPackages();
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('npm run new-game', () => {
  test('tells every fault of an order at once, and does nothing', () => {
    const before = readdirSync(join(copy, 'games'));
    const { status, told } = newGame('Two Rivers', '--like', 'nothing', '--title', 'a `quote`');
    expect(status).toBe(2);
    for (const fault of ['"Two Rivers" is no id', '"nothing" is no specimen', 'will not do as a title'])
      expect(told).toContain(fault);
    for (const taken of ['balkan-wars', 'words', 'dist', 'new', 'entry']) expect(newGame(taken).status).toBe(2);
    expect(newGame().told).toContain('donnez l’identifiant du jeu');
    expect(readdirSync(join(copy, 'games'))).toEqual(before);
  });

  test('copies either specimen under its own names', () => {
    expect(newGame('demo')).toMatchObject({ status: 0 });
    const titles = ['--title', "Two Rivers' War", '--title-fr', 'Deux rivières'];
    expect(newGame('two-rivers', '--like', 'specimen-hexes', ...titles)).toMatchObject({ status: 0 });
    for (const [path, text] of MADE.flatMap((id) => textsIn(join(copy, 'games', id)))) {
      expect(
        text.split('\n').filter((line) => /[Ss]p[eé]cimen|The (Ford|Pass),|Le (Gué|Col)/.test(line)),
        path,
      ).toEqual([]);
    }
    expect(readFileSync(join(copy, 'games/two-rivers/facts.ts'), 'utf8')).toContain('Two Rivers’ War');
    expect(newGame('demo').told).toContain('games/demo is taken');
  });

  test('what it made is in shape and compiles', () => {
    const paths = [...MADE.map((id) => `games/${id}`), 'games/index.ts'];
    expect(run('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', ...paths)).toMatchObject({
      status: 0,
    });
    expect(run('node_modules/typescript7/bin/tsc', '-b', 'games')).toEqual({ status: 0, told: '' });
  });

  test('the shelf shows it', () => {
    const { stdout } = spawnSync(
      process.execPath,
      ['--input-type=module', '-e', "import { shelf } from '@grognard/games'; console.log(JSON.stringify(shelf))"],
      { cwd: copy, encoding: 'utf8' },
    );
    const shelf = JSON.parse(stdout) as readonly { readonly id: string; readonly titles: object }[];
    expect(shelf.slice(-4).map(({ id }) => id)).toEqual([...MADE, 'specimen', 'specimen-hexes']);
    expect(shelf.find(({ id }) => id === 'two-rivers')?.titles).toEqual({ en: 'Two Rivers’ War', fr: 'Deux rivières' });
  });

  test('its tests pass', () => {
    const { status, told } = run('node_modules/vitest/vitest.mjs', 'run', ...MADE.map((id) => `games/${id}/`));
    expect({ status, told: status === 0 ? '' : told }).toEqual({ status: 0, told: '' });
    const copied = MADE.flatMap((id) => textsIn(join(copy, 'games', id))).filter(([path]) => path.endsWith('.test.ts'));
    expect(copied.length).toBeGreaterThan(6);
    expect(told).toMatch(new RegExp(`Test Files\\s+${copied.length} passed`));
  });
});
