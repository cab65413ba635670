import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { die } from '../dice/die.ts';
import { canonical } from '../journal/canonical.ts';
import { fraction, written } from '../number/fraction.ts';
import { Refused } from '../refusal/refusal.ts';
import { planned, plans } from '../second-way/plans.ts';
import { type Ask, chance, checkpoint, choice, done, type Plain, type Step } from '../step/step.ts';
import { enumerate } from './enumerate.ts';
import { odds, oddsInPieces } from './odds.ts';
import { always, bySide, evenly, naming, never, type Policy, threshold } from './policy.ts';

const ask = (text: string): Ask => ({ rule: 'x', text });

const POLICIES: Readonly<Record<string, Policy>> = {
  never,
  always,
  evenly,
  mixed: bySide({ a: evenly, b: threshold(0) }),
  uneven: (_ask, _side, options) => new Map(options.map((option, index) => [option, index + 1])),
  veryFine: (_ask, _side, options) => new Map(options.map((option, index) => [option, 10n ** 20n + BigInt(index)])),
};

describe('odds of random small procedures', () => {
  for (const [name, policy] of Object.entries(POLICIES)) {
    test(`equal brute enumeration with BigInt rationals, choices ${name}`, () => {
      fc.assert(
        fc.property(plans, (plan) => {
          const { distribution } = odds(planned(plan), { policy });
          const brute = enumerate(planned(plan), policy);
          expect(distribution.outcomes.reduce((sum, { weight }) => sum + weight, 0n)).toBe(distribution.total);
          expect(
            new Map(
              distribution.outcomes.map(({ outcome, weight }) => [
                canonical(outcome),
                written(fraction(weight, distribution.total)),
              ]),
            ),
          ).toEqual(new Map([...brute].map(([key, share]) => [key, written(share)])));
        }),
        { seed: 19, numRuns: 150 },
      );
    });
  }
});

/** The sum of many dice, merged after each. */
const dice = (count: number, sides: number, so = 0): Step<number> =>
  count === 0
    ? done(so)
    : chance(ask('die'), die(sides), (face) =>
        checkpoint(`left ${count}`, so + face, (sum) => dice(count - 1, sides, sum)),
      );

/** Exact sums by convolution: another method for the same thing. */
function convolved(count: number, sides: number): Map<number, bigint> {
  let sums = new Map([[0, 1n]]);
  for (let thrown = 0; thrown < count; thrown += 1) {
    const next = new Map<number, bigint>();
    for (const [sum, ways] of sums) {
      for (let face = 1; face <= sides; face += 1) next.set(sum + face, (next.get(sum + face) ?? 0n) + ways);
    }
    sums = next;
  }
  return sums;
}

describe('odds of many dice', () => {
  test.each([
    [2, 6],
    [10, 10],
    [20, 6],
    [40, 10],
  ])('%i dice of %i sides have exact weights, safe integers or not', (count, sides) => {
    const { distribution } = odds(dice(count, sides));
    expect(distribution.total).toBe(BigInt(sides) ** BigInt(count));
    expect(new Map(distribution.outcomes.map(({ outcome, weight }) => [outcome, weight]))).toEqual(
      convolved(count, sides),
    );
  });

  test('mean, spread and quantiles of two dice', () => {
    const { distribution } = odds(dice(2, 6));
    expect(written(distribution.mean((sum) => sum))).toBe('7');
    expect(written(distribution.variance((sum) => sum))).toBe('35/6');
    expect(distribution.quantile((sum) => sum, fraction(1, 2))).toBe(7);
    expect(distribution.quantile((sum) => sum, fraction(1, 36))).toBe(2);
    expect(written(distribution.share((sum) => sum >= 10))).toBe('1/6');
  });

  test('dice of different sizes on different paths share one denominator', () => {
    const uneven = chance(ask('first'), die(2), (face) =>
      face === 1 ? done('one') : chance(ask('second'), die(3), (next) => done(`two ${next}`)),
    );
    const { distribution } = odds(uneven);
    expect(written(distribution.share((name) => name === 'one'))).toBe('1/2');
    expect(written(distribution.share((name) => name === 'two 3'))).toBe('1/6');
  });

  test('a walk past its budget is refused with the size it reached', () => {
    expect(() => odds(dice(6, 10), { budget: 20 })).toThrow(Refused);
    try {
      odds(dice(6, 10), { budget: 20 });
    } catch (error) {
      expect((error as Refused).refusals).toEqual([
        { code: 'oddsTooLarge', at: '', facts: { states: 21, budget: 20 } },
      ]);
    }
  });

  test('a long walk reports progress and can be stopped', () => {
    const walk = oddsInPieces(dice(60, 200));
    const first = walk.next();
    expect(first.done).toBe(false);
    expect(walk.return(undefined as never).done).toBe(true);
  });
});

describe('policies', () => {
  const question = choice(ask('how many'), 'a', ['0', '1', '2', '3'], (option) => done(option));
  const chosen = (policy: Policy): string[] =>
    odds(question, { policy }).distribution.outcomes.map(({ outcome }) => outcome);
  test('never, always, threshold and a named answer', () => {
    expect(chosen(never)).toEqual(['0']);
    expect(chosen(always)).toEqual(['3']);
    expect(chosen(threshold(2))).toEqual(['2']);
    expect(chosen(naming({ 'a:how many': '1' }))).toEqual(['1']);
    expect(() => chosen(naming({ x: '9' }))).toThrow(Refused);
  });
});

test('outcomes that say the same are one, whatever they are', () => {
  const kinds = (outcome: (face: number) => Plain) =>
    odds(chance({ rule: 'x', text: 'die' }, die(6), done), { outcome }).distribution.outcomes.length;
  expect(kinds((face) => ({ even: face % 2 === 0 }))).toBe(2);
  expect(kinds((face) => [face > 4])).toBe(2);
  expect(kinds((face) => face % 3)).toBe(3);
  expect(kinds(() => null)).toBe(1);
  expect(kinds((face) => (face === 1 ? '1' : 1))).toBe(2);
});
