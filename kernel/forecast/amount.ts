/** An exact number as plain data: a decimal for the eye, and the fraction itself. */
import { type Fraction, fraction, toNumber, written } from '../number/fraction.ts';

export interface Amount {
  readonly value: number;
  readonly fraction: string;
}

/** An exact share of all that can happen. */
export interface Part {
  readonly p: number;
  readonly fraction: string;
}

export const part = (exact: Fraction): Part => ({ p: toNumber(exact), fraction: written(exact) });

export const amount = (exact: Fraction): Amount => ({ value: toNumber(exact), fraction: written(exact) });

/** The fraction again. */
export const exactly = ({ fraction: text }: Pick<Amount, 'fraction'>): Fraction => {
  const [over = '0', under = '1'] = text.split('/');
  return fraction(BigInt(over), BigInt(under));
};
