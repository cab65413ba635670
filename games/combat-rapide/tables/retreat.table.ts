/** J The retreat table: what the test of wear costs, by the modified die. */
import { codes, grid } from '@grognard/kernel';
import { legendOf, rebuilt } from './marks.ts';

const ORIGINS = `
         losses
    0-   ~↕
    1    ex1+4
    2    ~↕
    3    ex5
    4    ex5bis
    5    ~EU8
    6    ~EU8
    7    EU8
    8    EU8
    9    ex2
    10+  ex3
`;

/** The most losses a cell of a player's own may cost. */
export const MOST_WEAR = 4;

export const retreatTable = grid({
  id: 'retreat',
  title: { en: 'Retreat table', fr: 'Table de retraite' },
  provenance: {
    document: 'aid',
    heading: 'J',
    note: {
      en: 'the image is lost; EU8 has a third at 3, where example 5 has nothing',
      fr: 'l’image est perdue ; EU8 donne un tiers à 3, où l’exemple 5 ne donne rien',
    },
  },
  rowsAre: { en: 'modified die', fr: 'dé modifié' },
  columnsAre: { en: 'result', fr: 'résultat' },
  columnWords: 'lossColumn',
  codes: codes.halves(0, MOST_WEAR),
  grid: `
         losses
    0-   0
    1    0
    2    0
    3    0
    4    0.5
    5    0.5
    6    0.5
    7    1
    8    1
    9    1
    10+  1
  `,
  origins: ORIGINS,
  legend: legendOf(ORIGINS),
  repairs: [
    rebuilt('0-', 'losses', '0', 'high', 'below the nothing of example 1', 'au-dessous du « rien » de l’exemple 1'),
    rebuilt(
      '2',
      'losses',
      '0',
      'high',
      'between examples 1 and 5, both nothing',
      'entre les exemples 1 et 5, tous deux sans perte',
    ),
    rebuilt('5', 'losses', '0.5', 'medium', 'EU8’s 2/3 to the nearest half', '2/3 d’EU8 au demi le plus proche'),
    rebuilt('6', 'losses', '0.5', 'medium', 'EU8’s 2/3 to the nearest half', '2/3 d’EU8 au demi le plus proche'),
  ],
});
