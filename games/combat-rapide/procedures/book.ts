/** What every procedure of this game consults besides its input. */
import type { Book } from '@grognard/kernel';
import type { CombatRulings } from '../rulings.ts';
import type { CombatTables } from '../tables/index.ts';

export type CombatBook = Book<CombatRulings, CombatTables>;
