/** 7.4 Assault table. */
import { grid } from '@grognard/kernel';
import { RESULTS } from '../vocabulary.ts';

export const assaultTable = grid({
  id: 'assault',
  title: { en: 'Assault table', fr: 'Table d’assaut' },
  provenance: { document: 'rules', heading: '7.4', page: 4 },
  rowsAre: { en: 'modified die', fr: 'dé modifié' },
  columnsAre: { en: 'odds', fr: 'rapport' },
  codes: RESULTS,
  grid: `
         1/2  1/1  2/1  3/1
    0-   A2   A2   A1   -
    1    A2   A1   A1   -
    2    A1   A1   -    D1
    3    A1   -    -    D1
    4    -    -    D1   D1
    5    -    D1   D1   D2
    6    D1   D1   D2   D2
    7+   D1   D2   D2   D2
  `,
  // The grid holds what we use; this list holds what the page shows.
  repairs: [
    {
      row: '6',
      column: '2/1',
      seen: 'DZ',
      used: 'D2',
      why: 'scan',
      evidence: {
        en: 'DZ is no code of this table; the row rises from D1 to D2',
        fr: 'DZ n’est pas un code de cette table ; la ligne passe de D1 à D2',
      },
      confidence: 'high',
    },
  ],
});
