import { expect, test } from 'vitest';
import { flood } from './flood.ts';
import { connect } from './graph.ts';

/** 0 – 1 – 2 – 3, and 4 apart. */
const row = connect(5, [
  [0, 1],
  [1, 2],
  [2, 3],
]);

test('comes to everything that is joined', () => {
  const water = flood(row, [1], () => true);
  expect([0, 1, 2, 3, 4].map((space) => water.stepsTo(space))).toEqual([1, 0, 1, 2, undefined]);
  expect(water.has(4)).toBe(false);
});

test('stops at what it may not pass, and at the most steps', () => {
  expect(flood(row, [0], (_, to) => to !== 2).spaces).toEqual([0, 1]);
  expect(flood(row, [0], () => true, 2).spaces).toEqual([0, 1, 2]);
});

test('several starts, one of them twice', () => expect(flood(row, [3, 4, 3], () => true, 1).spaces).toEqual([3, 4, 2]));

test('a space that is not on the map is not come to', () =>
  expect([flood(row, [1], () => true).has(9), flood(row, [1], () => true).stepsTo(9)]).toEqual([false, undefined]));
