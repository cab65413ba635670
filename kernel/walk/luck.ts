/** Where the actual outcome stands in the exact distribution. */
import { type Fraction, fraction, fromNumber, minus } from '../number/fraction.ts';
import type { Distribution } from './distribution.ts';

/** Where a value stands in its distribution. */
export interface Luck {
  readonly actual: number;
  readonly expected: Fraction;
  /** Actual minus expected. */
  readonly difference: Fraction;
  readonly below: Fraction;
  readonly equal: Fraction;
  /** The share of outcomes below, and half of the equal ones: one half is the middle of luck. */
  readonly percentile: Fraction;
}

/** Compares what happened with all that could have. */
export function luck<T>(distribution: Distribution<T>, figure: (outcome: T) => number, actual: number): Luck {
  const expected = distribution.mean(figure);
  const below = distribution.share((outcome) => figure(outcome) < actual);
  const equal = distribution.share((outcome) => figure(outcome) === actual);
  return {
    actual,
    expected,
    difference: minus(fromNumber(actual), expected),
    below,
    equal,
    percentile: fraction(2n * below.over * equal.under + equal.over * below.under, 2n * below.under * equal.under),
  };
}
