/** Numbers as they are set in print: a comma or a point, ½, a true minus. */

export const MINUS = '−';
export const HALF = '½';

/** What stands before the decimals and between thousands. Written down, because asking the platform takes as long as a battle. */
const MARKS: Readonly<Record<string, { readonly point: string; readonly thousands: string }>> = {
  en: { point: '.', thousands: ',' },
  'en-GB': { point: '.', thousands: ',' },
  fr: { point: ',', thousands: '\u202f' },
};

/** A decimal with so many places at least and at most, half away from zero; zero has no sign, even the opposite of nothing. */
export function decimal(locale: string, value: number, fewest: number, most: number): string {
  const marks = MARKS[locale];
  const size = Math.abs(value);
  if (!marks || !(size < 1e21)) {
    const places = { minimumFractionDigits: fewest, maximumFractionDigits: most };
    return value.toLocaleString(locale, { ...places, signDisplay: 'negative' });
  }
  // Smaller numbers are written with a power of ten, and are nothing at any number of places we show.
  const [whole = '0', part = ''] = size < 1e-6 ? ['0'] : String(size).split('.');
  const digits = BigInt(whole + part.slice(0, most).padEnd(most, '0')) + (part.charAt(most) >= '5' ? 1n : 0n);
  const written = String(digits).padStart(most + 1, '0');
  const cut = written.length - most;
  const places = written.slice(cut, cut + fewest) + written.slice(cut + fewest).replace(/0+$/, '');
  const grouped = written.slice(0, cut).replace(/\B(?=(?:\d{3})+$)/g, marks.thousands);
  return `${value < 0 && digits > 0n ? '-' : ''}${grouped}${places === '' ? '' : marks.point + places}`;
}

/** With a true minus. */
export const minussed = (text: string): string => text.replace(/^-/, MINUS);

/** `3`, `−1`, `½`, `2½`; other fractions as decimals with at most two places. */
export function plainNumber(locale: string, value: number): string {
  const size = Math.abs(value);
  const sign = value < 0 ? MINUS : '';
  if (size % 1 === 0.5 && size < 1000) return `${sign}${size < 1 ? '' : Math.floor(size)}${HALF}`;
  return minussed(decimal(locale, value, 0, 2));
}

/** A year has no thousands to set apart. */
export const year = (value: number): string => String(Math.trunc(value));
