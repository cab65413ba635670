import { describe, expect, test } from 'vitest';
import { READINGS } from '../tables/combat-results.table.ts';
import { capped, finalValue } from './confrontation.ts';

describe('[step-4] only the sum is limited', () => {
  test.each([
    [13, 10],
    [-12, -10],
    [10, 10],
    [-10, -10],
    [3, 3],
  ])('%i is %i', (sum, limited) => {
    expect(capped(sum)).toBe(limited);
  });
});

describe('[step-5] die and DRM, halved and rounded up each time', () => {
  test.each([
    [7, 1, 4],
    [7, 2, 2],
    [5, 1, 3],
    [5, 2, 2],
    [5, 3, 1],
    [16, 0, 16],
  ])('%i halved %i times is %i', (total, halvings, value) => {
    expect(finalValue(6, total - 6, halvings)).toBe(value);
  });

  test('less than 1 is 1', () => {
    expect(finalValue(6, -10, 0)).toBe(1);
    expect(finalValue(1, -10, 3)).toBe(1);
  });

  test('no die, DRM and halving leaves the table', () => {
    for (let die = 1; die <= 6; die += 1) {
      for (let drm = -10; drm <= 10; drm += 1) {
        for (let halvings = 0; halvings <= 6; halvings += 1) {
          const value = finalValue(die, drm, halvings);
          expect(Number.isInteger(value) && value >= 1 && value <= 16, `${die} ${drm} ${halvings}: ${value}`).toBe(
            true,
          );
        }
      }
    }
  });
});

test('[step-6] a cell is a code and a plus number', () => {
  for (const [cell, { code, plus }] of Object.entries(READINGS)) {
    expect(plus === 0 ? code : `${code}+${plus}`).toBe(cell);
  }
});
