/** Parachute drop table. Printed 1-5, 6-9 and 0; the face 0 counts as 10. */
import { grid } from '@grognard/kernel';

export const parachuteDrop = grid({
  id: 'parachute',
  title: { en: 'Parachute drop table', fr: 'Tableau de saut en parachute' },
  provenance: { document: 'charts', heading: 'Tableau de saut en parachute' },
  rowsAre: { en: 'modified die', fr: 'dé modifié' },
  columnsAre: { en: 'the unit', fr: 'l’unité' },
  columnWords: 'resultColumn',
  codes: ['lands', 'landsHit', 'eliminated'],
  grid: `
         result
    5-   lands
    6-9  landsHit
    10+  eliminated
  `,
  meanings: {
    lands: { en: 'no effect; the drop succeeds', fr: 'aucun effet ; chute réussie' },
    landsHit: { en: 'one Hit; the drop succeeds', fr: 'un Hit ; chute réussie' },
    eliminated: { en: 'the unit is eliminated', fr: 'unité éliminée' },
  },
});
