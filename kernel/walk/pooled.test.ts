/** Dice taken together weigh what they weigh one by one, and are thrown one by one all the same. */
import { describe, expect, test } from 'vitest';
import { Advisor } from '../advice/advise.ts';
import { d6 } from '../dice/die.ts';
import { nested } from '../step/nested.ts';
import { type Ask, chance, choice, done, type Step } from '../step/step.ts';
import { enumerate } from './enumerate.ts';
import { odds } from './odds.ts';
import { play } from './play.ts';
import { type Pools, pooled, pooledPair } from './pooled.ts';
import { typed } from './source.ts';

const DIE: Ask = { rule: 'x', text: 'die' };
const STAY: Ask = { rule: 'x', text: 'stay' };

/** How many of two dice are sixes: none 25/36, one 10/36, both 1/36. */
const sixes = (): Step<number> =>
  chance(DIE, d6, (one) => chance(DIE, d6, (other) => done(Number(one === 6) + Number(other === 6))));

const hits = (pools: Pools<number>) => pooled(pools, 'two', sixes());

const weights = ({ distribution: { outcomes, total } }: ReturnType<typeof odds<number, number>>) => [
  outcomes.map(({ outcome, weight }) => [outcome, (weight * 36n) / total]).sort(),
  total % 36n,
];

test('odds are those of every face', () => {
  const expected = [
    [
      [0, 25n],
      [1, 10n],
      [2, 1n],
    ],
    0n,
  ];
  const pools: Pools<number> = new Map();
  expect(weights(odds(hits(pools)))).toEqual(expected);
  expect(weights(odds(hits(pools)))).toEqual(expected);
  expect(pools.size).toBe(1);
  expect(enumerate(hits(pools)).get('0')).toEqual({ over: 25n, under: 36n });
});

test('inside another procedure too, and in advice', () => {
  const pools: Pools<number> = new Map();
  const twice = nested('first', 0, hits(pools), (first) =>
    choice(STAY, 'red', ['stop', 'on'], (option) =>
      option === 'stop' ? done(first) : nested('second', first, hits(pools), (second, before) => done(second - before)),
    ),
  );
  const advisor = new Advisor<number>({ side: 'red', goal: (sum) => sum });
  // Going on without a six is worth 12/36, stopping with one 1 and with two 2: 25/36 × 1/3 + 10/36 + 2/36.
  expect(advisor.value(twice)).toEqual({ over: 61n, under: 108n });
});

test('a decision has no place among them', () => {
  const asking = chance(DIE, d6, () => choice(STAY, 'red', ['stop', 'on'], () => done(0)));
  expect(() => odds(pooled(new Map(), 'asking', asking))).toThrow('no place');
});

test('where no die is thrown there is nothing to take together', () => {
  const pools: Pools<number> = new Map();
  const end = done(3);
  expect(pooled(pools, 'end', end)).toBe(end);
  expect(pools.size).toBe(0);
});

describe('two pools one after the other', () => {
  const both = (one: number, other: number): string => `${one}-${other}`;

  test('weigh what every face of both weighs', () => {
    const pools: Pools<number> = new Map();
    const pair = pooledPair(hits(pools), hits(pools), both);
    if (pair.kind !== 'chance') return expect.fail();
    // 25, 10 and 1 of 36 for each: 25 × 25, 25 × 10 … of 1296.
    const { weights: of, whole, next } = pair.lots?.() ?? expect.fail();
    const told = of.map((weight, lot) => {
      const end = next(lot);
      return [end.kind === 'done' && end.result, weight];
    });
    const squares = [25, 10, 1].flatMap((one, first) =>
      [25, 10, 1].map((other, second) => [`${first}-${second}`, one * other]),
    );
    expect([told.sort(), whole]).toEqual([squares.sort(), 1296]);
    const plain = enumerate(pooledPair(sixes(), sixes(), both));
    // Where only one of them is taken together, neither is.
    for (const half of [pooledPair(hits(pools), sixes(), both), pooledPair(sixes(), hits(pools), both)])
      expect([...enumerate(half)].sort()).toEqual([...plain].sort());
    const walked = enumerate(pooledPair(hits(pools), hits(pools), both));
    expect([...walked].sort()).toEqual([...plain].sort());
    expect(pair.lots?.()).toBe(pair.lots?.());
  });

  test('are thrown in order', () => {
    const pools: Pools<number> = new Map();
    const thrown = play(
      pooledPair(hits(pools), hits(pools), both),
      typed([6, 6, 6, 1], () => expect.fail()),
    );
    expect(thrown).toBe('2-1');
  });

  test('are one pool where the other has no dice', () => {
    const pools: Pools<number> = new Map();
    expect(pooledPair(done(3), done(4), both)).toEqual(done('3-4'));
    for (const [pair, none] of [
      [pooledPair(done(3), hits(pools), both), '3-0'],
      [pooledPair(hits(pools), done(3), both), '0-3'],
    ] as const) {
      if (pair.kind !== 'chance') return expect.fail();
      expect(pair.lots?.().weights.toSorted((a, b) => b - a)).toEqual([25, 10, 1]);
      expect(enumerate(pair).get(JSON.stringify(none))).toEqual({ over: 25n, under: 36n });
    }
  });

  test('must come to an end', () => {
    const open = chance(DIE, d6, done, undefined, () => ({
      weights: [1],
      whole: 1,
      next: () => choice(STAY, 'red', ['on', 'off'], () => done(0)),
    }));
    const pair = pooledPair(open, hits(new Map()), both);
    expect(() => pair.kind === 'chance' && pair.lots?.()).toThrow('lead to an end');
  });
});
