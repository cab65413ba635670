/** What halves an air/naval combat value after the roll. */
import { HALVING_COLUMNS, list } from '@grognard/kernel';
import type { Line } from './line.ts';

export const airNavalHalving = list<Line, 'unsupplied' | 'seaZoneSevere' | 'markers'>({
  id: 'air-naval-halving',
  title: {
    en: 'Air/naval combat, after the roll: halvings',
    fr: 'Combat air/naval, après le jet : divisions par deux',
  },
  provenance: {
    document: 'aid',
    heading: 'DRM de Combat Air / Naval, Après le jet de Combat',
    note: {
      en: 'The line of the markers is printed for strategic combat only; see the ruling on markers that halve.',
      fr: 'La ligne des marqueurs n’est imprimée que pour le combat stratégique ; voir l’arbitrage sur les marqueurs qui divisent.',
    },
  },
  rowsInShort: 'brief',
  columns: HALVING_COLUMNS,
  rows: {
    unsupplied: { value: 1, rule: 'air-naval-halving', text: 'halving.unsupplied' },
    seaZoneSevere: { value: 1, rule: 'air-naval-halving', text: 'halving.seaZoneSevere' },
    markers: { value: 1, rule: 'event-markers', text: 'halving.markers' },
  },
});
