/** Numbers for the eye: signs as printed, shares that never lie about certainty. */
import { type Fraction, type Locale, toNumber } from '@grognard/kernel';

const MINUS = '−';

/** `+2`, `−1`, `0`. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `${MINUS}${-value}` : '0');

/** A percentage with one decimal; 0 and 100 only where it is certain. */
export function percentage(share: Fraction, locale: Locale): string {
  const format = (value: number, digits = 1): string =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
  const space = locale === 'fr' ? '\u00a0' : '';
  if (share.over === 0n) return `0${space}%`;
  if (share.over === share.under) return `100${space}%`;
  const value = toNumber(share) * 100;
  if (value < 0.05) return `<${space}${format(0.1)}${space}%`;
  if (value > 99.95) return `>${space}${format(99.9)}${space}%`;
  return `${format(value)}${space}%`;
}

/** A decimal with at most two places. */
export const shown = (value: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value);
