/** Codes of grids that are words of ours. */
import type { Grid, Locale } from '@grognard/kernel';

/** A code that the page spells out, and of which only we made a word, stands in a grid by its meaning. */
export const spelledOut = (table: Pick<Grid, 'meanings'>, code: string, locale: Locale): string | undefined =>
  /^[a-z][\w-]+$/.test(code) ? table.meanings?.[code]?.[locale] : undefined;
