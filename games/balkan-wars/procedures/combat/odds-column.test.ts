import { oddsColumn } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { combatResults } from '../../tables/combat-results.table.ts';

const baseColumn = (attack: number, defence: number, rounding: 'defender' | 'nearest') =>
  oddsColumn(combatResults.columns, attack, defence, rounding);

describe('[Combat Results Table] odds', () => {
  test.each([
    [3, 2, '1/1'],
    [2, 3, '1/2'],
    [1, 2, '1/2'],
    [4, 9, '1/3-'],
    [1, 3, '1/3-'],
    [1, 4, '1/3-'],
    [5, 5, '1/1'],
    [20, 3, '6/1+'],
    [11, 2, '5/1'],
    [99, 100, '1/2'],
    [7, 0, '6/1+'],
  ])('%i against %i is read in column %s', (attack, defence, column) => {
    expect(baseColumn(attack, defence, 'defender')).toBe(column);
  });

  test('the other reading goes to the nearest column', () => {
    expect(baseColumn(11, 4, 'nearest')).toBe('3/1');
    expect(baseColumn(99, 100, 'nearest')).toBe('1/1');
    expect(baseColumn(4, 9, 'nearest')).toBe('1/2');
  });
});
