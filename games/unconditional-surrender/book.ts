/** What the procedures consult: the readings in force and the printed tables. */
import type { Book } from '@grognard/kernel';
import { rulings, type SurrenderRulings } from './rulings.ts';
import { type SurrenderTables, tables } from './tables/index.ts';

export type SurrenderBook = Book<SurrenderRulings, SurrenderTables>;

/** The book by the usual readings, where nobody has said which are in force. */
export const usualBook: SurrenderBook = {
  rulings: Object.fromEntries(
    Object.entries(rulings).map(([id, { default: usual }]) => [id, usual]),
  ) as SurrenderRulings,
  tables,
};
