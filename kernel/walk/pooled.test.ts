/** Dice taken together weigh what they weigh one by one, and are thrown one by one all the same. */
import { expect, test } from 'vitest';
import { Advisor } from '../advice/advise.ts';
import { d6 } from '../dice/die.ts';
import { nested } from '../step/nested.ts';
import { type Ask, chance, choice, done, type Step } from '../step/step.ts';
import { enumerate } from './enumerate.ts';
import { odds } from './odds.ts';
import { type Pools, pooled } from './pooled.ts';

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
