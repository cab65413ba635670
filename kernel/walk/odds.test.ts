import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { die } from '../dice/die.ts';
import { canonical } from '../journal/canonical.ts';
import { fraction, fromNumber, minus, plus, times, written } from '../number/fraction.ts';
import { Refused } from '../refusal/refusal.ts';
import { planned, plans } from '../second-way/plans.ts';
import { alike, chanceMeeting } from '../step/alike.ts';
import { type Ask, chance, checkpoint, choice, done, type Plain, type Step, settled, together } from '../step/step.ts';
import { Distribution } from './distribution.ts';
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

describe('how far a walk goes', () => {
  const flat = (sides: number): Step<number> =>
    chance(ask('die'), die(sides), (face) => checkpoint('face', face, (state) => done(state % 3)));

  test('as many states and ends as it may hold, and no more', () => {
    const three = { states: 13, levels: 2, peak: 12 };
    expect(odds(flat(12), { budget: 12 }).effort).toEqual(three);
    expect(() => odds(flat(12), { budget: 11 })).toThrow('oddsTooLarge');
    const ends = chance(ask('die'), die(5), done);
    expect(odds(ends, { budget: 5 }).effort).toEqual({ states: 1, levels: 1, peak: 1 });
    expect(() => odds(ends, { budget: 4 })).toThrow('oddsTooLarge');
    const meeting = chanceMeeting(
      ask('die'),
      alike(die(5), (face) => face),
      'met',
      (face) => face,
      () => done(1),
      () => () => [],
    );
    // Five states of which one end comes.
    expect(odds(meeting, { budget: 5 }).effort.states).toBe(6);
    expect(() => odds(meeting, { budget: 4 })).toThrow('oddsTooLarge');
  });

  test('an option that is never taken is not walked', () => {
    const either = choice(ask('way'), 'a', ['known', 'unknown'], (option): Step<string> => {
      if (option === 'unknown') throw new Error('nobody goes there');
      return done(option);
    });
    const policy = () =>
      new Map([
        ['known', 2],
        ['unknown', 0],
      ]);
    expect(odds(either, { policy }).distribution.outcomes).toEqual([{ outcome: 'known', weight: 2n }]);
  });

  test('it is told every 2,048 states and after each level, with what has ended', () => {
    const told: { level: number; states: number; ended: boolean }[] = [];
    odds(flat(5_000), {
      onProgress: ({ level, states, ended }) => told.push({ level, states, ended: ended !== undefined }),
    });
    expect(told).toEqual([
      { level: 1, states: 1, ended: false },
      { level: 2, states: 5_001 + 2_048, ended: false },
      { level: 2, states: 5_001 + 4_096, ended: false },
      { level: 2, states: 5_001, ended: true },
    ]);
  });

  test('a path of which the machine cannot tell how rare it is, is refused', () => {
    const rare = (left: number): Step<number> =>
      left === 0 ? done(1) : chance(ask('die'), die(2), (face) => (face === 1 ? done(0) : rare(left - 1)));
    expect(written(odds(rare(52)).distribution.share((end) => end === 1))).toBe(`1/${2n ** 52n}`);
    expect(written(odds(rare(20)).distribution.share((end) => end === 1))).toBe(`1/${2n ** 20n}`);
    expect(() => odds(rare(53))).toThrow('oddsTooDeep');
  });

  test('what is certain is not counted among the states that were walked', () => {
    const certain = chance(ask('die'), die(5), (face) =>
      settled(
        's',
        face,
        (state) => ({ outcome: `${state % 2}`, figures: {} }),
        (state) => done(state % 2),
      ),
    );
    const walked = odds(certain, { outcome: String, settle: ({ outcome }) => (outcome === '1' ? outcome : undefined) });
    expect(walked.effort).toEqual({ states: 1 + 2, levels: 2, peak: 5 });
    expect(walked.distribution.outcomes.map(({ outcome, weight }) => [outcome, weight]).toSorted()).toEqual([
      ['0', 2n],
      ['1', 3n],
    ]);
  });
});

describe('decisions on the way', () => {
  type Put = readonly [string, string, unknown, string];
  const putIn = (step: Step<unknown>, policy: Policy): readonly Put[] => {
    const put: Put[] = [];
    odds(step, {
      policy,
      onDecision: (node, side, answer, weight, total) =>
        put.push([node.ask.text, side, answer, written(fraction(weight, total))]),
    });
    return put;
  };

  test('are told with their share of all plays, once, wherever they come up', () => {
    const tree = chance(ask('die'), die(6), (face) =>
      face < 3
        ? done(0)
        : choice(ask('which'), 'red', ['a', 'b'], (option) =>
            option === 'a'
              ? done(1)
              : checkpoint('c', 0, () => together(ask('seal'), { red: ['x'], blue: ['y', 'z'] }, () => done(2))),
          ),
    );
    expect(putIn(tree, always)).toEqual([
      ...Array.from({ length: 4 }, () => ['which', 'red', 'b', '1/6']),
      ['seal', 'red', 'x', '2/3'],
      ['seal', 'blue', 'z', '2/3'],
    ]);
    const mixed: Policy = (_ask, _side, options) => new Map(options.map((option, index) => [option, index * 2 + 1]));
    // A quarter stops, three quarters of two thirds go on.
    expect(putIn(tree, mixed).slice(4)).toMatchObject([
      ['seal', 'red', new Map([['x', 1]]), '1/2'],
      [
        'seal',
        'blue',
        new Map([
          ['y', 1],
          ['z', 3],
        ]),
        '1/2',
      ],
    ]);
  });

  test('are told once also where a level starts over for want of room', () => {
    const far = (left: number): Step<number> =>
      left === 0 ? done(0) : chance(ask('die'), die(97), () => checkpoint(`far ${left}`, 0, () => far(left - 1)));
    const tree = (left: number): Step<number> =>
      left === 0
        ? choice(ask('which'), 'red', ['a', 'b'], () => far(2))
        : chance(ask('die'), die(97), () => checkpoint(`left ${left}`, 0, () => tree(left - 1)));
    expect(putIn(tree(9), never)).toEqual([['which', 'red', 'a', '1']]);
    const late = (left: number): Step<number> =>
      left === 0
        ? done(0)
        : choice(ask(`q${left}`), 'red', ['a', 'b'], () =>
            chance(ask('die'), die(97), () => checkpoint(`left ${left}`, 0, () => late(left - 1))),
          );
    expect(putIn(late(10), evenly).map(([text, , , share]) => [text, share])).toEqual(
      Array.from({ length: 10 }, (_, at) => [`q${10 - at}`, '1']),
    );
  });

  test('a mix takes whole weights, some of them above nought', () => {
    const question = choice(ask('q'), 'red', ['a', 'b', 'c'], done);
    const under =
      (...weights: readonly (number | bigint)[]) =>
      () =>
        odds(question, { policy: () => new Map(weights.map((weight, at) => [['a', 'b', 'c'][at] as string, weight])) })
          .distribution;
    expect(under(1, 0, 3)().outcomes.map(({ outcome, weight }) => [outcome, weight])).toEqual([
      ['a', 1n],
      ['c', 3n],
    ]);
    expect(written(under(1, 2n, 3)().share((end) => end === 'b'))).toBe('1/3');
    expect(written(under(Number.MAX_SAFE_INTEGER, 1)().share((end) => end === 'b'))).toBe(`1/${2n ** 53n}`);
    for (const wrong of [under(-1, 2), under(0.5, 1), under(2 ** 53, 1)])
      expect(wrong).toThrow('a mix takes whole weights');
    expect(under(0, 0n)).toThrow('a mix needs some weight');
    expect(() => odds(question, { policy: () => new Map() })).toThrow('a mix needs some weight');
  });
});

describe('policies refuse and fall back', () => {
  const node = choice(ask('q'), 'a', ['x', 'y'], done) as Parameters<Policy>[3];
  const settling = (policy: Policy, options: readonly string[], side = 'a') =>
    policy({ rule: 'r', text: 'q' }, side, options, node);

  test('where nothing is offered', () => {
    for (const policy of [never, always, threshold(3)])
      expect(() => settling(policy, [])).toThrow('r, q: no option at all');
  });

  test('a threshold takes the highest number that it allows, in whatever order they stand', () => {
    expect(settling(threshold(9), ['10', '9', '2'])).toBe('9');
    expect(settling(threshold(10), ['2', '10', '9'])).toBe('10');
    expect(settling(threshold(1), ['2', '10'])).toBe('2');
    expect(settling(threshold(5), ['none', ''])).toBe('none');
    expect(settling(threshold(5), ['', '3'])).toBe('3');
  });

  test('sides by their own policy, the others as all are', () => {
    const policy = bySide({ a: always }, () => 'other');
    expect([
      settling(policy, ['x', 'y']),
      settling(policy, ['x', 'y'], 'b'),
      settling(policy, ['x'], 'toString'),
    ]).toEqual(['y', 'other', 'other']);
    expect(settling(bySide({}), ['x', 'y'])).toBe('x');
  });

  test('a named answer by the nearest name, refused where it is not on offer', () => {
    const named = (options: Record<string, string>, side = 'a') => settling(naming(options), ['x', 'y', 'z'], side);
    expect(named({ 'a:q': 'y', q: 'z', 'a:r': 'x', r: 'x' })).toBe('y');
    expect(named({ q: 'z', 'a:r': 'y', r: 'x' })).toBe('z');
    expect(named({ 'a:r': 'y', r: 'z' })).toBe('y');
    expect(named({ r: 'z' })).toBe('z');
    expect(named({ 'b:q': 'z' })).toBe('x');
    try {
      expect.fail(String(named({ q: 'w' })));
    } catch (error) {
      expect((error as Refused).refusals).toEqual([
        {
          code: 'notAnOption',
          at: 'q',
          rule: 'r',
          facts: { ask: { key: 'q' }, side: 'a', received: 'w', options: ['x', 'y', 'z'] },
        },
      ]);
    }
  });
});

describe('a distribution', () => {
  const weights = fc.array(fc.tuple(fc.integer({ min: -8, max: 8 }), fc.integer({ min: 1, max: 9 })), {
    minLength: 1,
    maxLength: 8,
  });
  const made = (rows: readonly (readonly [number, number])[], scale: bigint, cut: number) => {
    const outcomes = rows.map(([value, weight]) => ({ outcome: value / cut, weight: BigInt(weight) * scale }));
    return new Distribution(
      outcomes,
      outcomes.reduce((sum, { weight }) => sum + weight, 0n),
    );
  };

  const squared = (value: ReturnType<typeof fromNumber>) => times(value, value);

  test('has the mean, variance, quantiles and sums that plain fractions give, whatever its size and fineness', () => {
    fc.assert(
      fc.property(weights, fc.constantFrom(1n, 3n ** 50n), fc.constantFrom(1, 2, 8, 10, 3), (rows, scale, cut) => {
        const distribution = made(rows, scale, cut);
        const whole = rows.reduce((sum, [, weight]) => sum + weight, 0);
        const mean = rows.reduce(
          (so, [value, weight]) => plus(so, times(fromNumber(value / cut), fraction(weight, whole))),
          fraction(0),
        );
        expect(written(distribution.mean((value) => value))).toBe(written(mean));
        const squares = rows.reduce(
          (so, [value, weight]) => plus(so, times(squared(fromNumber(value / cut)), fraction(weight, whole))),
          fraction(0),
        );
        expect(written(distribution.variance((value) => value))).toBe(written(minus(squares, times(mean, mean))));
        const merged = distribution.by((value) => Math.abs(value));
        expect(merged.total).toBe(distribution.total);
        for (const { outcome, weight } of merged.outcomes)
          expect(weight).toBe(
            rows.reduce(
              (sum, [value, each]) => (Math.abs(value / cut) === outcome ? sum + BigInt(each) * scale : sum),
              0n,
            ),
          );
        expect(new Set(merged.outcomes.map(({ outcome }) => outcome)).size).toBe(merged.outcomes.length);
        for (const [over, under] of [
          [1, 20],
          [1, 2],
          [19, 20],
          [1, 1],
          [0, 1],
        ] as const) {
          const sorted = rows.toSorted(([a], [b]) => a - b);
          let passed = 0;
          const first = sorted.find(([, weight]) => {
            passed += weight;
            return passed * under >= over * whole;
          });
          expect(distribution.quantile((value) => value, fraction(over, under))).toBe((first?.[0] ?? Number.NaN) / cut);
        }
      }),
      { seed: 71, numRuns: 150 },
    );
  });

  test('of parts too fine for halving is exact all the same, also beside whole ones', () => {
    const fine = new Distribution(
      [
        { outcome: 2 ** -30, weight: 1n },
        { outcome: 1, weight: 1n },
      ],
      2n,
    );
    expect(written(fine.mean((value) => value))).toBe(written(fraction(2n ** 30n + 1n, 2n ** 31n)));
    const large = new Distribution(
      [
        { outcome: 2 ** 60, weight: 1n },
        { outcome: 0.5, weight: 1n },
      ],
      2n,
    );
    expect(written(large.mean((value) => value))).toBe(written(fraction(2n ** 61n + 1n, 4n)));
    const edge = new Distribution(
      [
        { outcome: 2 ** -20, weight: 1n },
        { outcome: 2 ** 52, weight: 1n },
      ],
      2n,
    );
    expect(written(edge.mean((value) => value))).toBe(written(fraction(2n ** 72n + 1n, 2n ** 21n)));
  });

  test('without outcomes has no quantile, and a share is of what passes', () => {
    expect(() => new Distribution<number>([], 1n).quantile((value) => value, fraction(1, 2))).toThrow('no quantile');
    const coin = new Distribution(
      [
        { outcome: 'a', weight: 1n },
        { outcome: 'b', weight: 3n },
      ],
      4n,
    );
    expect([written(coin.share((end) => end === 'b')), written(coin.share(() => false))]).toEqual(['3/4', '0']);
    expect(
      coin.by(
        (end) => end.toUpperCase(),
        (end) => end.length,
      ).outcomes,
    ).toEqual([{ outcome: 'A', weight: 4n }]);
    expect(coin.spread((end) => Number(end === 'b'))).toBeCloseTo(Math.sqrt(3 / 16), 12);
  });
});

test('too many paths to be walked one by one are told so', () => {
  expect(enumerate(dice(2, 6), never, (sum) => sum, 36).size).toBe(11);
  expect(() => enumerate(dice(2, 6), never, (sum) => sum, 35)).toThrow('more than 35 paths');
});
