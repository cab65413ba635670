/** An exact distribution: whole weights over one common denominator. */
import { type Fraction, fraction, fromNumber, LARGEST_SAFE, minus, plus, times, toNumber } from '../number/fraction.ts';
import type { Plain } from '../step/step.ts';
import { stateKey } from './key.ts';
import type { Column } from './outcomes.ts';
import { Slots } from './slots.ts';

/** One outcome and its weight. */
export interface Outcome<T> {
  readonly outcome: T;
  readonly weight: bigint;
}

/** Rows as a walk has numbered them: the numbers of those that were met, and what they have in one place. */
interface RowsMet {
  readonly met: readonly number[];
  readonly column: (place: number) => Column | undefined;
}

/** Outcomes with exact weights over one total. */
export class Distribution<T> {
  readonly outcomes: readonly Outcome<T>[];
  readonly total: bigint;
  readonly #rows: RowsMet | undefined;
  #numbers: Float64Array | undefined;

  constructor(outcomes: readonly Outcome<T>[], total: bigint, rows?: RowsMet) {
    this.outcomes = outcomes;
    this.total = total;
    this.#rows = rows;
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

  /** What rows have in one place, equal items put together: as `by` would, and quicker where a walk has numbered them. */
  column(place: number): Distribution<Plain> {
    const [rows, weights] = [this.#rows, this.#safe];
    const column = rows?.column(place);
    if (!rows || !weights || !column) return this.by((row) => (row as readonly Plain[])[place] as Plain, stateKey);
    const { items, values } = column;
    const sums = new Float64Array(values.length);
    const met: number[] = [];
    for (let index = 0; index < weights.length; index += 1) {
      const item = items[rows.met[index] as number] as number;
      if (sums[item] === 0) met.push(item);
      sums[item] = (sums[item] as number) + (weights[index] as number);
    }
    return new Distribution(
      met.map((item) => ({ outcome: values[item] as Plain, weight: BigInt(sums[item] as number) })),
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
    this.#numbers ??= numbersOf(this.outcomes);
    return this.#numbers;
  }

  /** Exact mean of a figure. */
  mean(figure: (outcome: T) => number): Fraction {
    return meanOf(this.by(figure));
  }

  /** Exact variance of a figure. */
  variance(figure: (outcome: T) => number): Fraction {
    return varianceOf(this.by(figure));
  }

  /** Standard deviation, as a decimal. */
  spread(figure: (outcome: T) => number): number {
    return Math.sqrt(toNumber(this.variance(figure)));
  }

  /** The smallest value of the figure that at least `over/under` of the weight does not exceed. */
  quantile(figure: (outcome: T) => number, part: Fraction): number {
    return quantileOf(ascending(this.by(figure)), part);
  }
}

function numbersOf(outcomes: readonly Outcome<unknown>[]): Float64Array {
  const numbers = new Float64Array(outcomes.length);
  for (let index = 0; index < outcomes.length; index += 1) numbers[index] = Number(outcomes[index]?.weight);
  return numbers;
}

/** Values from the smallest to the largest. */
export const ascending = ({ outcomes, total }: Distribution<number>): Distribution<number> =>
  new Distribution(
    outcomes.toSorted((a, b) => a.outcome - b.outcome),
    total,
  );

/** The mean of values. */
export function meanOf({ outcomes, total }: Distribution<number>): Fraction {
  const parts = fineness(outcomes);
  if (parts === undefined) return times(summed(outcomes, fromNumber), fraction(1n, total));
  let sum = 0n;
  for (const { outcome, weight } of outcomes) sum += BigInt(outcome * parts) * weight;
  return fraction(sum, total * BigInt(parts));
}

/** The variance of values: the mean of their squares less the square of their mean. */
export function varianceOf(values: Distribution<number>): Fraction {
  const { outcomes, total } = values;
  const mean = meanOf(values);
  const square = (value: number): Fraction => times(fromNumber(value), fromNumber(value));
  const parts = fineness(outcomes);
  if (parts === undefined) return minus(times(summed(outcomes, square), fraction(1n, total)), times(mean, mean));
  let squares = 0n;
  for (const { outcome, weight } of outcomes) squares += BigInt(outcome * parts) ** 2n * weight;
  return minus(fraction(squares, total * BigInt(parts) ** 2n), times(mean, mean));
}

const summed = (outcomes: readonly Outcome<number>[], worth: (value: number) => Fraction): Fraction =>
  outcomes.reduce((so, { outcome, weight }) => plus(so, times(worth(outcome), fraction(weight))), fraction(0));

/** The first of ascending values that at least `over/under` of the weight does not exceed. */
export function quantileOf({ outcomes, total }: Distribution<number>, { over, under }: Fraction): number {
  let seen = 0n;
  for (const { outcome, weight } of outcomes) {
    seen += weight;
    if (seen * under >= over * total) return outcome;
  }
  throw new RangeError('a distribution without outcomes has no quantile');
}

const FINEST = 2 ** 20;

/** Into how many parts a whole must be cut, by halving, for all these to be whole; nothing where that would be too fine. */
function fineness(outcomes: readonly Outcome<number>[]): number | undefined {
  let parts = 1;
  for (const { outcome } of outcomes) {
    while (!Number.isSafeInteger(outcome * parts)) {
      parts *= 2;
      if (parts > FINEST) return undefined;
    }
  }
  return outcomes.every(({ outcome }) => Number.isSafeInteger(outcome * parts)) ? parts : undefined;
}
