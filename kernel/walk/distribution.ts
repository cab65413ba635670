/** An exact distribution: whole weights over one common denominator. */
import { type Fraction, fraction, fromNumber, minus, plus, times, toNumber } from '../number/fraction.ts';

/** One outcome and its weight. */
export interface Outcome<T> {
  readonly outcome: T;
  readonly weight: bigint;
}

/** Outcomes with exact weights over one total. */
export class Distribution<T> {
  readonly outcomes: readonly Outcome<T>[];
  readonly total: bigint;

  constructor(outcomes: readonly Outcome<T>[], total: bigint) {
    this.outcomes = outcomes;
    this.total = total;
  }

  /** The exact share of every outcome that passes. */
  share(passes: (outcome: T) => boolean): Fraction {
    const weight = this.outcomes.reduce((sum, { outcome, weight }) => (passes(outcome) ? sum + weight : sum), 0n);
    return fraction(weight, this.total);
  }

  /** The distribution of something that the outcomes have in common, equal things put together. */
  by<U>(project: (outcome: T) => U, keyOf: (value: U) => unknown = (value) => value): Distribution<U> {
    const merged = new Map<unknown, { outcome: U; weight: bigint }>();
    for (const { outcome, weight } of this.outcomes) {
      const value = project(outcome);
      const key = keyOf(value);
      const known = merged.get(key);
      if (known) known.weight += weight;
      else merged.set(key, { outcome: value, weight });
    }
    return new Distribution([...merged.values()], this.total);
  }

  /** Exact mean of a figure. */
  mean(figure: (outcome: T) => number): Fraction {
    let whole = 0n;
    let rest = fraction(0);
    // Equal values together first: there are few of them, however many outcomes.
    for (const { outcome: value, weight } of this.by(figure).outcomes) {
      if (Number.isSafeInteger(value)) whole += BigInt(value) * weight;
      else rest = plus(rest, times(fromNumber(value), fraction(weight, 1n)));
    }
    return times(plus(fraction(whole, 1n), rest), fraction(1n, this.total));
  }

  /** Exact variance of a figure. */
  variance(figure: (outcome: T) => number): Fraction {
    const mean = this.mean(figure);
    return minus(
      this.mean((outcome) => figure(outcome) ** 2),
      times(mean, mean),
    );
  }

  /** Standard deviation, as a decimal. */
  spread(figure: (outcome: T) => number): number {
    return Math.sqrt(toNumber(this.variance(figure)));
  }

  /** The smallest value of the figure that at least `over/under` of the weight does not exceed. */
  quantile(figure: (outcome: T) => number, { over, under }: Fraction): number {
    const sorted = this.by(figure).outcomes.toSorted((a, b) => a.outcome - b.outcome);
    let seen = 0n;
    for (const { outcome, weight } of sorted) {
      seen += weight;
      if (seen * under >= over * this.total) return outcome;
    }
    throw new RangeError('a distribution without outcomes has no quantile');
  }
}
