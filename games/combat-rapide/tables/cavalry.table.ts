/** D Cav of each counter, by the kind of cavalry. */
import { codes, grid } from '@grognard/kernel';

export const cavalryTable = grid({
  id: 'cavalry',
  title: { en: 'Cavalry of a counter', fr: 'Cavalerie d’un pion' },
  provenance: { document: 'aid', heading: 'D' },
  rowsAre: { en: 'kind of cavalry', fr: 'genre de cavalerie' },
  columnsAre: { en: 'counter', fr: 'pion' },
  rowWords: 'cavalry',
  codes: codes.whole(0, 9),
  grid: `
              D  A-  A+
    standard  1  2   4
    eastern   2  4   8
    none      0  0   0
  `,
});
