/** What every chart says of its counters, its dice and what comes next, against its result, over random inputs. */
import { type ExplainedStep, type Game, type Plain, total } from '@grognard/kernel';
import { inputsFor } from '@grognard/kernel/testing';
import { describe, expect, test } from 'vitest';
import { drawsOf, playedAtRandom } from '../testing/at-random.ts';
import { game as clash } from './game.ts';

const game: Game = clash;

type Facts = Readonly<Record<string, Plain>>;
type Fate = readonly [at: string, words: string, facts: object | undefined, after: object | undefined, gone: boolean];

const played = (id: string, count = 40) => {
  const procedure = game.procedures[id] ?? expect.fail(id);
  const draws = drawsOf(id.length);
  return inputsFor(game, procedure, count, 23).map((opened) => {
    const { resolution } = playedAtRandom(opened, draws);
    return { procedure, opened, input: opened.input as Facts, result: resolution.result as Facts, resolution };
  });
};
const n = (facts: Facts, name: string): number => Number(facts[name]);
const here = (words: string, facts?: object, after?: object, gone = false): readonly Fate[] => [
  ['', words, facts, after, gone],
];

/** What is said of the counter of each chart, by its result and its input. */
const FATES: Readonly<Record<string, (result: Facts, input: Facts) => readonly Fate[]>> = {
  'admin-march': ({ at }) => here('fate.moved', { space: at }),
  'coordinated-attack': ({ result }) => here(result === 'enters' ? 'fate.enters' : 'fate.stays'),
  interception: ({ success }) => here(success ? 'fate.enters' : 'fate.stays'),
  withdrawal: ({ success }) => here(success ? 'fate.withdraws' : 'fate.stands'),
  entrenchment: ({ success }) =>
    success ? here('fate.entrenched', undefined, { entrenched: true }) : here('fate.open'),
  overrun: (_, { enemy }) => here('fate.overran', { sps: enemy }),
  'forced-march': ({ lost }, input) => {
    const left = n(input, 'sps') - Number(lost);
    return here('fate.lost', { lost, left }, { sps: left }, left === 0);
  },
  garrison: (_, input) => {
    const sps = n(input, 'garrison') + n(input, 'enter') - n(input, 'leave');
    return here('fate.garrison', { sps }, { garrison: sps });
  },
  mask: () => here('mask.masked'),
  siege: ({ falls, marker }) =>
    falls ? here('fate.fell', undefined, undefined, true) : here('fate.marker', { marker }, { marker }),
  'supply-raid': ({ effect, supply }, { target }) =>
    here(`supply-raid.fate.${effect}`, undefined, target === 'force' ? { supply } : undefined, effect === 'destroyed'),
  'raid-losses': ({ loser, units }, input) => {
    const there = input[String(loser)] as unknown as readonly { readonly unit: string; readonly steps: number }[];
    return there.flatMap(({ unit, steps }, place): Fate[] => {
      const hits = (units as readonly string[]).filter((each) => each === unit).length;
      const left = steps - hits;
      return hits === 0 ? [] : [[`${loser}[${place}]`, 'fate.steps', { left }, { steps: left }, left === 0]];
    });
  },
  'supply-actions': ({ supply }, input) =>
    supply === input['supply'] ? [] : here(`supply.${supply}`, undefined, { supply }),
  sustainment: ({ thl }, input) => {
    const left = n(input, 'treasury') - Number(thl);
    return here('fate.treasury', { thl: left }, { treasury: left });
  },
  reconstruction: ({ thl }, input) => {
    const left = n(input, 'treasury') - Number(thl);
    return here('fate.treasury', { thl: left }, { treasury: left });
  },
  // What the treasury lacks it cannot pay.
  recruitment: ({ cost }, input) => {
    const left = Math.max(0, n(input, 'treasury') - Number(cost));
    return here('fate.treasury', { thl: left }, { treasury: left });
  },
};

describe('what becomes of the counter', () => {
  test.each(Object.entries(FATES))('%s', (id, expected) => {
    for (const { procedure, input, result } of played(id)) {
      const fates = (procedure.fates?.(result as never, input as never) ?? []).map(
        ({ at, words, after, gone = false }) => [at, words.key, words.facts, after, gone],
      );
      expect(fates, JSON.stringify([input, result])).toEqual(expected(result, input));
    }
  });
});

/** What comes next of each chart. */
const NEXT: Readonly<Record<string, (result: Facts, input: Facts) => readonly (readonly [string, object])[]>> = {
  march: (_, { force, leader, rating, sps }) => [['forced-march', { force, leader, rating, sps }]],
  mask: (_, { fortress, class: of, garrison, force, sps }) => [
    ['siege', { fortress, class: of, garrison, force, sps }],
  ],
  siege: ({ falls, marker, lost }, { troops: _, defendingLeader, ...told }) =>
    falls
      ? []
      : [
          [
            'siege',
            {
              ...told,
              ...(defendingLeader === '—' ? {} : { defendingLeader }),
              marker,
              sps: Number(told['sps']) - Number(lost),
            },
          ],
        ],
  sustainment: ({ thl }, { nation, treasury }) => [
    ['recruitment', { nation, treasury: Number(treasury) - Number(thl) }],
  ],
  recruitment: (_, { nation }) => [['new-leaders', { nation }]],
};

describe('what comes next', () => {
  test.each(Object.entries(NEXT))('of %s', (id, expected) => {
    for (const { procedure, input, result } of played(id)) {
      const acts = (procedure.next?.(result as never, input as never) ?? []).map(({ procedure: to, input: given }) => [
        to,
        given,
      ]);
      expect(acts, JSON.stringify([input, result])).toEqual(expected(result, input));
    }
  });
});

describe('the cause in one line', () => {
  const CHARTS = [
    ...['forced-march', 'interception', 'withdrawal', 'coordinated-attack', 'entrenchment', 'siege'],
    ...['naval-combat', 'raid-losses', 'supply-raid', 'recruitment', 'new-leaders'],
  ];
  /** What must be reached, where an attempt is made. */
  const needs = (steps: readonly ExplainedStep[]): object => {
    const reached = steps.flatMap(({ outcome }) => (outcome?.facts?.['needs'] === undefined ? [] : [outcome.facts]));
    return reached[0] ? { needs: reached[0]['needs'] } : {};
  };
  test.each(CHARTS)('%s: the dice, what was added, their sum, and what had to be reached', (id) => {
    for (const { procedure, input, result, resolution } of played(id)) {
      const { steps } = resolution;
      const thrown = steps.filter(
        ({ dice, title }) => dice.length > 0 && title.key === steps.find((step) => step.dice.length > 0)?.title.key,
      );
      const face = thrown.flatMap(({ dice }) => dice).reduce((sum, die) => sum + die.face, 0);
      const told = steps.map(({ outcome }) => outcome?.facts?.['drm']).find((drm) => drm !== undefined);
      const added = id === 'recruitment' ? Number(told) : total(thrown.flatMap(({ modifiers }) => [...modifiers]));
      const headline = procedure.headline?.({ result, input, steps } as never);
      expect([headline?.key, headline?.facts], JSON.stringify([input, result])).toEqual([
        'headline.dice',
        { face, drm: added, sum: face + added, ...needs(steps) },
      ]);
    }
  });
});

test('[17.4, 15.9] figures and outcomes follow the result', () => {
  for (const { procedure, result } of played('siege')) {
    expect([procedure.figures['falls']?.(result as never), procedure.figures['lost']?.(result as never)]).toEqual([
      result['falls'] ? 1 : 0,
      result['lost'],
    ]);
    expect(result['falls']).toBe(['honours', 'surrender'].includes(procedure.outcome(result as never)));
  }
  for (const { procedure, result } of played('retreat')) {
    const [lost, surrendered, left, sheltered] = ['lost', 'surrendered', 'left', 'sheltered'].map((name) =>
      n(result, name),
    ) as [number, number, number, number];
    expect(procedure.figures['lost']?.(result as never)).toBe(lost + surrendered);
    expect(procedure.figures['left']?.(result as never)).toBe(left + sheltered);
    const ends = surrendered > 0 ? 'surrenders' : left + sheltered > 0 ? 'escapes' : 'lost';
    expect(procedure.outcome(result as never)).toBe(ends);
    const [fate] = procedure.fates?.(result as never, {} as never) ?? [];
    expect([fate?.after, fate?.gone ?? false]).toEqual([{ sps: left }, left === 0]);
  }
  for (const { procedure, result } of played('raid-losses')) {
    const { loser, steps } = result;
    expect(procedure.outcome(result as never)).toBe(`${loser}-${steps}`);
    expect(
      [procedure.figures['raiderSteps'], procedure.figures['enemySteps']].map((of) => of?.(result as never)),
    ).toEqual(loser === 'raiders' ? [steps, 0] : [0, steps]);
  }
  for (const id of ['interception', 'withdrawal', 'entrenchment', 'forced-march'])
    for (const { procedure, result } of played(id))
      expect(procedure.outcome(result as never)).toBe(result['success'] ? 'success' : 'failure');
});
