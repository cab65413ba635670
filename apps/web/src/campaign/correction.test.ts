import { expect, test } from 'vitest';
import { correctionOf } from './correction.ts';

const before = {
  bulgaria: 3,
  pool: [
    { id: 'A', cadre: 2 },
    { id: 'B', cadre: 1 },
  ],
};

test('one place that differs is corrected alone', () => {
  expect(correctionOf('morale', before, { ...before, bulgaria: 5 })).toEqual({ at: 'morale.bulgaria', value: 5 });
  const pool = [before.pool[0], { id: 'B', cadre: 4 }] as typeof before.pool;
  expect(correctionOf('morale', before, { ...before, pool })).toEqual({ at: 'morale.pool[1].cadre', value: 4 });
});

test('several places, or a list of another length, are corrected as they stand', () => {
  const both = { bulgaria: 5, pool: [] };
  expect(correctionOf('morale', before, both)).toEqual({ at: 'morale', value: both });
  expect(correctionOf('morale', before, { ...before, pool: [] })).toEqual({ at: 'morale.pool', value: [] });
});

test('nothing that differs is no correction', () => {
  expect(correctionOf('turn', 4, 4)).toBeUndefined();
});
