import { describe, expect, test } from 'vitest';
import { die } from '../dice/die.ts';
import type { Procedure } from '../game/procedure.ts';
import { record } from '../input/field.ts';
import { Refused } from '../refusal/refusal.ts';
import { chance, done, type Step } from '../step/step.ts';
import { words } from '../text/words.ts';
import { goalOf, outcomesOf, type Tried, usualGoal } from './goal.ts';

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

describe('what a goal is made of, and what is wrong with one', () => {
  const result = { ours: 1, theirs: 4, routed: true, in: { deep: 2, lost: false }, name: 'x', list: [7], none: null };
  const triedWith = (change: Partial<Procedure> = {}, begin: () => Step<unknown> = () => done(result)): Tried => ({
    procedure: { ...(battle as Procedure), ...change } as Procedure,
    begin,
  });
  const goal = (text: string, tried = triedWith()) => {
    const read = goalOf(tried, text);
    return read.ok ? read.value.terms : read.refusals;
  };

  test('terms with their factor, sign and kind', () => {
    expect(goal('2.5*theirs - ours+outcome=C')).toEqual([
      { factor: 2.5, kind: 'figure', name: 'theirs' },
      { factor: -1, kind: 'figure', name: 'ours' },
      { factor: 1, kind: 'outcome', name: 'C' },
    ]);
    expect(goal('-result.in.deep+3*result.in.lost')).toEqual([
      { factor: -1, kind: 'field', name: 'in.deep' },
      { factor: 3, kind: 'field', name: 'in.lost' },
    ]);
    expect(goal('-2*outcome=C')).toEqual([{ factor: -2, kind: 'outcome', name: 'C' }]);
    const read = goalOf(triedWith(), ' theirs - ours ');
    expect(read.ok && [read.value.text, read.value.read(result)]).toEqual([' theirs - ours ', 3]);
  });

  test('every fault, with what there is', () => {
    const known = ['ours', 'theirs', 'outcome=…', 'result.…'];
    expect(goal('thiers')).toEqual([
      { code: 'unknownGoal', at: 'goal', facts: { received: 'thiers', options: known, close: 'theirs' } },
    ]);
    expect(goal('weather-rain')).toEqual([
      { code: 'unknownGoal', at: 'goal', facts: { received: 'weather', options: known } },
      { code: 'unknownGoal', at: 'goal', facts: { received: 'rain', options: known } },
    ]);
    expect(goal('2*')).toMatchObject([{ facts: { received: '2*' } }]);
    expect(goal('ours*2')).toMatchObject([{ code: 'unknownGoal', facts: { received: 'ours*2' } }]);
    expect(goal('toString')).toMatchObject([{ code: 'unknownGoal' }]);
    expect(goal('outcome=c')).toEqual([
      { code: 'unknownOutcome', at: 'goal', facts: { received: 'c', options: ['-/R', 'C'], close: 'C' } },
    ]);
    // Numbers and switches are counted, wherever they stand.
    expect(goal('result.name')).toEqual([
      {
        code: 'unknownResultField',
        at: 'goal',
        facts: { received: 'name', options: ['ours', 'theirs', 'routed', 'in.deep', 'in.lost', 'list.0'] },
      },
    ]);
    expect(
      goal(
        'result.routed',
        triedWith({}, () => done(true)),
      ),
    ).toMatchObject([{ facts: { options: [] } }]);
  });

  test('outcomes that a procedure does not declare are those that plays end in, or any number', () => {
    const open = triedWith({ outcomes: undefined as never, outcome: (face) => `end ${face}` }, () =>
      chance({ rule: 'x', text: 'die' }, die(2), done),
    );
    expect([...outcomesOf(open)].toSorted()).toEqual(['end 1', 'end 2']);
    expect(goal('outcome=end1', open)).toMatchObject([{ code: 'unknownOutcome', facts: { close: 'end 1' } }]);
    const numbers = triedWith({ outcomes: undefined as never, outcome: String }, () =>
      chance({ rule: 'x', text: 'die' }, die(2), done),
    );
    expect(goal('outcome=7', numbers)).toEqual([{ factor: 1, kind: 'outcome', name: '7' }]);
    expect(goal('outcome=-7', numbers)).toEqual([{ factor: 1, kind: 'outcome', name: '-7' }]);
    expect(goal('outcome=7')).toMatchObject([{ code: 'unknownOutcome' }]);
    expect(outcomesOf(triedWith())).toEqual(['-/R', 'C']);
  });

  test('a play that the rules stop tells nothing; a fault of ours is not hidden', () => {
    const stopped = triedWith({ outcomes: undefined as never, outcome: String }, () => {
      throw new Refused([{ code: 'lost', at: '' }]);
    });
    expect(outcomesOf(stopped)).toEqual([]);
    const broken = triedWith({ outcomes: undefined as never }, () => {
      throw new Error('a fault');
    });
    expect(() => outcomesOf(broken)).toThrow('a fault');
  });

  test('a switch that is on counts one, anything else that is no number counts nothing', () => {
    const worth = (text: string, of: unknown) => {
      const read = goalOf(triedWith(), text);
      return read.ok ? read.value.read(of) : undefined;
    };
    expect([
      worth('result.routed', { routed: true }),
      worth('result.routed', { routed: false }),
      worth('result.routed', { routed: 'x' }),
    ]).toEqual([1, 0, 0]);
    expect([
      worth('result.in.deep', { in: { deep: 3 } }),
      worth('result.in.deep', {}),
      worth('-2*result.in.deep', { in: { deep: 3 } }),
    ]).toEqual([3, 0, -6]);
    expect([worth('-2*outcome=C', { routed: false }), worth('-2*outcome=C', { routed: true })]).toEqual([-2, 0]);
  });

  test('what is settled early is summed, with its factors, or is nothing', () => {
    const early = (text: string, figures: Record<string, number>, outcome = 'C') => {
      const read = goalOf(triedWith(), text);
      return read.ok ? read.value.settle({ outcome, figures }) : 'refused';
    };
    expect(early('2*theirs-ours', { theirs: 3, ours: 1 })).toBe(5);
    expect(early('theirs', { toString: 1 } as never)).toBeUndefined();
    expect(early('-2*outcome=C', {})).toBe(-2);
    expect(early('-2*outcome=C', {}, '-/R')).toBe(0);
    expect(early('result.routed+theirs', { theirs: 3 })).toBeUndefined();
  });

  test('the usual goal of a side that nobody favours is the first figure', () => {
    expect(usualGoal({ ...battle, favours: {} } as Procedure, 'x')).toBe('ours');
    expect(usualGoal({ ...battle, favours: undefined } as unknown as Procedure, 'x')).toBe('ours');
    expect(usualGoal({ ...battle, favours: {}, figures: {} } as Procedure, 'x')).toBeUndefined();
  });
});
