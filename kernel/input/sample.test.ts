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
  const name = oneOf('n', { options: ['a', 'b'], words: 'n' });
  const named = { min: 0, max: 4, unique: 'name' } as const;
  expect(Math.max(...lengths(list('x', record('u', { name }), named)))).toBe(2);
  // Of one name there is one, whatever else is told of it.
  const size = integer('s', { min: 0, max: 99 });
  expect(Math.max(...lengths(list('x', record('u', { name, size }), named)))).toBe(2);
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

/** Numbers given one by one: what is drawn is then known by arithmetic. */
const drawnBy = (field: Field, ...numbers: readonly number[]): unknown => {
  const left = [...numbers];
  const value = sample(field, () => left.shift() ?? 0);
  expect(left).toEqual([]);
  return value;
};

test('one number in ten goes to the edge, the others stay near the least or near nought', () => {
  const wide = integer('x', { min: 0, max: 999 });
  // Below 0.9 the most is 12: thirteen numbers, of which the last.
  expect(drawnBy(wide, 0.89, 0.999)).toBe(12);
  expect(drawnBy(wide, 0.9, 0.999)).toBe(999);
  expect(drawnBy(integer('x', { min: 100, max: 999 }), 0, 0.999)).toBe(112);
  // From -20 to 12 there are 33 numbers.
  expect(drawnBy(integer('x', { min: -20, max: 999 }), 0, 0.999)).toBe(12);
  expect(drawnBy(integer('x', { min: -20, max: 5 }), 0, 0.999)).toBe(5);
  expect(drawnBy(wide, 0, 0)).toBe(0);
});

test('switches and what may be left out fall half and half', () => {
  expect([drawnBy(flag('x'), 0.49), drawnBy(flag('x'), 0.5)]).toEqual([true, false]);
  const whole = record('x', { it: optional(oneOf('x', { options: ['a', 'b'], words: 'x' })) });
  expect(drawnBy(whole, 0.5)).toEqual({});
  expect(drawnBy(whole, 0.49, 0.5)).toEqual({ it: 'b' });
});

test('three times in four what follows another stands as proposed', () => {
  const whole = record('x', {
    from: oneOf('f', { options: ['a', 'b'], words: 'f' }),
    it: oneOf('i', { options: ['x', 'y', 'z'], words: 'i', follows: { from: 'from', by: { a: 'z' }, why: 'w' } }),
  });
  expect(drawnBy(whole, 0, 0.74)).toEqual({ from: 'a', it: 'z' });
  expect(drawnBy(whole, 0, 0.75, 0.34)).toEqual({ from: 'a', it: 'y' });
  expect(drawnBy(whole, 0.5, 0, 0.34)).toEqual({ from: 'b', it: 'y' });
});

test('a name is a letter, a number and its place in the list, cut where it would be too long', () => {
  expect(drawnBy(text('x', { max: 20 }), 0, 0.999)).toBe('A999-0');
  expect(drawnBy(text('x', { max: 20 }), 0.999, 0)).toBe('Z0-0');
  expect(drawnBy(text('x', { max: 3 }), 0, 0.999)).toBe('A99');
  expect(drawnBy(list('x', text('x', { max: 9 }), { min: 2, max: 2 }), 0, 0, 0, 0, 0)).toEqual(['A0-0', 'A0-1']);
  expect(drawnBy(list('x', record('r', { name: text('x', { max: 9 }) }), { min: 2, max: 2 }), 0, 0, 0, 0, 0)).toEqual([
    { name: 'A0-0' },
    { name: 'A0-1' },
  ]);
});

test('a list has three rows at most, or as many as it must; equal rows only where they may be equal', () => {
  const of = flag('x');
  expect(drawnBy(list('x', of, { min: 0, max: 99 }), 0.999, 0, 0, 0)).toEqual([true, true, true]);
  expect(drawnBy(list('x', of, { min: 4, max: 99 }), 0.999, 0, 0, 0, 0)).toEqual([true, true, true, true]);
  expect(drawnBy(list('x', of, { min: 0, max: 99, unique: true }), 0.999, 0, 0.9, 0)).toEqual([true, false]);
});

test('a map is never made up: the usual one or none', () => {
  const map = { ...record('map', { size: integer('size', { min: 0, max: 9 }) }), map: {} as never };
  expect(drawnBy(record('x', { map, it: flag('it') }), 0)).toEqual({ it: true });
  expect(drawnBy(record('x', { map: { ...map, default: { size: 3 } }, it: flag('it') }), 0)).toEqual({
    map: { size: 3 },
    it: true,
  });
});
