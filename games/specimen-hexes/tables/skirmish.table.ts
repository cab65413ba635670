/** 3.4 Skirmish table: ranges down the side, odds along the top, one cell the print shop spoiled. */
import { grid } from '@grognard/kernel';
import { RESULTS } from '../vocabulary.ts';

export const skirmishTable = grid({
  id: 'skirmish',
  title: { en: 'Skirmish table', fr: 'Table d’escarmouche' },
  provenance: { document: 'rules', heading: '3.4', page: 3 },
  rowsAre: { en: 'modified die', fr: 'dé modifié' },
  columnsAre: { en: 'odds', fr: 'rapport' },
  codes: RESULTS,
  grid: `
          1/2  1/1  2/1  3/1
    1-    A2   A2   A1   -
    2-3   A2   A1   -    -
    4-5   A1   -    -    D1
    6-7   -    -    D1   D1
    8-9   -    D1   D1   D2
    10+   D1   D1   D2   D2
  `,
  // The grid holds what we use; this list holds what the page shows.
  repairs: [
    {
      row: '4-5',
      column: '3/1',
      seen: 'DI',
      used: 'D1',
      why: 'misprint',
      evidence: {
        en: 'DI is no code of this table, and the row below reads D1',
        fr: 'DI n’est pas un code de cette table, et la ligne suivante porte D1',
      },
      confidence: 'certain',
    },
  ],
});
