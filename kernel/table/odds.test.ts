import { describe, expect, test } from 'vitest';
import { Axis } from './axis.ts';
import { oddsColumn } from './odds.ts';

const columns = new Axis(['1/3-', '1/2', '1/1', '2/1', '3/1', '5/1+']);

describe('the column of two strengths', () => {
  test.each([
    [13, 4, '3/1'], // 3¼
    [4, 13, '1/3-'], // under 1/3: held
    [2, 3, '1/2'], // 1/1½ is 1/2 for the defender
    [19, 4, '3/1'], // 4¾: there is no 4/1
    [100, 3, '5/1+'],
    [7, 0, '5/1+'],
    [0, 0, '5/1+'],
    [0, 5, '1/3-'],
  ])('%i against %i: fractions to the defender give %s', (attack, defence, column) =>
    expect(oddsColumn(columns, attack, defence)).toBe(column),
  );

  test.each([
    [11, 4, '3/1'], // 2¾
    [10, 4, '3/1'], // 2½ goes up
    [9, 4, '2/1'],
    [3, 4, '1/1'], // 1/1⅓
    [4, 9, '1/2'], // 1/2¼
  ])('%i against %i: the nearest is %s', (attack, defence, column) =>
    expect(oddsColumn(columns, attack, defence, 'nearest')).toBe(column),
  );

  test('a label that is no odds is a mistake in the table', () =>
    expect(() => oddsColumn(new Axis(['1-2', '1-1']), 3, 2)).toThrow('"1-1" is no column of odds'));
});
