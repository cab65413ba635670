import { expect, test } from 'vitest';
import { barLengths, histogram } from './shapes.ts';

test('the longest bar takes the whole, a thin one is still seen, nothing is nothing', () => {
  expect(barLengths([0.5, 0.25, 0.0001, 0], 100)).toEqual([100, 50, 1, 0]);
});

test('a histogram stands at zero where nothing can come', () => {
  const { path, mean, ticks } = histogram(
    [
      { value: 0, share: 0.5 },
      { value: 2, share: 0.5 },
    ],
    1,
    300,
    30,
  );
  // Three steps of a hundred each: full, empty, full.
  expect(path).toContain('L100,30');
  expect(path).toContain('L200,2');
  expect(mean).toBe(150);
  expect(ticks.map(({ value }) => value)).toEqual([0, 1, 2]);
});
