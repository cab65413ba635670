/** Mobilisation costs, paid by the country of origin. */
import { list } from '@grognard/kernel';

type Row = { readonly factor: number; readonly of: 'cadre' | 'commandAndStaff' | 'nothing' };

export const mobilisationCosts = list<Row, 'division' | 'engineer' | 'headquarters' | 'others' | 'greatPowers'>({
  id: 'mobilisation-costs',
  title: { en: 'Mobilisation costs', fr: 'Coûts de mobilisation' },
  provenance: {
    document: 'aid',
    heading: 'Coûts de Mobilisation',
    page: 7,
    note: {
      en: 'Eliminated depots, fortifications and army artillery are never replaced. Great-Power units come without cost, but see the scenario’s victory points; by errata 3.2 they come back even in turns without a scheduled mobilisation.',
      fr: 'Dépôts, fortifications et artillerie d’armée éliminés ne sont jamais remplacés. Les unités des Grandes Puissances sont gratuites, mais voyez les points de victoire du scénario ; selon l’erratum 3.2 elles reviennent même aux tours sans mobilisation prévue.',
    },
  },
  rowWords: 'cost',
  cellWords: { of: 'costOf' },
  columns: { factor: { en: 'Factor', fr: 'Facteur' }, of: { en: 'Times', fr: 'Fois' } },
  rows: {
    division: { factor: 2, of: 'cadre' },
    engineer: { factor: 2, of: 'cadre' },
    headquarters: { factor: 2, of: 'commandAndStaff' },
    others: { factor: 1, of: 'cadre' },
    greatPowers: { factor: 0, of: 'nothing' },
  },
});
