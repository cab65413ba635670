/** Ground combat results table: Hits on the attacker / Hits on the defender. */
import { codes, grid } from '@grognard/kernel';
import { confidences, repairsOf } from './reading.ts';

/** What we use, and how sure the reading is, cell by cell. */
const PAGE = {
  grid: `
         1-4    1-3    1-2    -2     -1     0      +1     +2     2-1    3-1    4-1    5-1    6-1    7-1    8-1
    1    3/0    2/0    2/0    2/0    1/0    1/0    1/0    1/0    1/1    1/1    1/1    1/1    0/1    0/1    0/2
    2    2/0    2/0    2/0    1/0    1/0    1/0    1/0    1/1    1/1    1/1    1/1    0/1    0/1    0/2    0/3
    3    2/0    2/0    1/0    1/0    1/0    1/0    1/1    1/1    1/1    1/1    0/1    0/1    1/2    0/2    0/3
    4    2/0    2/0    1/0    1/0    1/0    1/0    1/1    1/1    1/1    0/1    1/2    1/2    0/2    1/3    0/4
    5    2/0    1/0    1/0    1/0    1/0    1/1    1/1    1/1    0/1    1/2    1/2    0/2    1/3    0/3    0/4
    6    1/0    1/0    1/0    1/0    1/1    1/1    1/1    0/1    0/1    1/2    0/2    0/3    0/3    0/3    0/4
    7    1/0    1/0    1/0    1/1    1/1    1/1    0/1    0/1    1/2    0/2    0/3    0/3    0/4    0/4    0/5
    8    1/0    1/0    1/1    1/1    1/1    0/1    0/1    1/2    0/2    0/2    0/3    1/4    0/4    0/4    0/5
    9    1/0    1/1    1/1    1/1    0/1    0/1    1/2    0/2    0/3    0/3    1/4    0/4    0/5    0/5    1/6
    10+  1/1    1/1    1/1    0/1    1/2    1/2    0/2    1/3    1/4    1/4    0/4    0/5    0/5    0/6    0/6
`,
  origins: `
         1-4    1-3    1-2    -2     -1     0      +1     +2     2-1    3-1    4-1    5-1    6-1    7-1    8-1
    1    0.97   0.97   0.97   0.97   0.97   0.95   0.97   0.97   0.97   0.93   0.97   0.97   0.97   0.90   0.97
    2    0.97   0.97   0.97   0.97   0.97   0.97   0.97   0.93   0.97   0.97   0.97   0.97   0.93   0.97   0.97
    3    0.96   0.97   0.97   0.97   0.97   0.97   0.85   0.95   0.95   0.90   0.95   0.97   0.97   0.97   0.92
    4    0.97   0.97   0.97   0.97   0.97   0.97   0.99   0.97   0.97   0.95   0.97   0.97   0.97   0.97   0.97
    5    0.97   0.97   0.97   0.97   0.97   0.97   0.97   0.96   0.97   0.97   0.97   0.97   0.97   0.97   0.97
    6    0.97   0.97   0.97   0.97   0.97   0.97   0.97   0.95   0.95   0.97   0.97   0.97   0.97   0.97   0.97
    7    0.96   0.97   0.97   0.97   0.97   0.97   0.97   0.95   0.97   0.97   0.97   0.97   0.97   0.97   0.95
    8    0.97   0.97   0.85   0.95   0.90   0.95   0.93   0.97   0.97   0.97   0.97   0.97   0.97   0.97   0.97
    9    0.97   0.85   0.97   0.85   0.90   0.88   0.90   0.92   0.97   0.97   0.97   0.97   0.97   0.97   0.97
    10+  0.97   0.95   0.93   0.93   0.90   0.93   0.97   0.97   0.97   0.97   0.97   0.97   0.97   0.97   0.97
`,
};

/** What the scan shows: the slash is gone almost everywhere, letters stand for digits, `__` for a cell that is not there. */
const SCAN = {
  grid: `
         1-4    1-3    1-2    -2     -1     0      +1     +2     2-1    3-1    4-1    5-1    6-1    7-1    8-1
    1    30     20     20     20     10     40     10     [10]   11     4]     11     11     01     o0n    o2
    2    20     20     20     10     10     10     10     [4a]   11     11     11     o1     omn    o2     o3
    3    o0     20     10     10     10     10     11     11     11     1      01     on     12     02     o0m3
    4    20     20     10     10     10     10     11     1      11     oa     12     12     o02    13     o4
    5    20     10     10     10     10     [11]   11     [14]   01     [12]   12     [02]   13     03     0/4
    6    10     10     10     10     11     1]     11     [oa]   om     12     02     03     03     03     04
    7    10     10     10     11     11     [11]   01     on     12     02     03     03     04     o04    o0s
    8    10     10     11     11     1      oA     omn    [12]   02     02     03     14     04     04     05
    9    1o     __     __     __     on     o]     12     o2     o3     03     14     04     05     05     16
    10+  11     [      14     o      12     12     02     1/3    1/4    1/4    0/4    0/5    0/5    0/6    0/6
`,
};

/** The cells that want more than their slash put back. */
const REASONS: Readonly<Record<string, { readonly en: string; readonly fr: string }>> = {
  '3 1-4': {
    en: 'rows 2 and 4 hold 2/0 above and below',
    fr: 'les lignes 2 et 4 portent 2/0 au-dessus et au-dessous',
  },
  '3 +1': run('111111101', '1/0'),
  '3 +2': run('111111101'),
  '3 2-1': run('111111101'),
  '3 3-1': run('111111101', '0/1'),
  '3 4-1': { en: 'the end of the run 111111101', fr: 'la fin de la suite 111111101' },
  '4 +1': {
    en: 'the worked example reads row 4, column +1 as one Hit each',
    fr: 'l’exemple lit la ligne 4, colonne +1 : un Hit chacun',
  },
  '4 +2': forced('3', '5', '1/1'),
  '5 +2': impossible('1/4', '1/1', '0/1'),
  '6 0': forced('5', '7', '1/1'),
  '7 1-4': {
    en: 'the first 1 of 11010101111 is the border of the cell',
    fr: 'le premier 1 de 11010101111 est le bord de la case',
  },
  '8 1-2': run('1011111', '1/0'),
  '8 -2': run('1011111'),
  '8 -1': run('1011111', '0/1'),
  '9 1-4': {
    en: '1/0 in all ten ways of placing the twelve cells that are left of this row',
    fr: '1/0 dans les dix façons de placer les douze cases qui restent de cette ligne',
  },
  '9 1-3': gone('1/0'),
  '9 1-2': { en: 'cell lost; rows 8 and 10 hold 1/1', fr: 'case perdue ; les lignes 8 et 10 portent 1/1' },
  '9 -2': gone('0/1'),
  '9 0': placed('1/2'),
  '9 +1': placed('0/2'),
  '9 +2': placed('1/2, 1/3'),
  '10+ 1-3': {
    en: 'cell lost; the cells on both sides hold 1/1',
    fr: 'case perdue ; les cases voisines portent 1/1',
  },
  '10+ 1-2': impossible('1/4', '1/1', '0/1'),
  '10+ -2': {
    en: 'only the o is left; 1/1 stands on its left and 1/2 on its right',
    fr: 'il ne reste que le o ; 1/1 est à sa gauche et 1/2 à sa droite',
  },
};

export const groundCombat = grid({
  id: 'ground-combat',
  title: { en: 'Ground combat results table', fr: 'Table de résolution de combat terrestre' },
  provenance: {
    document: 'charts',
    heading: 'Table de résolution de combat terrestre',
    note: {
      en: 'Read by four means: the alphabet of the scan (o for 0, a, n or m for 1, s for 5), the count of fifteen cells a row, the ladder of results that never steps back along a row or down a column, and the worked example, which fixes row 4, column +1.',
      fr: 'Lue par quatre moyens : l’alphabet du scan (o pour 0, a, n ou m pour 1, s pour 5), le compte de quinze cases par ligne, l’échelle des résultats, qui ne recule jamais le long d’une ligne ni d’une colonne, et l’exemple, qui fixe la ligne 4, colonne +1.',
    },
  },
  rowsAre: { en: 'modified die', fr: 'dé modifié' },
  columnsAre: { en: 'attack against defence', fr: 'attaque contre défense' },
  codes: codes.notation(
    /^\d\/\d$/,
    'the attacker’s Hits and the defender’s with a slash between, each from 0 to 9, such as 1/2',
    'les Hits subis par l’attaquant et par le défenseur, séparés par une barre, de 0 à 9 chacun, par exemple 1/2',
  ),
  ...PAGE,
  legend: confidences(PAGE.origins),
  repairs: repairsOf(
    PAGE.grid,
    SCAN.grid,
    PAGE.origins,
    ({ row, column, seen }) => REASONS[`${row} ${column}`] ?? slashLost(seen),
  ),
});

function slashLost(seen: string): { en: string; fr: string } {
  return /^\d\d$/.test(seen)
    ? { en: 'legible but for the slash', fr: 'lisible, la barre exceptée' }
    : { en: 'letters and borders read by the alphabet of the scan', fr: 'lettres et bords lus par l’alphabet du scan' };
}

function run(digits: string, other?: string): { en: string; fr: string } {
  return {
    en: `the run ${digits} has lost one digit; the diagonals of the table fix it${other ? `; ${other} is the other reading` : ''}`,
    fr: `la suite ${digits} a perdu un chiffre ; les diagonales de la table le fixent${other ? ` ; l’autre lecture est ${other}` : ''}`,
  };
}

function forced(above: string, below: string, cell: string): { en: string; fr: string } {
  return {
    en: `cut short; rows ${above} and ${below} hold ${cell}`,
    fr: `tronquée ; les lignes ${above} et ${below} portent ${cell}`,
  };
}

function impossible(seen: string, left: string, right: string): { en: string; fr: string } {
  return {
    en: `${seen} cannot stand between ${left} and ${right}`,
    fr: `${seen} ne peut se trouver entre ${left} et ${right}`,
  };
}

function gone(other: string): { en: string; fr: string } {
  return {
    en: `cell lost from a run of ones; ${other} is the other reading`,
    fr: `case perdue dans une suite de uns ; l’autre lecture est ${other}`,
  };
}

function placed(other: string): { en: string; fr: string } {
  return {
    en: `placed by the lost run before it; other readings: ${other}`,
    fr: `placée d’après la suite perdue qui précède ; autres lectures : ${other}`,
  };
}
