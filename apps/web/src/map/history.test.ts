import { expect, test } from 'vitest';
import { beginning, next, redone, undone } from './history.ts';

const after = (...steps: readonly number[]) => steps.reduce((all, step) => next(all, step, 3), beginning(0));

test('undo goes back step by step and redo comes forth again', () => {
  const all = after(1, 2);
  expect(undone(all).now).toBe(1);
  expect(undone(undone(all)).now).toBe(0);
  expect(undone(undone(undone(all)))).toEqual(undone(undone(all)));
  expect(redone(redone(undone(undone(all))))).toEqual(all);
  expect(redone(all)).toEqual(all);
});

test('a new step forgets what was taken back, and no more than so many are kept', () => {
  expect(next(undone(after(1, 2)), 5, 3)).toEqual({ past: [0, 1], now: 5, future: [] });
  expect(after(1, 2, 3, 4, 5).past).toEqual([2, 3, 4]);
});
