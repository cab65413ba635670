import { shelf } from '@grognard/games';
import { type CounterKind, counterKinds, LOCALES, type Say } from '@grognard/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { speakerIn } from '../app/speaker-in.ts';
import { linesOf } from './cells.ts';
import { readRows, rowsOf } from './rows.ts';

let unit: CounterKind;
let voices: readonly Say[];

beforeAll(async () => {
  const game = await shelf.find(({ id }) => id === 'specimen-hexes')?.load();
  const [kind] = game ? counterKinds(game) : [];
  if (!game || !kind) throw new Error('the specimen has no counters');
  [unit, voices] = [kind, LOCALES.map((locale) => speakerIn(locale, game))];
});

const read = (text: string) => readRows(unit, text, voices);
const facts = (text: string) => read(text).rows.map((row) => row.facts);

describe('lines', () => {
  test.each([
    ['tabs', 'a, b\tc', [['a, b', 'c']]],
    ['semicolons', '"a;b";c', [['a;b', 'c']]],
    [
      'commas, where every line has one',
      'a,b\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a comma in one line only', 'a, b\nc', [['a, b'], ['c']]],
    ['a quote written twice', '"the ""old"" guard"\t5', [['the "old" guard', '5']]],
    ['wide gaps', 'Old Guard   5', [['Old Guard', '5']]],
    ['numbers at the end', 'Old Guard 5-4', [['Old Guard', '5-4']]],
    ['blank lines and every kind of line end', '\r\na;1\r\n\n', [['a', '1']]],
  ])('%s', (_, text, cells) => {
    expect(linesOf(text).map((line) => line.cells)).toEqual(cells);
  });
});

test('with headings, in either language, in any order', () => {
  const expected = [
    { name: 'Old Guard', strength: 9, nation: 'valmer', reduced: true },
    { name: 'Lancers', strength: 4, arm: 'cavalry', reduced: false },
  ];
  const english = 'Strength\tName\tArm\tNation\tReduced\n9\tOld Guard\t\tValmer\tyes\n4\tLancers\tcavalry\t\tno';
  const french = 'FORCE;nom;arme;NATION;réduit\n9;Old Guard;;Valmer;oui\n4;Lancers;cavalerie;;non';
  expect(facts(english)).toEqual(expected);
  expect(facts(french)).toEqual(expected);
});

test('without headings: the name, numbers in printed order, options and marks by their words', () => {
  // The fullest face prints the strength, another the movement.
  expect(facts('Old Guard\t9-4\tguns\tReduced')).toEqual([
    { name: 'Old Guard', strength: 9, movement: 4, arm: 'guns', reduced: true },
  ]);
  expect(facts('Valmer;Vieille garde;9;4')).toEqual([
    { nation: 'valmer', name: 'Vieille garde', strength: 9, movement: 4 },
  ]);
});

test('a cell that says nothing we know is told, and the rest of its row is taken', () => {
  const { rows } = read('Name\tStrength\tArm\nOld Guard\tmany\tzouaves');
  expect(rows).toMatchObject([{ line: 2, name: 'Old Guard', facts: { name: 'Old Guard' } }]);
  expect(rows[0]?.unread.map((each) => each.facts)).toMatchObject([{ text: 'many' }, { text: 'zouaves' }]);
  expect(read('Old Guard 1-2-3-4').rows[0]?.unread).toMatchObject([{ facts: { text: '1-2-3-4' } }]);
});

test('a number out of its range is refused by the description itself', () => {
  // A counter of the specimen has a strength of 1 to 40.
  const [row] = read('Old Guard\t41').rows;
  expect(row?.facts).toEqual({ name: 'Old Guard' });
  expect(row?.refused).toMatchObject([{ code: 'notAnInteger', at: 'strength' }]);
});

test('a row without a name, and a name given twice, are not taken', () => {
  const { rows } = read('Name;Strength\n;3\nLancers;4\nLANCERS;5');
  expect(rows.map(({ name }) => name)).toEqual([undefined, 'Lancers', undefined]);
  expect(rows[2]?.unread).toMatchObject([{ key: 'roster.twice', facts: { line: 3 } }]);
});

test('nothing pasted is nothing read', () => {
  expect(read('  \n ')).toEqual({ fields: [], rows: [] });
});

test('what is copied out is read back the same, in every language', () => {
  const counters = [
    { name: 'Old "Guard"; first', nation: 'valmer', arm: 'guns', strength: 9, reduced: true },
    { name: '3e de ligne', movement: 5, reduced: false },
  ];
  for (const say of voices) expect(facts(rowsOf(unit, counters, say))).toEqual(counters);
});
