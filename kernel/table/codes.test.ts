import { expect, test } from 'vitest';
import { codesWords, halves, isCode, notation, whole } from './codes.ts';

test.each([
  ['-3', true],
  ['0', true],
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
