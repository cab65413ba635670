/** What every procedure consults: the readings in force and the tables, the player's own cells included. */
import type { Book } from '@grognard/kernel';
import { type AegeanRulings, rulings } from './rulings.ts';
import { type AegeanTables, tables } from './tables/index.ts';

export type AegeanBook = Book<AegeanRulings, AegeanTables>;

/** The book by the usual readings, where nobody has said which are in force. */
export const usualBook: AegeanBook = {
  rulings: Object.fromEntries(Object.entries(rulings).map(([id, { default: usual }]) => [id, usual])) as AegeanRulings,
  tables,
};
