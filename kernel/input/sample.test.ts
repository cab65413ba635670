/** Random inputs: always in bounds, and every edge of the usual reached. */
import { expect, test } from 'vitest';
import { practiceNumbers } from '../dice/practice.ts';
import { check } from './check.ts';
import { type Field, flag, integer, list, oneOf, optional, record, text } from './field.ts';
import { sample } from './sample.ts';

const COUNT = 2000;
const drawn = (field: Field): readonly unknown[] => {
  const next = practiceNumbers(16);
  const whole = record('x', { it: field });
  return Array.from({ length: COUNT }, () => {
    const input = sample(whole, next);
    expect(check(whole, input).ok, JSON.stringify(input)).toBe(true);
    return (input as { readonly it?: unknown }).it;
  });
};
const reached = (field: Field): readonly unknown[] => [...new Set(drawn(field))];
const numbers = (values: readonly unknown[]): readonly number[] => values.map(Number).toSorted((a, b) => a - b);
const lengths = (field: Field): readonly number[] =>
  numbers([...new Set(drawn(field).map((items) => (items as readonly unknown[]).length))]);

test('numbers reach both edges', () => {
  expect(numbers(reached(integer('x', { min: 2, max: 5 })))).toEqual([2, 3, 4, 5]);
  expect(numbers(reached(integer('x', { min: -2, max: 0 })))).toEqual([-2, -1, 0]);
  const wide = numbers(reached(integer('x', { min: 0, max: 10_000 })));
  expect([wide[0], (wide.at(-1) ?? 0) > 5000]).toEqual([0, true]);
});

test('lists have as few and as many as they may', () => {
  const of = integer('x', { min: 0, max: 9 });
  expect(lengths(list('x', of, { min: 2, max: 3 }))).toEqual([2, 3]);
  expect(lengths(list('x', of, { min: 0, max: 1 }))).toEqual([0, 1]);
  expect(lengths(list('x', of, { min: 1, max: 1 }))).toEqual([1]);
  const long = lengths(list('x', of, { min: 6, max: 99 }));
  expect(long[0]).toBe(6);
});

test('what must be told apart is', () => {
  const unique = list('x', record('u', { name: oneOf('n', { options: ['a', 'b'], words: 'n' }) }), {
    min: 0,
    max: 4,
    unique: 'name',
  });
  expect(Math.max(...lengths(unique))).toBe(2);
  expect(
    Math.max(...lengths(list('x', oneOf('n', { options: ['a', 'b'], words: 'n' }), { min: 0, max: 4, unique: true }))),
  ).toBe(2);
});

test('flags, options, names and what may be left out take every form', () => {
  expect(reached(flag('x')).toSorted()).toEqual([false, true]);
  expect(reached(oneOf('x', { options: ['a', 'b', 'c'], words: 'x' })).toSorted()).toEqual(['a', 'b', 'c']);
  expect(reached(optional(flag('x')))).toEqual(expect.arrayContaining([undefined, true, false]));
  for (const name of reached(text('x', { max: 3 }))) expect(String(name).length).toBeLessThanOrEqual(3);
});
