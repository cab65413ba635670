/**
 * F The combat table. The page was an image and is lost; every cell is rebuilt from the worked examples, from the EU8
 * table in thirds, or by a rule named under `repairs`. A cell reads `stars|losses`.
 */
import { grid } from '@grognard/kernel';
import { COMBAT_CODES, printedCell } from './combat-cell.ts';
import { contested, legendOf, rebuilt } from './marks.ts';

type Evidence = readonly [en: string, fr: string];

const CLASS_5: Evidence = [
  '5 % class of the base table, ½ loss in every cell an example fixes (A4, A5, B5, E6); EU8 has a third or two',
  'classe 5 % de la table de base, ½ perte partout où un exemple la fixe (A4, A5, B5, E6) ; EU8 donne un ou deux tiers',
];
const CLASS_15: Evidence = [
  '15 % class, 1½ losses in every cell an example fixes (A7, D9); EU8 has 4/3',
  'classe 15 %, 1½ perte partout où un exemple la fixe (A7, D9) ; EU8 donne 4/3',
];
const CLASS_20: Evidence = [
  '20 % class, 2 losses in every cell an example fixes (A8, E12); EU8 has 5/3',
  'classe 20 %, 2 pertes partout où un exemple la fixe (A8, E12) ; EU8 donne 5/3',
];
const CLASS_30: Evidence = [
  '30 % class, 2½ losses in the cells the examples fix (A10, E16 read as row 14); EU8 has 7/3',
  'classe 30 %, 2½ pertes là où les exemples la fixent (A10, E16 lue comme la ligne 14) ; EU8 donne 7/3',
];
const THIRDS_35: Evidence = [
  'no example fixes the 35 % class: EU8’s 8/3 to the nearest half; 3 is possible',
  'aucun exemple ne fixe la classe 35 % : 8/3 d’EU8 au demi le plus proche ; 3 est possible',
];
const THIRDS_45A: Evidence = [
  'no example fixes the 45 % class: EU8’s 10/3 to the nearest half; 3 is possible',
  'aucun exemple ne fixe la classe 45 % : 10/3 d’EU8 au demi le plus proche ; 3 est possible',
];
const THIRDS_45B: Evidence = [
  'no example fixes the 45 % class: EU8’s 11/3 to the nearest half; 4 is possible',
  'aucun exemple ne fixe la classe 45 % : 11/3 d’EU8 au demi le plus proche ; 4 est possible',
];
const FIFTY: Evidence = [
  'EU8’s whole number, reached by no example; 3½ is possible',
  'nombre entier d’EU8, atteint par aucun exemple ; 3½ est possible',
];
const CAP: Evidence = [
  'rows 14 and above are one row in EU8; example 3 fixes E16 at 2½, the 30 % class that E has at 14',
  'les lignes 14 et plus n’en font qu’une dans EU8 ; l’exemple 3 fixe E16 à 2½, classe 30 % que E atteint à 14',
];
const E13: Evidence = [
  'EU8’s whole number; the percentage table of the computer game has 30 % here, which would be 2½',
  'nombre entier d’EU8 ; la table en pourcentages du jeu sur ordinateur a ici 30 %, soit 2½',
];
const A10: Evidence = [
  'example 3 prints the losses and no stars, the Aztecs being broken already; two stars from EU8',
  'l’exemple 3 donne les pertes sans étoiles, les Aztèques ayant déjà craqué ; deux étoiles d’après EU8',
];
const D4: Evidence = [
  'example 4 prints ½ in the step and in the addition, but total, force left and gap need 0; EU8 has 0',
  'l’exemple 4 porte ½ au choc et dans l’addition, mais le total, la force restante et l’écart exigent 0 ; EU8 donne 0',
];
const B7: Evidence = [
  'the continuation of example 5 prints a star for the French and none for the Austrians in this cell; EU8 has one',
  'la suite de l’exemple 5 donne une étoile au Français et aucune à l’Autrichien pour cette case ; EU8 en a une',
];
const B11: Evidence = [
  'example 4: the step says 2, the addition 2½; total, force left and gap need 2. EU8’s 7/3 speaks for 2½',
  'exemple 4 : le choc dit 2, l’addition 2½ ; le total, la force restante et l’écart exigent 2. EU8 (7/3) plaide pour 2½',
];
const A12: Evidence = [
  'two stars in example 5, three in its continuation, whose own count of five needs two; EU8 has two',
  'deux étoiles dans l’exemple 5, trois dans sa suite, dont le total de cinq en exige deux ; EU8 en a deux',
];

const ORIGINS = `
         A              B               C         D         E
    0-   EU8            ex5bis          EU8       EU8       EU8
    1    EU8            EU8             EU8       EU8       EU8
    2    EU8            EU8             EU8       EU8       EU8
    3    EU8            EU8             EU8       ex4       EU8
    4    ex1            ex4             EU8       ex4|EU8!  EU8
    5    ex1            ex4+5           EU8|~5%   EU8|~5%   EU8
    6    EU8            ex2+5           EU8|~5%   EU8|~5%   EU8|ex1+5bis
    7    ex1            ex5bis!|ex5bis  ex2|~5%   EU8|~5%   EU8|~5%
    8    ex1+2          EU8|~15%        EU8       EU8       EU8|ex2
    9    EU8            EU8|~20%        EU8|~15%  ex4       EU8
    10   EU8|ex3        ex4             EU8|~20%  EU8|~20%  EU8|~15%
    11   EU8|~35%       ex4|ex4!        EU8       EU8       EU8|~20%
    12   ex5!|ex5+5bis  EU8|~35%        EU8|~30%  EU8       EU8|ex4
    13   EU8|~45%       EU8             EU8|~35%  EU8|~30%  EU8
    14   EU8            EU8|~45%        ex3|EU8   EU8|~35%  EU8|~14+
    15   EU8            EU8|~45%        EU8       EU8|~35%  EU8|~14+
    16+  EU8            EU8|~45%        EU8       EU8|~35%  EU8|ex3
`;

export const combatTable = grid({
  id: 'combat',
  title: { en: 'Combat table', fr: 'Tableau de combat' },
  provenance: {
    document: 'aid',
    heading: 'F',
    note: {
      en: 'the image is lost; the mark of each cell says where its stars and its losses come from',
      fr: 'l’image est perdue ; la marque de chaque case dit d’où viennent ses étoiles et ses pertes',
    },
  },
  rowsAre: { en: 'modified die', fr: 'dé modifié' },
  columnsAre: { en: 'column', fr: 'colonne' },
  codes: COMBAT_CODES,
  shown: printedCell,
  grid: `
         A      B      C      D      E
    0-   0|0    0|0    0|0    0|0    0|0
    1    0|0    0|0    0|0    0|0    0|0
    2    0|0    0|0    0|0    0|0    0|0
    3    0|0    0|0    0|0    0|0    0|0
    4    0|0.5  0|0    0|0    0|0    0|0
    5    0|0.5  0|0.5  0|0.5  0|0.5  0|0
    6    0|1    0|1    0|0.5  0|0.5  0|0.5
    7    1|1.5  1|1    1|0.5  0|0.5  0|0.5
    8    1|2    1|1.5  1|1    1|1    0|1
    9    2|2    1|2    1|1.5  1|1.5  1|1
    10   2|2.5  2|2    2|2    1|2    1|1.5
    11   2|2.5  2|2    2|2    2|2    1|2
    12   2|3    2|2.5  2|2.5  2|2    2|2
    13   3|3.5  3|3    3|2.5  3|2.5  2|2
    14   3|4    3|3.5  3|3    3|2.5  3|2.5
    15   3|4    3|3.5  3|3    3|2.5  3|2.5
    16+  3|4    3|3.5  3|3    3|2.5  3|2.5
  `,
  origins: ORIGINS,
  legend: legendOf(ORIGINS),
  repairs: [
    rebuilt('5', 'C', '0|0.5', 'high', ...CLASS_5),
    rebuilt('5', 'D', '0|0.5', 'high', ...CLASS_5),
    rebuilt('6', 'C', '0|0.5', 'high', ...CLASS_5),
    rebuilt('6', 'D', '0|0.5', 'high', ...CLASS_5),
    rebuilt('7', 'C', '1|0.5', 'high', ...CLASS_5),
    rebuilt('7', 'D', '0|0.5', 'high', ...CLASS_5),
    rebuilt('7', 'E', '0|0.5', 'high', ...CLASS_5),
    rebuilt('8', 'B', '1|1.5', 'high', ...CLASS_15),
    rebuilt('9', 'C', '1|1.5', 'high', ...CLASS_15),
    rebuilt('10', 'E', '1|1.5', 'high', ...CLASS_15),
    rebuilt('9', 'B', '1|2', 'medium', ...CLASS_20),
    rebuilt('10', 'C', '2|2', 'medium', ...CLASS_20),
    rebuilt('10', 'D', '1|2', 'medium', ...CLASS_20),
    rebuilt('11', 'E', '1|2', 'medium', ...CLASS_20),
    rebuilt('12', 'C', '2|2.5', 'high', ...CLASS_30),
    rebuilt('13', 'D', '3|2.5', 'high', ...CLASS_30),
    rebuilt('11', 'A', '2|2.5', 'low', ...THIRDS_35),
    rebuilt('12', 'B', '2|2.5', 'low', ...THIRDS_35),
    rebuilt('13', 'C', '3|2.5', 'low', ...THIRDS_35),
    rebuilt('14', 'D', '3|2.5', 'low', ...THIRDS_35),
    rebuilt('15', 'D', '3|2.5', 'low', ...THIRDS_35),
    rebuilt('16+', 'D', '3|2.5', 'low', ...THIRDS_35),
    rebuilt('13', 'A', '3|3.5', 'low', ...THIRDS_45A),
    rebuilt('14', 'B', '3|3.5', 'low', ...THIRDS_45B),
    rebuilt('15', 'B', '3|3.5', 'low', ...THIRDS_45B),
    rebuilt('16+', 'B', '3|3.5', 'low', ...THIRDS_45B),
    rebuilt('14', 'A', '3|4', 'low', ...FIFTY),
    rebuilt('15', 'A', '3|4', 'low', ...FIFTY),
    rebuilt('16+', 'A', '3|4', 'low', ...FIFTY),
    rebuilt('14', 'E', '3|2.5', 'high', ...CAP),
    rebuilt('15', 'E', '3|2.5', 'high', ...CAP),
    rebuilt('13', 'E', '2|2', 'medium', ...E13),
    rebuilt('10', 'A', '2|2.5', 'high', ...A10),
    contested('4', 'D', '0|0.5', '0|0', 'medium', ...D4),
    contested('7', 'B', '0|1', '1|1', 'high', ...B7),
    contested('11', 'B', '2|2.5', '2|2', 'low', ...B11),
    contested('12', 'A', '3|3', '2|3', 'high', ...A12),
  ],
});
