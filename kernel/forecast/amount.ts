/** An exact number as plain data: a decimal for the eye, and the fraction itself. */
import { type Fraction, fraction, LARGEST_SAFE, smallGcd, toNumber, written } from '../number/fraction.ts';

/** A number as plain data: a decimal for the eye, and the exact fraction. */
export interface Amount {
  readonly value: number;
  readonly fraction: string;
}

/** An exact share of all that can happen. */
export interface Part {
  readonly p: number;
  readonly fraction: string;
}

/** An exact share as plain data. */
export const part = (exact: Fraction): Part => ({ p: toNumber(exact), fraction: written(exact) });

/** The share of a weight in all of them; charts have hundreds, and most fit into numbers of the machine, which are quicker. */
export function shareOf(weight: bigint, total: bigint): Part {
  if (total > LARGEST_SAFE) return part(fraction(weight, total));
  const [small, whole] = [Number(weight), Number(total)];
  const shared = smallGcd(small, whole);
  const [over, under] = [small / shared, whole / shared];
  return { p: over / under, fraction: under === 1 ? `${over}` : `${over}/${under}` };
}

/** An exact number as plain data. */
export const amount = (exact: Fraction): Amount => ({ value: toNumber(exact), fraction: written(exact) });
