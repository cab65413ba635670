import { expect, test } from 'vitest';
import { plainSpeaker } from './index.ts';
import { printedNumber, spelledOut } from './spelled-out.ts';

test.each([
  ['0.5', '½'],
  ['2.5', '2½'],
  ['10', '10'],
  ['-1', '−1'],
  ['-0.5', '−½'],
  ['+0.5', '+½'],
  ['1750', '1750'],
  ['0-', '0-'],
  ['<=-1', '≤\u00a0−1'],
  ['>=6', '≥\u00a06'],
  ['<10', '<\u00a010'],
  ['1/2', '1/2'],
  ['2.25', '2.25'],
])('%s is printed %s', (text, printed) => expect(printedNumber(text)).toBe(printed));

test('a cell is shown as its table says, by its meaning, or as a number is printed', () => {
  const table = { shown: (cell: string) => cell.replace('|', ', '), meanings: { full: { en: 'whole', fr: 'entier' } } };
  expect(['1|2', 'full', '?', 'A'].map((cell) => spelledOut(table, cell, plainSpeaker('fr')))).toEqual([
    '1, 2',
    'entier',
    undefined,
    undefined,
  ]);
  expect(['-0.5', 'D1'].map((cell) => spelledOut({}, cell, plainSpeaker('en')))).toEqual(['−½', undefined]);
});
