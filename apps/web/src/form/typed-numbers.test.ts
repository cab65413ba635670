import { expect, test } from 'vitest';
import { numbersIn } from './typed-numbers.ts';

test('one number, with its sign as typed or as printed', () => {
  expect(numbersIn(' 12 ', false)).toEqual([12]);
  expect(numbersIn('-3', true)).toEqual([-3]);
  expect(numbersIn('−3', true)).toEqual([-3]);
  expect(numbersIn('+2', true)).toEqual([2]);
});

test('several numbers as a counter prints them', () => {
  expect(numbersIn('9-3-2', false)).toEqual([9, 3, 2]);
  expect(numbersIn('9 3 2', false)).toEqual([9, 3, 2]);
  expect(numbersIn('4/3', false)).toEqual([4, 3]);
});

test('what is no number is none, and a half-typed row is not yet one', () => {
  expect(numbersIn('abc', false)).toEqual([]);
  expect(numbersIn('9-', false)).toEqual([]);
  expect(numbersIn('9-3', true)).toEqual([]);
  expect(numbersIn('', false)).toEqual([]);
});
