/** What the rules leave open. */
import { type Book, type Readings, ruling } from '@grognard/kernel';
import type { SpecimenTables } from './tables/index.ts';

export const rulings = {
  besideEnemy: ruling({ rule: '2.2', readings: ['stop', 'pass'], default: 'stop' }),
  lossPick: ruling({ rule: '3.6', readings: ['owner', 'enemy'], default: 'owner' }),
};

export type SpecimenBook = Book<Readings<typeof rulings>, SpecimenTables>;
