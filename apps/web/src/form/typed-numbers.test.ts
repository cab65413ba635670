import { expect, test } from 'vitest';
import { numbersIn } from './typed-numbers.ts';

test('one number, with its sign as typed or as printed', () => {
  expect(numbersIn(' 12 ')).toEqual([12]);
  expect(numbersIn('-3')).toEqual([-3]);
  expect(numbersIn('−3')).toEqual([-3]);
  expect(numbersIn('+2')).toEqual([2]);
});

test('several numbers as a counter prints them', () => {
  expect(numbersIn('9-3-2')).toEqual([9, 3, 2]);
  expect(numbersIn('9 3 2')).toEqual([9, 3, 2]);
  expect(numbersIn('4/3')).toEqual([4, 3]);
});

test('what is no number is none, and a half-typed row is not yet one', () => {
  expect(numbersIn('abc')).toEqual([]);
  expect(numbersIn('9-')).toEqual([]);
  expect(numbersIn('')).toEqual([]);
});
