/** Exact shares: whole numbers over whole numbers, turned into decimals only for the eye. */
export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

export function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  // What fits into a number of the machine is divided there: many times quicker.
  while (y !== 0n && (x > LARGEST_SAFE || y > LARGEST_SAFE)) [x, y] = [y, x % y];
  return y === 0n ? x : BigInt(smallGcd(Number(x), Number(y)));
}

/** The largest whole number that the machine's own numbers hold exactly, and all below it. */
export const LARGEST_SAFE = BigInt(Number.MAX_SAFE_INTEGER);

/** Of whole numbers that are not negative. */
export function smallGcd(a: number, b: number): number {
  let x = a;
  let y = b;
  while (y !== 0) {
    const rest = x % y;
    x = y;
    y = rest;
  }
  return x;
}

export const lcm = (a: bigint, b: bigint): bigint => (a / gcd(a, b)) * b;

/** In lowest terms, the sign above. */
export function fraction(over: bigint | number, under: bigint | number = 1n): Fraction {
  const [n, d] = [BigInt(over), BigInt(under)];
  if (d === 0n) throw new RangeError(`${n} over zero is no fraction`);
  const shared = gcd(n, d) * (d < 0n ? -1n : 1n);
  return { over: n / shared, under: d / shared };
}

/** The sum of two fractions. */
export const plus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.over * b.under + b.over * a.under, a.under * b.under);

/** The difference of two fractions. */
export const minus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.over * b.under - b.over * a.under, a.under * b.under);

/** The product of two fractions. */
export const times = (a: Fraction, b: Fraction): Fraction => fraction(a.over * b.over, a.under * b.under);

/** Below zero, zero or above, as the first is less, equal or more. */
export const compare = (a: Fraction, b: Fraction): number => {
  const difference = a.over * b.under - b.over * a.under;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};

/** `1/6`, or `2` for a whole number. */
export const written = ({ over, under }: Fraction): string => (under === 1n ? `${over}` : `${over}/${under}`);

/** The nearest double; numerator and denominator may be far past what a double can hold. */
export function toNumber({ over, under }: Fraction): number {
  if ((over < 0n ? -over : over) <= LARGEST_SAFE && under <= LARGEST_SAFE) return Number(over) / Number(under);
  const digits = 10n ** 20n;
  return Number((over * digits) / under) / 1e20;
}

/** The whole number a decimal such as 0.5 or 2.25 stands for, as an exact fraction. */
export function fromNumber(value: number): Fraction {
  if (!Number.isFinite(value)) throw new RangeError(`${value} is no number to reckon with`);
  let [scaled, under] = [value, 1n];
  while (!Number.isInteger(scaled)) [scaled, under] = [scaled * 2, under * 2n];
  return fraction(BigInt(scaled), under);
}
