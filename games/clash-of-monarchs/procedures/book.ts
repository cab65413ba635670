/** What every procedure of the game consults. */
import type { Book } from '@grognard/kernel';
import type { Rulings } from '../rulings.ts';
import type { Tables } from '../tables/index.ts';

export type ClashBook = Book<Rulings, Tables>;
