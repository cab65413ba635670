/** What halves a strategic combat value after the roll. The value is a number of halvings. */
import { list, type ModifierRow } from '@grognard/kernel';
import { HALVING_COLUMNS } from './halving-columns.ts';

export const strategicHalving = list<ModifierRow, 'markers'>({
  id: 'strategic-halving',
  title: {
    en: 'Strategic combat, after the roll: halvings',
    fr: 'Combat stratégique, après le jet : divisions par deux',
  },
  provenance: { document: 'aid', heading: 'DRM de Combat Stratégique, Après avoir lancé les dés du Combat' },
  columns: HALVING_COLUMNS,
  rows: { markers: { value: 'varies', rule: 'strategic-halving', text: 'halving.markers' } },
});
