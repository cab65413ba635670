/** 20.4.1 Recruitment: the dice of each nation and what the total raises. */
import { codes, grid, list } from '@grognard/kernel';

type Dice = { readonly dice: number; readonly drm: number; readonly thl: number };

export const recruitmentDice = list<
  Dice,
  'great' | 'great-exhausted' | 'great-paid' | 'A-A' | 'A-A-paid' | 'RU' | 'RU-paid' | 'minor'
>({
  id: 'recruitment-dice',
  title: { en: 'Recruitment dice', fr: 'Recrutement : dés' },
  provenance: { document: 'aid', heading: 'RECRUTEMENT [20.4.1]' },
  columns: {
    dice: { en: 'Dice', fr: 'Dés' },
    drm: { en: 'DRM', fr: 'DRM' },
    thl: { en: 'Extra Thl', fr: 'Thl de plus' },
  },
  rowWords: 'recruitment-dice',
  rows: {
    great: { dice: 3, drm: 6, thl: 0 },
    'great-exhausted': { dice: 2, drm: 4, thl: 0 },
    'great-paid': { dice: 3, drm: 6, thl: 3 },
    'A-A': { dice: 2, drm: 0, thl: 0 },
    'A-A-paid': { dice: 2, drm: 5, thl: 3 },
    RU: { dice: 2, drm: 0, thl: 0 },
    'RU-paid': { dice: 2, drm: 4, thl: 3 },
    minor: { dice: 1, drm: 0, thl: 0 },
  },
});

/** A total no roll of that nation can reach is left blank on the page. */
export const recruitmentTable = grid({
  id: 'recruitment',
  title: { en: 'Recruitment', fr: 'Recrutement' },
  provenance: {
    document: 'aid',
    heading: 'RECRUTEMENT [20.4.1]',
    note: {
      en: 'Blank cells lie beyond the highest total of the nation: 17 for A-A, 16 for RU',
      fr: 'Les cases vides sont au-delà du plus haut total de la nation : 17 pour A-A, 16 pour RU',
    },
  },
  rowsAre: { en: 'total', fr: 'total' },
  columnsAre: {
    en: 'line infantry SPs of the other nations, of A-A, of RU; cavalry steps; cost in thalers',
    fr: 'SPs d’infanterie de ligne des autres nations, de A-A, de RU ; pas de cavalerie ; coût en thalers',
  },
  columnWords: 'column',
  codes: {
    byColumn: {
      others: codes.whole(0, 99),
      'A-A': codes.whole(0, 99),
      RU: codes.whole(0, 99),
      cavalry: codes.whole(0, 20),
      thl: codes.whole(0, 99),
    },
  },
  blank: '—',
  grid: `
         others  A-A  RU  cavalry  thl
    1    1       2    2   0        0
    2    1       4    4   0        1
    3    2       4    4   1        1
    4    2       5    5   1        1
    5    3       6    6   1        1
    6    4       6    7   1        2
    7    8       7    7   1        3
    8    9       8    8   2        4
    9    11      9    8   2        4
    10   15      12   9   2        5
    11   16      15   10  3        6
    12   17      18   11  3        7
    13   21      21   12  3        8
    14   22      24   14  4        9
    15   25      27   15  4        10
    16   27      28   17  4        10
    17   29      30   —   4        11
    18   31      —    —   5        11
    19   33      —    —   5        12
    20+  35      —    —   5        12
  `,
});
