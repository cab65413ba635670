/** What every procedure consults: the readings in force and the tables, the player's own cells included. */
import type { Book } from '@grognard/kernel';
import type { AegeanRulings } from './rulings.ts';
import type { AegeanTables } from './tables/index.ts';

export type AegeanBook = Book<AegeanRulings, AegeanTables>;
