/** 10.0 What each supply action costs. */
import { list } from '@grognard/kernel';

type Row = { readonly sas: number };

export const supplyActionTable = list<
  Row,
  'build-fd' | 'share-supply' | 'move-fd' | 'prosecute-siege' | 'increase-supply' | 'increase-rally' | 'maintain-fds'
>({
  id: 'supply-actions',
  title: { en: 'Supply actions', fr: 'Actions de ravitaillement' },
  provenance: {
    document: 'aid',
    heading: 'TABLE DES ACTIONS DE RAVITAILLEMENT [10.0]',
    note: {
      en: 'Russian SAs cost double before the Russian improvement; maintaining FDs in spring: 1 SA for 1 Thl',
      fr: 'Les SA russes coûtent double avant l’Amélioration Russe ; maintenir les FDs au printemps : 1 SA pour 1 Thl',
    },
  },
  columns: { sas: { en: 'SAs', fr: 'SA' } },
  rowWords: 'supply-action',
  rows: {
    'build-fd': { sas: 4 },
    'share-supply': { sas: 2 },
    'move-fd': { sas: 1 },
    'prosecute-siege': { sas: 1 },
    'increase-supply': { sas: 1 },
    'increase-rally': { sas: 1 },
    'maintain-fds': { sas: 1 },
  },
});
