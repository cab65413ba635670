import { expect, test } from 'vitest';
import { combatColumn } from './combat-column.ts';

/** By the rule of the table: the heading that matches, else the one on its left; under 1-4 and over 8-1 the last ones. */
test.each([
  [18, 9, '2-1'],
  [9, 9, '0'],
  [10, 9, '+1'],
  [11, 9, '+2'],
  [17, 9, '+2'],
  [8, 9, '-1'],
  [7, 9, '-2'],
  [6, 9, '1-2'],
  [5, 10, '1-2'],
  [4, 10, '1-3'],
  [3, 10, '1-4'],
  [1, 10, '1-4'],
  [100, 10, '8-1'],
  [29, 10, '2-1'],
  [9.5, 9, '0'],
  [8.5, 9, '-1'],
])('%d against %d is column %s', (attack, defence, column) => {
  expect(combatColumn(attack, defence, { smallStrengths: 'ratioFirst' })).toBe(column);
});

test.each([
  [2, 1, '2-1', '+1'],
  [1, 2, '1-2', '-1'],
  [1, 3, '1-3', '-2'],
  [4, 2, '2-1', '+2'],
])('at small strengths %d against %d is %s by ratio, %s by difference', (attack, defence, ratio, difference) => {
  expect(combatColumn(attack, defence, { smallStrengths: 'ratioFirst' })).toBe(ratio);
  expect(combatColumn(attack, defence, { smallStrengths: 'differenceFirst' })).toBe(difference);
});
