import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  compare as compareFractions,
  type Fraction,
  fraction,
  fromNumber,
  gcd,
  lcm,
  minus,
  plus,
  smallGcd,
  times,
  toNumber,
  written,
} from './fraction.ts';
import { compare, exact, Mean, mean, type Quick, quick } from './quick.ts';

/** Numerators and denominators from tiny to past what a machine number holds. */
const value = fc.oneof(
  fc.record({ over: fc.integer({ min: -1000, max: 1000 }), under: fc.integer({ min: 1, max: 1000 }) }),
  fc.record({ over: fc.maxSafeInteger(), under: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }) }),
  fc.record({ over: fc.bigInt(-(10n ** 30n), 10n ** 30n), under: fc.bigInt(1n, 10n ** 30n) }),
);

const plain = ({ over, under }: Quick) => fraction(BigInt(over), BigInt(under));

describe('quick numbers', () => {
  test('a mean is what plain fractions give', () => {
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 10 }), (values) => {
        const sum = values.map(plain).reduce(plus, fraction(0));
        expect(written(exact(mean(values)))).toBe(written(times(sum, fraction(1, values.length))));
      }),
      { seed: 7, numRuns: 400 },
    );
  });

  test('they compare as plain fractions do', () => {
    fc.assert(
      fc.property(value, value, (a, b) => {
        expect(Math.sign(compare(a, b))).toBe(compareFractions(plain(a), plain(b)));
      }),
      { seed: 8, numRuns: 400 },
    );
  });

  test('products that the machine would round alike are told apart', () => {
    // (2²⁷ + 1)(2²⁷ − 1) = 2⁵⁴ − 1, which is 2⁵⁴ to the machine.
    const [one, other] = [
      { over: 2 ** 27 + 1, under: 2 ** 27 },
      { over: 2 ** 27, under: 2 ** 27 - 1 },
    ];
    expect([compare(one, other), compare(other, one)].map(Math.sign)).toEqual([-1, 1]);
  });

  test('halves and wholes come from numbers', () => {
    expect([quick(3), quick(-2), quick(0.5), quick(2.25)].map((each) => written(exact(each)))).toEqual([
      '3',
      '-2',
      '1/2',
      '9/4',
    ]);
  });

  test('a mean of means of dice stays small', () => {
    const level = (values: readonly Quick[]): Quick => mean(values);
    let deep: Quick = quick(1);
    for (let dice = 0; dice < 12; dice += 1)
      deep = level(Array.from({ length: 10 }, (_, face) => (face < 5 ? deep : quick(0))));
    expect(written(exact(deep))).toBe('1/4096');
    expect(typeof deep.over).toBe('number');
  });
});

const whole = fc.oneof(fc.bigInt(-50n, 50n), fc.bigInt(-(2n ** 60n), 2n ** 60n), fc.bigInt(-(10n ** 40n), 10n ** 40n));
const under = whole.filter((each) => each !== 0n);
const ratio = fc.tuple(whole, under);
const size = (value: bigint): bigint => (value < 0n ? -value : value);
/** Two ratios are equal where their cross products are. */
const sameRatio = ({ over, under }: Fraction, [top, bottom]: readonly [bigint, bigint]): boolean =>
  over * bottom === top * under;
/** Euclid by subtraction would take for ever on large numbers; by remainders, with no short way. */
const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? size(a) : divisor(b, a % b));

describe('fractions', () => {
  test('are in lowest terms, the sign above, and refuse nought below', () => {
    fc.assert(
      fc.property(ratio, ([over, under]) => {
        const made = fraction(over, under);
        expect(sameRatio(made, [over, under])).toBe(true);
        expect(made.under).toBeGreaterThan(0n);
        expect(divisor(made.over, made.under)).toBe(1n);
      }),
      { seed: 31, numRuns: 300 },
    );
    expect(fraction(3)).toEqual({ over: 3n, under: 1n });
    expect(() => fraction(3, 0)).toThrow('3 over zero is no fraction');
  });

  test('add, take away, multiply and compare as their cross products do', () => {
    fc.assert(
      fc.property(ratio, ratio, ([a, b], [c, d]) => {
        const [one, other] = [fraction(a, b), fraction(c, d)];
        expect(sameRatio(plus(one, other), [a * d + c * b, b * d])).toBe(true);
        expect(sameRatio(minus(one, other), [a * d - c * b, b * d])).toBe(true);
        expect(sameRatio(times(one, other), [a * c, b * d])).toBe(true);
        const difference = (a * d - c * b) * (b * d);
        expect(compareFractions(one, other)).toBe(difference < 0n ? -1 : difference > 0n ? 1 : 0);
        expect(compareFractions(one, one)).toBe(0);
      }),
      { seed: 32, numRuns: 300 },
    );
  });

  test('the greatest common divisor and the least common multiple, small and large, of either sign', () => {
    fc.assert(
      fc.property(whole, whole, under, (a, b, c) => {
        expect(gcd(a * c, b * c)).toBe(divisor(a * c, b * c));
        expect(size(lcm(b, c))).toBe(size(b * c) / divisor(b, c));
      }),
      { seed: 33, numRuns: 300 },
    );
    const safe = 2n ** 53n - 1n;
    for (const [a, b] of [
      [safe, 3n],
      [safe + 1n, 6n],
      [6n, safe + 1n],
      [0n, 5n],
      [5n, 0n],
      [0n, 0n],
    ] as const)
      expect(gcd(a, b)).toBe(divisor(a, b));
    expect([smallGcd(12, 18), smallGcd(7, 0), smallGcd(0, 7)]).toEqual([6, 7, 7]);
  });

  test('are written as a whole number or with a stroke', () => {
    expect([fraction(4, 2), fraction(-1, 6), fraction(0, 9)].map(written)).toEqual(['2', '-1/6', '0']);
  });

  test('come from decimals exactly, and go back to the nearest', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 }), (value) => {
        fc.pre(Math.abs(value) > 1e-9);
        const made = fromNumber(value);
        expect(Math.abs(toNumber(made) - value)).toBeLessThanOrEqual(Math.abs(value) * 1e-9);
      }),
      { seed: 34, numRuns: 200 },
    );
    expect([0.5, -2.25, 7, 0.1].map((each) => written(fromNumber(each)))).toEqual([
      '1/2',
      '-9/4',
      '7',
      // The double nearest to a tenth.
      '3602879701896397/36028797018963968',
    ]);
    expect(() => fromNumber(Number.NaN)).toThrow('NaN is no number to reckon with');
    expect(() => fromNumber(Number.POSITIVE_INFINITY)).toThrow(RangeError);
  });

  test('far past what a decimal holds are still near it', () => {
    const huge = 10n ** 400n;
    expect(toNumber({ over: huge, under: 3n * huge })).toBeCloseTo(1 / 3, 15);
    expect(toNumber({ over: -2n * huge, under: 3n * huge })).toBeCloseTo(-2 / 3, 15);
    expect(toNumber({ over: 2n ** 54n, under: 1n })).toBe(2 ** 54);
    expect(toNumber({ over: -(2n ** 54n), under: 3n })).toBeCloseTo(-(2 ** 54) / 3, -1);
    expect(toNumber({ over: 1n, under: 3n })).toBe(1 / 3);
    // At the last safe number the division of the machine is still the nearest.
    expect(toNumber({ over: 1n, under: 2n ** 53n - 1n })).toBe(1 / (2 ** 53 - 1));
    expect(toNumber({ over: 2n ** 53n - 1n, under: 7n })).toBe((2 ** 53 - 1) / 7);
    expect(toNumber({ over: -(2n ** 53n) + 1n, under: 7n })).toBe(-(2 ** 53 - 1) / 7);
  });
});

describe('numbers of the machine', () => {
  test('hold parts down to the finest by halving, and whole numbers as long as they are safe', () => {
    expect(quick(2 ** -20)).toEqual({ over: 1, under: 2 ** 20 });
    expect(quick(2 ** -21)).toEqual({ over: 1n, under: 2n ** 21n });
    expect(quick(2 ** 53 - 1)).toEqual({ over: 2 ** 53 - 1, under: 1 });
    expect(quick(2 ** 53)).toEqual({ over: 2n ** 53n, under: 1n });
    expect(quick(-1.5)).toEqual({ over: -3, under: 2 });
  });

  /** Weights, numerators and denominators at the edge of what fits, and all that comes between. */
  const edge = fc.constantFrom(
    1,
    2,
    3,
    6,
    10,
    36,
    2 ** 26,
    2 ** 39,
    2 ** 40,
    2 ** 40 + 2 ** 20,
    3 ** 25,
    2 ** 51,
    2 ** 52 - 1,
    2 ** 52,
    2 ** 52 + 1,
    2 ** 53 - 1,
  );
  const edged = fc.record({ over: fc.tuple(edge, fc.constantFrom(1, -1)).map(([a, b]) => a * b), under: edge });

  test('means with weights are what BigInt gives, also at the edge of what fits', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.oneof(edged, value), fc.integer({ min: 1, max: 9 })), { minLength: 1, maxLength: 6 }),
        (parts) => {
          const all = new Mean();
          for (const [each, weight] of parts) all.add(each, weight);
          let [over, below, weights] = [0n, 1n, 0n];
          for (const [each, weight] of parts) {
            over = over * BigInt(each.under) + BigInt(each.over) * BigInt(weight) * below;
            below *= BigInt(each.under);
            weights += BigInt(weight);
          }
          expect(sameRatio(exact(all.value), [over, below * weights])).toBe(true);
        },
      ),
      { seed: 35, numRuns: 600 },
    );
  });

  test('compare as BigInt does, also at the edge of what fits', () => {
    fc.assert(
      fc.property(fc.oneof(edged, value), fc.oneof(edged, value), (a, b) => {
        const difference = BigInt(a.over) * BigInt(b.under) - BigInt(b.over) * BigInt(a.under);
        expect(Math.sign(compare(a, b))).toBe(difference < 0n ? -1 : difference > 0n ? 1 : 0);
      }),
      { seed: 36, numRuns: 600 },
    );
    expect(compare({ over: 2, under: 5 }, { over: 1, under: 5 })).toBeGreaterThan(0);
  });

  test('are put in lowest terms once they have grown, and not before', () => {
    const meanOf = (over: number, under: number): Quick => mean([{ over, under }]);
    expect(meanOf(4, 2 ** 39)).toEqual({ over: 4, under: 2 ** 39 });
    expect(meanOf(4, 2 ** 40)).toEqual({ over: 1, under: 2 ** 38 });
    expect(meanOf(-4, 2 ** 40)).toEqual({ over: -1, under: 2 ** 38 });
    expect(meanOf(0, 2 ** 40)).toEqual({ over: 0, under: 1 });
    expect(meanOf(2 ** 52 - 1, 1)).toEqual({ over: 2 ** 52 - 1, under: 1 });
    expect(typeof meanOf(2 ** 52, 1).over).toBe('bigint');
    expect(typeof meanOf(-(2 ** 52), 1).over).toBe('bigint');
    expect(typeof meanOf(1, 2 ** 52).over).toBe('bigint');
  });

  test('stay numbers of the machine where one denominator divides the other or shares a part with it', () => {
    expect(
      mean([
        { over: 1, under: 2 },
        { over: 1, under: 6 },
      ]),
    ).toEqual({ over: 4, under: 12 });
    expect(
      mean([
        { over: 1, under: 6 },
        { over: 1, under: 2 },
      ]),
    ).toEqual({ over: 4, under: 12 });
    expect(
      mean([
        { over: 1, under: 4 },
        { over: 1, under: 6 },
      ]),
    ).toEqual({ over: 5, under: 24 });
  });
});
