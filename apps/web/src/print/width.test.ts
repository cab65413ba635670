import { expect, test } from 'vitest';
import { isWide, runsOf } from './width.ts';

test('a few short columns fit on half a page, many or wordy ones do not', () => {
  expect(isWide(Array.from({ length: 6 }, () => ['1/1', 'D1']))).toBe(false);
  expect(isWide(Array.from({ length: 16 }, () => ['1/1', 'D1']))).toBe(true);
  expect(isWide(Array.from({ length: 4 }, () => ['a long sentence that is folded over several lines']))).toBe(true);
});

test('neighbours of one kind stand together and keep their order', () => {
  expect(runsOf([1, 3, 20, 5], (each) => each > 9)).toEqual([
    { wide: false, items: [1, 3] },
    { wide: true, items: [20] },
    { wide: false, items: [5] },
  ]);
});
