import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fraction } from '../number/fraction.ts';
import { part, shareOf } from './amount.ts';

test('a share is the same, whether or not it fits into numbers of the machine', () => {
  const total = fc.oneof(fc.bigInt(1n, 200n), fc.bigInt(2n ** 53n - 3n, 2n ** 53n + 3n), fc.bigInt(1n, 10n ** 30n));
  fc.assert(
    fc.property(total, fc.nat({ max: 1_000 }), (whole, thousandths) => {
      const weight = (whole * BigInt(thousandths)) / 1_000n;
      expect(shareOf(weight, whole)).toEqual(part(fraction(weight, whole)));
    }),
    { seed: 18, numRuns: 500 },
  );
  expect(shareOf(0n, 36n)).toEqual({ p: 0, fraction: '0' });
  expect(shareOf(36n, 36n)).toEqual({ p: 1, fraction: '1' });
  expect(shareOf(27n, 36n)).toEqual({ p: 0.75, fraction: '3/4' });
  // Past what a number holds: a third of 3 × 10^20.
  expect(shareOf(10n ** 20n, 3n * 10n ** 20n)).toEqual({ p: 1 / 3, fraction: '1/3' });
});
