/** What an interdicted convoy's cargo suffers. */
import { list } from '@grognard/kernel';
import { family } from '../text/kit.ts';
import type { Load } from '../vocabulary.ts';

export const transport = list<{ readonly stepsLost: number; readonly sorties: number }, Load>({
  id: 'transport',
  title: { en: 'Transport by an interdicted convoy', fr: 'Transport par un convoi interdit' },
  provenance: { document: 'aid', heading: 'Résultats du Combat Air / Naval, Transport' },
  columns: {
    stepsLost: { en: 'Steps lost', fr: 'Pas perdus' },
    sorties: { en: 'Sorties added', fr: 'Sorties ajoutées' },
  },
  signed: ['sorties'],
  rows: {
    full: { stepsLost: 1, sorties: 0 },
    reduced: { stepsLost: 0, sorties: 0 },
    air: { stepsLost: 0, sorties: 2 },
  },
  rowWords: family<Load>()('load'),
});
