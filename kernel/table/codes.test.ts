import { expect, test } from 'vitest';
import { codesAt, codesIn, codesWords, halves, isCode, notation, whole } from './codes.ts';

test.each([
  ['-3', true],
  ['0', true],
  ['+1', true],
  ['+2', true],
  ['4', true],
  ['5', false],
  ['-4', false],
  ['1.5', false],
  ['+-1', false],
  ['-0', false],
  ['+0', false],
  ['02', false],
  ['1e0', false],
  ['', false],
  ['-', true],
])('whole numbers from -3 to 4, or a dash: %s is %s', (cell, fits) => {
  expect(isCode(whole(-3, 4, { or: ['-'] }), cell)).toBe(fits);
});

test.each([
  ['0.5', true],
  ['+1.5', true],
  ['2', true],
  ['2.5', false],
  ['0.25', false],
  ['1.50', false],
  ['½', false],
])('halves from 0 to 2: %s is %s', (cell, fits) => {
  expect(isCode(halves(0, 2), cell)).toBe(fits);
});

test('a notation takes what its pattern takes, and is told by its own words', () => {
  const pair = notation(/^\d\/\d$/, 'two digits', 'deux chiffres');
  expect([isCode(pair, '1/2'), isCode(pair, '1')]).toEqual([true, false]);
  expect(codesWords(pair)).toEqual({
    key: 'codes.notation',
    facts: { words: { en: 'two digits', fr: 'deux chiffres' } },
  });
});

test('codes are told with what the table says they mean', () => {
  const meanings = { P: { en: 'no movement', fr: 'aucun mouvement' } };
  expect(codesWords(['P', 'x1'], meanings)).toEqual({
    key: 'codes.list',
    facts: {
      codes: [
        { code: 'P', meaning: meanings.P },
        { code: 'x1', meaning: null },
      ],
    },
  });
});

test('what may stand in a cell is said for the table, its column or its row; where nothing is said that is told', () => {
  const [letters, numbers] = [['A', 'B'], whole(0, 3)];
  const byColumn = { byColumn: { kind: letters, strength: numbers } };
  const byRow = { byRow: { 1: letters, 2: numbers } };
  expect([codesIn(letters, '1', 'kind'), codesAt(letters, '9', 'x')]).toEqual([letters, letters]);
  expect([codesIn(byColumn, '1', 'strength'), codesIn(byRow, '1', 'strength')]).toEqual([numbers, letters]);
  expect([codesIn(byColumn, '1', 'toString'), codesIn(byRow, '3', 'kind')]).toEqual([undefined, undefined]);
  expect(() => codesAt(byColumn, '1', 'guns')).toThrow('row 1, column guns: nothing says what may stand there');
});
