/** Where eliminated and surrendered units go: the notes (*) and (**) of the aid. */
import { list } from '@grognard/kernel';
import type { Place } from '../vocabulary.ts';

type Row = { readonly outOfGame: readonly string[]; readonly others: Place };

export const destinations = list<Row, 'eliminated' | 'surrendered'>({
  id: 'destinations',
  title: { en: 'Where lost units go', fr: 'Destination des unités perdues' },
  provenance: { document: 'aid', heading: 'Explication des Résultats du Combat, notes (*) et (**)', page: 2 },
  rowWords: 'fate',
  cellWords: { outOfGame: 'unitType', others: 'place' },
  columns: {
    outOfGame: { en: 'Out of the game for good', fr: 'Définitivement hors jeu' },
    others: { en: 'All others', fr: 'Toutes les autres' },
  },
  rows: {
    eliminated: { outOfGame: ['fortification', 'depot', 'armyArtillery'], others: 'pool' },
    surrendered: { outOfGame: ['fortification', 'depot', 'armyArtillery'], others: 'prisoners' },
  },
});
