/** Numbers for the eye: signs as printed, shares that never lie about certainty. */
import type { Amount, Locale, Part } from '@grognard/kernel';
import { decimal, plainNumber } from './grammar/number.ts';

const MINUS = '−';

/** `+2`, `−1`, `0`, `−½`: what is added to a die or a sum is whole or half, and reads the same in every language. */
export const signed = (value: number): string => (value > 0 ? '+' : '') + plainNumber('en-GB', value);

/** What one line of a modifier list does: `+2`, or `÷2` once for each division. */
export const modifierSign = ({ value, halves }: { readonly value: number; readonly halves?: true }): string =>
  halves ? Array.from({ length: Math.max(1, value) }, () => '÷2').join(' ') : signed(value);

/** A percentage with one decimal; 0 and 100 only where it is certain. */
export function percentage({ p, fraction }: Part, locale: Locale): string {
  const format = (value: number): string => decimal(locale, value, 1, 1);
  const space = locale === 'fr' ? '\u00a0' : '';
  if (fraction === '0') return `0${space}%`;
  if (fraction === '1') return `100${space}%`;
  const value = p * 100;
  if (value < 0.05) return `<${space}${format(0.1)}${space}%`;
  if (value > 99.95) return `>${space}${format(99.9)}${space}%`;
  return `${format(value)}${space}%`;
}

/** A decimal with at most two places. */
export const shown = (value: number, locale: Locale): string => decimal(locale, value, 0, 2).replace('-', MINUS);

/** The same with its sign, for what is added. */
export const shownChange = (value: number, locale: Locale): string => `${value > 0 ? '+' : ''}${shown(value, locale)}`;

/** Longer fractions than this help no reader. */
const LONGEST_FRACTION = 33;

/** The exact fraction, where it is short enough to be read. */
export const fractionShown = ({ fraction }: Pick<Amount, 'fraction'>): string =>
  fraction.length > LONGEST_FRACTION ? '…' : fraction.replace('-', MINUS);
