/**
 * Exact shares that stay whole numbers of the machine as long as they fit: means of many values are the hot path of
 * advice, and a greatest common divisor at each addition was most of its time.
 */
import { compare as compareFractions, type Fraction, fraction, fromNumber, gcd, lcm } from './fraction.ts';

/** `over / under`, not in lowest terms; in BigInt where it would not fit. */
export type Quick = { readonly over: number; readonly under: number } | Fraction;

const isSmall = (value: Quick): value is { readonly over: number; readonly under: number } =>
  typeof value.over === 'number';

export const quick = (value: number): Quick =>
  Number.isSafeInteger(value) ? { over: value, under: 1 } : fromNumber(value);

/** In lowest terms. */
export const exact = (value: Quick): Fraction => fraction(BigInt(value.over), BigInt(value.under));

/** Below this two of them may be multiplied and added without a thought. */
const ROOMY = 2 ** 25;

/** The mean of values that are as likely as each other, or that have the whole weights given. */
export function mean(values: readonly Quick[], weights?: readonly number[]): Quick {
  return smallMean(values, weights) ?? bigMean(values, weights);
}

const wholeOf = (values: readonly Quick[], weights: readonly number[] | undefined): number =>
  weights ? weights.reduce((all, weight) => all + weight, 0) : values.length;

function smallMean(values: readonly Quick[], weights: readonly number[] | undefined): Quick | undefined {
  let [sum, under] = [0, 1];
  for (const [index, value] of values.entries()) {
    if (!isSmall(value)) return undefined;
    const over = weights ? value.over * (weights[index] as number) : value.over;
    if (index === 0) [sum, under] = [over, value.under];
    else if (value.under === under) sum += over;
    else {
      const shared = smallGcd(under, value.under);
      const [ours, theirs] = [value.under / shared, under / shared];
      const [left, right] = [sum * ours, over * theirs];
      under *= ours;
      sum = left + right;
      if (!Number.isSafeInteger(left) || !Number.isSafeInteger(right)) return undefined;
    }
    if (!Number.isSafeInteger(sum) || !Number.isSafeInteger(under)) return undefined;
  }
  return fitted(sum, under * wholeOf(values, weights));
}

/** Reduced only when it has grown; nothing where it does not fit even then. */
function fitted(over: number, under: number): Quick | undefined {
  if (!Number.isSafeInteger(under)) return undefined;
  if (under < ROOMY) return { over, under };
  const shared = smallGcd(Math.abs(over), under);
  return { over: over / shared, under: under / shared };
}

function smallGcd(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y !== 0) [x, y] = [y, x % y];
  return x === 0 ? 1 : x;
}

function bigMean(values: readonly Quick[], weights: readonly number[] | undefined): Fraction {
  const under = values.reduce((all, value) => lcm(all, BigInt(value.under)), 1n);
  const over = values.reduce(
    (sum, value, index) => sum + BigInt(value.over) * BigInt(weights?.[index] ?? 1) * (under / BigInt(value.under)),
    0n,
  );
  const whole = under * BigInt(wholeOf(values, weights));
  const shared = gcd(over, whole);
  return { over: over / shared, under: whole / shared };
}

export function compare(a: Quick, b: Quick): number {
  if (isSmall(a) && isSmall(b)) {
    if (a.under === b.under) return a.over - b.over;
    const [left, right] = [a.over * b.under, b.over * a.under];
    if (Number.isSafeInteger(left) && Number.isSafeInteger(right)) return left - right;
  }
  return compareFractions(exact(a), exact(b));
}
