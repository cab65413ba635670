/**
 * K What is left in D: row, the force at the start; column, the losses suffered. Every cell obeys one rule, which the
 * examples fix and the 2003 draft states: losses rounded down, except that ½ removes 1.
 */
import { codes, grid } from '@grognard/kernel';
import { legendOf } from './marks.ts';

const ORIGINS = `
        0        0.5      1        1.5      2        2.5      3        3.5      4        4.5      5        5.5      6        6.5      7        7.5      8        8.5      9        9.5      10       10.5     11       11.5     12+
    12  R:round  R:round  R:round  R:round  R:round  R:round  R:round  R:round  R:round  R:round  R:round  R:round  R:round  R:round  R:round  R:round  R:round  R:round  R:round  R:round  R:round  R:round  R:round  R:round  R:round
    11  R:round  R:round  R:round  R:round  R:round  R:round  R:round  R:round  R:round  R:round  R:round  R:round  R:round  R:round  R:round  R:round  R:round  R:round  R:round  R:round  R:round  R:round  R:round  R:round  R:round
    10  P:03     E:ex2    P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     R:round  R:round  R:round  R:round
    9   P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     R:round  R:round  R:round  R:round
    8   P:03     E:ex1    P:03     E:ex4    E:ex5    P:03     E:ex5h   P:03     E:ex1    E:ex5    E:ex3    P:03     P:03     E:ex4    P:03     P:03     P:03     P:03     P:03     E:ex5h   P:03     R:round  R:round  R:round  R:round
    7   P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     R:round  R:round  R:round  R:round
    6   P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     E:ex2    P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     R:round  R:round  R:round  R:round
    5   P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     R:round  R:round  R:round  R:round
    4   E:ex3    P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     R:round  R:round  R:round  R:round
    3   P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     R:round  R:round  R:round  R:round
    2   P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     R:round  R:round  R:round  R:round
    1   P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     P:03     R:round  R:round  R:round  R:round
`;

/** Nobody has more left than he began with. */
const STARTS = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1];

export const lossTable = grid({
  id: 'losses',
  title: { en: 'Loss table', fr: 'Tableau des pertes' },
  provenance: {
    document: 'aid',
    heading: 'K',
    note: {
      en: 'the image is lost; rows 11 and 12 and the last columns carry the rule on for pachas worth 2',
      fr: 'l’image est perdue ; les lignes 11 et 12 et les dernières colonnes prolongent la règle pour les pachas valant 2',
    },
  },
  rowsAre: { en: 'force at the start, in D', fr: 'force initiale, en D' },
  columnsAre: { en: 'losses suffered', fr: 'pertes subies' },
  codes: { byRow: Object.fromEntries(STARTS.map((start) => [start, codes.whole(0, start)])) },
  grid: `
        0   0.5  1   1.5  2   2.5  3  3.5  4  4.5  5  5.5  6  6.5  7  7.5  8  8.5  9  9.5  10  10.5  11  11.5  12+
    12  12  11   11  11   10  10   9  9    8  8    7  7    6  6    5  5    4  4    3  3    2   2     1   1     0
    11  11  10   10  10   9   9    8  8    7  7    6  6    5  5    4  4    3  3    2  2    1   1     0   0     0
    10  10  9    9   9    8   8    7  7    6  6    5  5    4  4    3  3    2  2    1  1    0   0     0   0     0
    9   9   8    8   8    7   7    6  6    5  5    4  4    3  3    2  2    1  1    0  0    0   0     0   0     0
    8   8   7    7   7    6   6    5  5    4  4    3  3    2  2    1  1    0  0    0  0    0   0     0   0     0
    7   7   6    6   6    5   5    4  4    3  3    2  2    1  1    0  0    0  0    0  0    0   0     0   0     0
    6   6   5    5   5    4   4    3  3    2  2    1  1    0  0    0  0    0  0    0  0    0   0     0   0     0
    5   5   4    4   4    3   3    2  2    1  1    0  0    0  0    0  0    0  0    0  0    0   0     0   0     0
    4   4   3    3   3    2   2    1  1    0  0    0  0    0  0    0  0    0  0    0  0    0   0     0   0     0
    3   3   2    2   2    1   1    0  0    0  0    0  0    0  0    0  0    0  0    0  0    0   0     0   0     0
    2   2   1    1   1    0   0    0  0    0  0    0  0    0  0    0  0    0  0    0  0    0   0     0   0     0
    1   1   0    0   0    0   0    0  0    0  0    0  0    0  0    0  0    0  0    0  0    0   0     0   0     0
  `,
  origins: ORIGINS,
  legend: legendOf(ORIGINS),
});
