/** Soviet Union air defence table. Printed 1-2, 3-7, 8-9 and 0; the face 0 counts as 10. */
import { codes, grid } from '@grognard/kernel';

export const sovietDefence = grid({
  id: 'soviet-defence',
  title: { en: 'Soviet Union air defence table', fr: 'Table de la défense aérienne de l’Union soviétique' },
  provenance: { document: 'charts', heading: 'Table de la défense aérienne de l’Union soviétique' },
  rowsAre: { en: 'modified die', fr: 'dé modifié' },
  columnsAre: { en: 'the mission, and Hits taken', fr: 'la mission, et les Hits subis' },
  columnWords: 'resultColumn',
  codes: { byColumn: { mission: ['goesOn', 'abort'], hits: codes.whole(0, 9) } },
  grid: `
         mission  hits
    2-   goesOn   0
    3-7  abort    1
    8-9  abort    2
    10+  abort    4
  `,
  meanings: {
    goesOn: { en: 'it goes on', fr: 'elle continue' },
    abort: { en: 'it aborts', fr: 'abandon de la mission' },
  },
});
