import { describe, expect, test } from 'vitest';
import type { Procedure } from '../game/procedure.ts';
import { record } from '../input/field.ts';
import { done } from '../step/step.ts';
import { words } from '../text/words.ts';
import { goalOf, usualGoal } from './goal.ts';

interface Losses {
  readonly ours: number;
  readonly theirs: number;
  readonly routed: boolean;
}

const battle: Procedure<unknown, Losses> = {
  id: 'battle',
  rule: 'x',
  input: record('x', {}),
  begin: () => done({ ours: 1, theirs: 2, routed: true }),
  outcome: ({ routed }) => (routed ? '-/R' : 'C'),
  summary: () => words('x'),
  figures: { ours: ({ ours }: Losses) => ours, theirs: ({ theirs }: Losses) => theirs },
  favours: { attacker: 'theirs' },
};

const value = (goal: string): number | string[] => {
  const read = goalOf(battle as Procedure, goal);
  return read.ok ? read.value({ ours: 1, theirs: 4, routed: true }) : read.refusals.map(({ code }) => code);
};

describe('goals', () => {
  test.each([
    ['theirs', 4],
    ['-ours', -1],
    ['theirs-2*ours', 2],
    ['0.5*theirs + ours', 3],
    ['outcome=-/R', 1],
    ['outcome=C', 0],
    ['result.routed', 1],
    ['result.theirs', 4],
  ])('%s is worth %d', (goal, worth) => {
    expect(value(goal)).toBe(worth);
  });

  test.each(['thiers', '', '2*', 'theirs+'])('"%s" is refused', (goal) => {
    expect(value(goal)).toEqual(['unknownGoal']);
  });

  test('a side that says nothing wants its own figure, or the opposite of the other’s', () => {
    expect([usualGoal(battle as Procedure, 'attacker'), usualGoal(battle as Procedure, 'defender')]).toEqual([
      'theirs',
      '-theirs',
    ]);
  });
});
