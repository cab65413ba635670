/**
 * Exact shares that stay whole numbers of the machine as long as they fit: means of many values are the hot path of
 * advice, and a greatest common divisor at each addition was most of its time.
 */
import { compare as compareFractions, type Fraction, fraction, fromNumber, plus, smallGcd, times } from './fraction.ts';

interface Small {
  readonly over: number;
  readonly under: number;
}

/** `over / under`, not in lowest terms; in BigInt where it would not fit. */
export type Quick = Small | Fraction;

const isSmall = (value: Quick): value is Small => typeof value.over === 'number';

/** The finest part of a whole that is looked for: past it BigInt does. */
const FINEST = 2 ** 20;

export function quick(value: number): Quick {
  for (let under = 1; under <= FINEST; under *= 2) {
    if (Number.isSafeInteger(value * under)) return { over: value * under, under };
  }
  return fromNumber(value);
}

/** In lowest terms. */
export const exact = (value: Quick): Fraction => fraction(BigInt(value.over), BigInt(value.under));

/** The mean of values that come one by one, each with its whole weight. */
export class Mean {
  #over = 0;
  #under = 1;
  #whole = 0;
  /** The sum so far, once it does not fit any more. */
  #large: Fraction | undefined;

  add(value: Quick, weight = 1): void {
    this.#whole += weight;
    if (this.#large || !isSmall(value) || !this.#fits(value.over * weight, value.under)) this.#addLarge(value, weight);
  }

  /** Adds, unless a number would come out that the machine does not hold exactly. */
  #fits(over: number, under: number): boolean {
    const before = this.#under;
    if (under === before) return this.#become(this.#over, over, under);
    // Denominators are mostly powers of one die: the larger is a multiple of the smaller.
    if (under % before === 0) return this.#become(this.#over * (under / before), over, under);
    if (before % under === 0) return this.#become(this.#over, over * (before / under), before);
    const shared = smallGcd(before, under);
    return this.#become(this.#over * (under / shared), over * (before / shared), before * (under / shared));
  }

  #become(left: number, right: number, under: number): boolean {
    if (!isRoomy(left) || !isRoomy(right) || !isRoomy(under)) return false;
    this.#over = left + right;
    this.#under = under;
    return true;
  }

  #addLarge(value: Quick, weight: number): void {
    const before = this.#large ?? exact({ over: this.#over, under: this.#under });
    this.#large = plus(before, times(exact(value), fraction(weight)));
  }

  get value(): Quick {
    if (this.#large) return times(this.#large, fraction(1, this.#whole));
    const under = this.#under * this.#whole;
    return isRoomy(under) ? fitted(this.#over, under) : exactOver(this.#over, this.#under, this.#whole);
  }
}

const exactOver = (over: number, under: number, whole: number): Fraction =>
  fraction(BigInt(over), BigInt(under) * BigInt(whole));

/** A product that comes out below this was not rounded, and two of them may be added. */
const ROOMY = 2 ** 52;

const isRoomy = (value: number): boolean => value < ROOMY && value > -ROOMY;

/** Reduced only when it has grown. */
const GROWN = 2 ** 40;

function fitted(over: number, under: number): Small {
  if (under < GROWN) return { over, under };
  const shared = smallGcd(Math.abs(over), under) || 1;
  return { over: over / shared, under: under / shared };
}

/** The mean of values that are as likely as each other. */
export function mean(values: readonly Quick[]): Quick {
  const all = new Mean();
  for (const value of values) all.add(value);
  return all.value;
}

export function compare(a: Quick, b: Quick): number {
  if (isSmall(a) && isSmall(b)) {
    if (a.under === b.under) return a.over - b.over;
    const [left, right] = [a.over * b.under, b.over * a.under];
    if (Number.isSafeInteger(left) && Number.isSafeInteger(right)) return left - right;
  }
  return compareFractions(exact(a), exact(b));
}
