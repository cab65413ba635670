/** What every procedure of the game consults. */
import type { Book } from '@grognard/kernel';
import { type Rulings, rulings } from '../rulings.ts';
import { type Tables, tables } from '../tables/index.ts';

export type ClashBook = Book<Rulings, Tables>;

/** The tables as they are printed, under the usual readings: for what is said before a book is chosen. */
export const printed: ClashBook = {
  tables,
  rulings: Object.fromEntries(Object.entries(rulings).map(([id, { default: usual }]) => [id, usual])) as Rulings,
};
