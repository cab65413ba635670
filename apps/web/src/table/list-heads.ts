/** What a printed list says of its rows and columns. */
import type { List, Locale } from '@grognard/kernel';

/** Lists print their row names only where they say something the columns do not. */
export const namesRows = (table: List): boolean => table.rowWords !== undefined;

export const headWords = (table: List, column: string, locale: Locale): string =>
  table.columns[column]?.[locale] ?? column;
