/** What halves a ground combat value after the roll. */
import { HALVING_COLUMNS, list } from '@grognard/kernel';
import type { Line } from './line.ts';

export const groundHalving = list<Line, 'unsupplied' | 'severeWeather' | 'fort' | 'markers'>({
  id: 'ground-halving',
  title: { en: 'Ground combat, after the roll: halvings', fr: 'Combat terrestre, après le jet : divisions par deux' },
  provenance: {
    document: 'aid',
    heading: 'DRM de Combat Terrestre, Après avoir lancé les dés du Combat',
    note: {
      en: 'The line of the markers is printed for strategic combat only; see the ruling on markers that halve.',
      fr: 'La ligne des marqueurs n’est imprimée que pour le combat stratégique ; voir l’arbitrage sur les marqueurs qui divisent.',
    },
  },
  rowsInShort: 'brief',
  columns: HALVING_COLUMNS,
  rows: {
    unsupplied: { value: 1, rule: 'ground-halving', text: 'halving.groundUnsupplied' },
    severeWeather: { value: 1, rule: 'ground-halving', text: 'halving.severeWeather' },
    fort: { value: 1, rule: 'ground-halving', text: 'halving.fort' },
    markers: { value: 1, rule: 'event-markers', text: 'halving.markers' },
  },
});
