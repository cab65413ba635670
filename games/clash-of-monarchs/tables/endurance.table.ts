/** 15.7.4 Endurance by nation. */
import { list } from '@grognard/kernel';
import type { Nation } from '../vocabulary.ts';

type Row = { readonly endurance: number };

export const enduranceTable = list<Row, Nation>({
  id: 'endurance',
  title: { en: 'Endurance', fr: 'Endurance' },
  provenance: { document: 'aid', heading: 'ENDURANCE [15.7.4]' },
  columns: { endurance: { en: 'Endurance', fr: 'Endurance' } },
  rowWords: 'nation',
  rows: {
    AU: { endurance: 3 },
    PR: { endurance: 3 },
    RU: { endurance: 3 },
    FR: { endurance: 2 },
    'A-A': { endurance: 2 },
    DA: { endurance: 2 },
    IM: { endurance: 2 },
    SA: { endurance: 2 },
    SW: { endurance: 2 },
  },
});
