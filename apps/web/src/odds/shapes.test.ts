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
  expect(path).toContain('L100,30');
  expect(path).toContain('L200,2');
  expect(mean).toBe(150);
  expect(ticks.map(({ value }) => value)).toEqual([0, 1, 2]);
});
