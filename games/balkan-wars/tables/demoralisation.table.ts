/** Effects of demoralisation. */
import { list, type Written } from '@grognard/kernel';

type Row = { readonly effect: Written };

export const demoralisation = list<Row, 'movement' | 'supplyUnits' | 'headquarters' | 'engineers' | 'artillery'>({
  id: 'demoralisation',
  title: { en: 'Effects of demoralisation', fr: 'Effets de la démoralisation' },
  provenance: { document: 'aid', heading: 'Effets de la Démoralisation', page: 7 },
  rowWords: 'demoralisation',
  columns: { effect: { en: 'Effect', fr: 'Effet' } },
  rows: {
    movement: { effect: { en: 'halved, fractions up', fr: '÷ 2, arrondi au supérieur' } },
    supplyUnits: { effect: { en: 'give no supply', fr: 'ne ravitaillent pas' } },
    headquarters: { effect: { en: '−1 each, never below 0', fr: '−1, jamais sous 0' } },
    engineers: { effect: { en: 'build no entrenchments', fr: 'pas de retranchements' } },
    artillery: { effect: { en: 'does not count for superiority', fr: 'ne compte pas pour la supériorité' } },
  },
});
