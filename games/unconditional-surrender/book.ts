/** What the procedures consult: the readings in force and the printed tables. */
import type { Book } from '@grognard/kernel';
import type { SurrenderRulings } from './rulings.ts';
import type { SurrenderTables } from './tables/index.ts';

export type SurrenderBook = Book<SurrenderRulings, SurrenderTables>;
