import { expect, test } from 'vitest';
import { tintOf } from './tint.ts';

const tints = (outcomes: readonly string[], even?: string) =>
  outcomes.map((outcome) => tintOf({ outcomes, ...(even !== undefined && { even }) }, outcome));

test('four steps either side of what favours nobody', () => {
  const crt = ['-/E', '-/R', '-/S', 'D/S', 'S/S', 'S/D', 'S/-', 'R/-', 'E/-'];
  expect(tints(crt, 'S/S')).toEqual(['a4', 'a3', 'a2', 'a1', 's0', 'd1', 'd2', 'd3', 'd4']);
});

test('the ends are always the strongest, however many lie between', () => {
  expect(tints(['won', 'lost'])).toEqual(['a4', 'd4']);
  expect(tints(['DE', 'DD', 'DR', '0', 'AS', 'AA'], '0')).toEqual(['a4', 'a3', 'a2', 's0', 'd2', 'd4']);
  expect(tints(['draw', 'lost'], 'draw')).toEqual(['s0', 'd4']);
});

test('no tint where no order is declared', () => {
  expect(tintOf({}, 'D1')).toBeUndefined();
  expect(tintOf({ outcomes: ['D1'] }, 'A1')).toBeUndefined();
});
