/** Numbers as they are set in print: a comma or a point, ½, a true minus. */

export const MINUS = '−';
export const HALF = '½';

/** Making a formatter costs a hundred times what formatting does, and a chart formats hundreds of numbers. */
const formatters = new Map<string, Intl.NumberFormat>();

export function formatter(locale: string, fewest: number, most: number): Intl.NumberFormat {
  const key = `${locale} ${fewest} ${most}`;
  const known = formatters.get(key);
  if (known) return known;
  // Zero has no sign, even where a figure is the opposite of nothing.
  const made = new Intl.NumberFormat(locale, {
    minimumFractionDigits: fewest,
    maximumFractionDigits: most,
    signDisplay: 'negative',
    useGrouping: true,
  });
  formatters.set(key, made);
  return made;
}

/** With a true minus. */
export const minussed = (text: string): string => text.replace(/^-/, MINUS);

/** `3`, `−1`, `½`, `2½`; other fractions as decimals with at most two places. */
export function plainNumber(locale: string, value: number): string {
  const size = Math.abs(value);
  const sign = value < 0 ? MINUS : '';
  if (size % 1 === 0.5 && size < 1000) return `${sign}${size < 1 ? '' : Math.floor(size)}${HALF}`;
  return minussed(formatter(locale, 0, 2).format(value));
}

/** A year has no thousands to set apart. */
export const year = (value: number): string => String(Math.trunc(value));
