/** What halves a strategic combat value after the roll. */
import { HALVING_COLUMNS, list } from '@grognard/kernel';
import type { Line } from './line.ts';

export const strategicHalving = list<Line, 'markers'>({
  id: 'strategic-halving',
  title: {
    en: 'Strategic combat, after the roll: halvings',
    fr: 'Combat stratégique, après le jet : divisions par deux',
  },
  provenance: { document: 'aid', heading: 'DRM de Combat Stratégique, Après avoir lancé les dés du Combat' },
  rowsInShort: 'brief',
  columns: HALVING_COLUMNS,
  rows: { markers: { value: 1, rule: 'strategic-halving', text: 'halving.markers' } },
});
