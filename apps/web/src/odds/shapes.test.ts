import { expect, test } from 'vitest';
import { histogram, likeliest } from './shapes.ts';

test('the likeliest are kept in the order they stood', () => {
  const shares = [0.1, 0.4, 0.2, 0.3].map((p) => ({ p }));
  expect(likeliest(shares, 2)).toEqual([{ p: 0.4 }, { p: 0.3 }]);
  expect(likeliest(shares, 4)).toBe(shares);
});

test('a histogram stands at zero where nothing can come', () => {
  const { path, mean, ticks } = histogram(
    [
      { value: 0, p: 0.5 },
      { value: 2, p: 0.5 },
    ],
    1,
    300,
    30,
  );
  // Three steps of a hundred each: full, empty, full.
  expect(path).toBe('M0,2L100,2L100,30L200,30L200,2L300,2L300,30L0,30Z');
  expect(mean).toBe(150);
  expect(ticks.map(({ value }) => value)).toEqual([0, 1, 2]);
});

test.each([
  [0, 6, [0, 1, 2, 3, 4, 5, 6]],
  [0, 7, [0, 2, 4, 6]],
  [-3, 14, [0, 5, 10]],
  [-0.5, 2.5, [0, 1, 2]],
  [0.25, 0.75, []],
  [1, 66, [10, 20, 30, 40, 50, 60]],
  [0, 400, [0, 100, 200, 300, 400]],
])('from %d to %d, whole numbers are marked as close as they can be read', (low, high, marked) => {
  const { ticks } = histogram(
    [low, high].map((value) => ({ value, p: 0.5 })),
    low,
    100,
    30,
  );
  expect(ticks.map(({ value }) => value)).toEqual(marked);
});

test('a figure in halves stands step by step where it can come', () => {
  const values = [0, 0.5, 1.5].map((value, index) => ({ value, p: [0.25, 0.5, 0.25][index] ?? 0 }));
  const { path, ticks } = histogram(values, 0.75, 250, 42);
  // Half a unit is left before the first and after the last: 100 to the unit. The highest is 40 high, half of it 20.
  expect(path).toBe('M0,22L50,22L50,2L150,2L150,22L250,22L250,42L0,42Z');
  expect(ticks).toEqual([
    { x: 50, value: 0 },
    { x: 150, value: 1 },
  ]);
});
