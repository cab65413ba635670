/** An exact distribution: whole weights over one common denominator. */
import { type Fraction, fraction, fromNumber, minus, plus, times, toNumber } from '../number/fraction.ts';
import { Slots } from './slots.ts';

/** One outcome and its weight. */
export interface Outcome<T> {
  readonly outcome: T;
  readonly weight: bigint;
}

/** Outcomes with exact weights over one total. */
export class Distribution<T> {
  readonly outcomes: readonly Outcome<T>[];
  readonly total: bigint;
  #numbers: Float64Array | undefined;

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
    const places = new Slots();
    const values: U[] = [];
    const placeOf = ({ outcome }: Outcome<T>): number => {
      const value = project(outcome);
      const key = keyOf(value);
      const known = places.get(key);
      if (known !== undefined) return known;
      const place = values.push(value) - 1;
      places.set(key, place);
      return place;
    };
    const weights = this.#safe ? this.#safeSums(this.#safe, placeOf) : this.#sums(placeOf);
    return new Distribution(
      values.map((outcome, place) => ({ outcome, weight: weights[place] as bigint })),
      this.total,
    );
  }

  #sums(placeOf: (outcome: Outcome<T>) => number): readonly bigint[] {
    const sums: bigint[] = [];
    for (const each of this.outcomes) {
      const place = placeOf(each);
      sums[place] = (sums[place] ?? 0n) + each.weight;
    }
    return sums;
  }

  #safeSums(weights: Float64Array, placeOf: (outcome: Outcome<T>) => number): readonly bigint[] {
    const sums: number[] = [];
    for (let index = 0; index < weights.length; index += 1) {
      const place = placeOf(this.outcomes[index] as Outcome<T>);
      sums[place] = (sums[place] ?? 0) + (weights[index] as number);
    }
    return sums.map(BigInt);
  }

  /** No sum of weights is more than all of them: where that is safe, the numbers of the machine are exact and quicker. */
  get #safe(): Float64Array | undefined {
    if (this.total > LARGEST_SAFE) return undefined;
    this.#numbers ??= Float64Array.from(this.outcomes, ({ weight }) => Number(weight));
    return this.#numbers;
  }

  /** Exact mean of a figure. */
  mean(figure: (outcome: T) => number): Fraction {
    // Equal values together first: there are few of them, however many outcomes.
    const { outcomes } = this.by(figure);
    const parts = fineness(outcomes.map(({ outcome }) => outcome));
    if (parts === undefined) {
      const sum = outcomes.reduce(
        (so, { outcome, weight }) => plus(so, times(fromNumber(outcome), fraction(weight))),
        fraction(0),
      );
      return times(sum, fraction(1n, this.total));
    }
    const sum = outcomes.reduce((so, { outcome, weight }) => so + BigInt(outcome * parts) * weight, 0n);
    return fraction(sum, this.total * BigInt(parts));
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

const LARGEST_SAFE = BigInt(Number.MAX_SAFE_INTEGER);
const FINEST = 2 ** 20;

/** Into how many parts a whole must be cut, by halving, for all these to be whole; nothing where that would be too fine. */
function fineness(values: readonly number[]): number | undefined {
  let parts = 1;
  for (const value of values) {
    while (!Number.isSafeInteger(value * parts)) {
      parts *= 2;
      if (parts > FINEST) return undefined;
    }
  }
  return values.every((value) => Number.isSafeInteger(value * parts)) ? parts : undefined;
}
