import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compare as compareFractions, fraction, plus, times, written } from './fraction.ts';
import { compare, exact, mean, type Quick, quick } from './quick.ts';

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
