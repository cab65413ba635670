/** One word, one meaning: no entry stands twice, what is named is there, and what was renamed has not come back. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const [terms = '', code = ''] = readFileSync(join(root, 'docs/glossary.md'), 'utf8').split('## Words of the code');

const rowsOf = (text: string): readonly (readonly string[])[] =>
  [...text.matchAll(/^\| (.*) \|$/gm)].slice(1).map(([, row = '']) => row.split('|').map((cell) => cell.trim()));

const tracked = execFileSync('git', ['ls-files', 'kernel', 'hexes', 'games', 'apps', 'tools'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path));

const twice = (names: readonly string[]): readonly string[] => names.filter((name, at) => names.indexOf(name) < at);

describe('the glossary', () => {
  const [printed, coded] = [rowsOf(terms), rowsOf(code)];

  test('says no term twice, in either language, and no word of the code twice', () => {
    expect(printed.length).toBeGreaterThan(60);
    expect(twice(printed.map(([english = '']) => english))).toEqual([]);
    expect(coded.length).toBeGreaterThan(30);
    expect(twice(coded.flatMap(([words = '']) => words.split(', ')))).toEqual([]);
  });

  test('says of every word of a game where its aid prints it', () => {
    const games = ['Aegean Strike', 'Balkan Wars', 'Clash of Monarchs', 'Combat Rapide', 'Unconditional Surrender'];
    const unsourced = printed.filter(([, french = '', game = '', under = '', ...more]) => {
      const known = game === '' ? under === '' : under !== '' && game.split(', ').every((each) => games.includes(each));
      return french === '' || !known || more.length > 0;
    });
    expect(unsourced).toEqual([]);
  });

  test('leads to what is there', () => {
    const places = coded.flatMap(([, , where = '']) => [...where.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path));
    expect(places.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  test('keeps what was renamed away: no file, folder or maker is called so', () => {
    const gone = [...new Set(coded.flatMap(([, , , before = '']) => (before === '' ? [] : before.split(', '))))];
    expect(gone).toContain('voice');
    const paths = tracked.flatMap((path) =>
      path.split('/').map((part) => basename(part).replace(/\.(test\.)?tsx?$/, '')),
    );
    expect(gone.filter((name) => paths.includes(name))).toEqual([]);
    const makers = new RegExp(`^export (?:const|function|class|interface|type) (${gone.join('|')})\\b`, 'im');
    expect(tracked.filter((path) => makers.test(readFileSync(join(root, path), 'utf8')))).toEqual([]);
  });
});
