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
  outcomes: ['-/R', 'C'],
  figures: { ours: ({ ours }: Losses) => ours, theirs: ({ theirs }: Losses) => theirs },
  favours: { attacker: 'theirs' },
};

const value = (goal: string): number | string[] => {
  const read = goalOf({ procedure: battle as Procedure, begin: () => battle.begin({}, {} as never) }, goal);
  return read.ok ? read.value.read({ ours: 1, theirs: 4, routed: true }) : read.refusals.map(({ code }) => code);
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

  test('a misspelt outcome or field is refused with the nearest', () => {
    const tried = { procedure: battle as Procedure, begin: () => battle.begin({}, {} as never) };
    const faults = (goal: string) => {
      const read = goalOf(tried, goal);
      return read.ok ? [] : read.refusals.map(({ code, facts }) => [code, facts?.['close']]);
    };
    expect(faults('outcome=-/r')).toEqual([['unknownOutcome', '-/R']]);
    expect(faults('result.theris')).toEqual([['unknownResultField', 'theirs']]);
    expect(faults('result.nosuch')).toEqual([['unknownResultField', undefined]]);
  });

  test('is known early where outcome and figures are certain, and not where a field counts', () => {
    const tried = { procedure: battle as Procedure, begin: () => battle.begin({}, {} as never) };
    const early = (goal: string) => {
      const read = goalOf(tried, goal);
      return read.ok ? read.value.settle({ outcome: 'C', figures: { theirs: 3 } }) : 'refused';
    };
    expect(['theirs', '2*theirs', 'outcome=C', 'theirs-ours', 'result.routed'].map(early)).toEqual([
      3,
      6,
      1,
      undefined,
      undefined,
    ]);
  });

  test('a side that says nothing wants its own figure, or the opposite of the other’s', () => {
    expect([usualGoal(battle as Procedure, 'attacker'), usualGoal(battle as Procedure, 'defender')]).toEqual([
      'theirs',
      '-theirs',
    ]);
  });
});
