import { expect, test } from 'vitest';
import { nearRows } from './near-rows.ts';

const labels = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => String(index));

test('a short table is whole, and so is a long one of which no row is lit', () => {
  expect(nearRows(labels(24), new Set(['3']))).toHaveLength(24);
  expect(nearRows(labels(80), new Set())).toHaveLength(80);
});

test('of a long table the lit rows and two on either side are kept', () => {
  expect(nearRows(labels(80), new Set(['0', '40']))).toEqual(['0', '1', '2', '38', '39', '40', '41', '42']);
});
