/** 4.1 and 4.2 Muster list: what a counter of each arm costs, and the highest die that brings it. */
import { list } from '@grognard/kernel';
import type { Arm } from '../vocabulary.ts';

type MusterRow = { readonly cost: number; readonly highest: number };

export const musterList = list<MusterRow, Arm>({
  id: 'muster',
  title: { en: 'Muster list', fr: 'Liste de levée' },
  provenance: { document: 'rules', heading: '4.1' },
  columns: { cost: { en: 'Points', fr: 'Points' }, highest: { en: 'Comes on', fr: 'Arrive sur' } },
  rowWords: 'arm',
  rows: {
    infantry: { cost: 2, highest: 5 },
    cavalry: { cost: 3, highest: 4 },
    guns: { cost: 5, highest: 3 },
  },
});
