/** An exact number as plain data: a decimal for the eye, and the fraction itself. */
import { type Fraction, toNumber, written } from '../number/fraction.ts';

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

/** An exact number as plain data. */
export const amount = (exact: Fraction): Amount => ({ value: toNumber(exact), fraction: written(exact) });
