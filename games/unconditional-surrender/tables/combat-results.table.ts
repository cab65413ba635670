/** The combat results table: one for ground, air/naval and strategic combat. */
import { grid, type Written } from '@grognard/kernel';
import { signed } from '../../words/grammar/english.ts';
import { CELLS, type Cell, type Code } from '../vocabulary.ts';
import { sortiesAdded } from './air-naval-results.table.ts';
import { strategicResults } from './strategic-results.table.ts';

/** A cell taken apart: the code and the number behind the plus sign. */
export interface Reading {
  readonly code: Code;
  readonly plus: number;
}

/** `DD+3` is the code DD with a plus of 3; ♦ has none. */
export const READINGS: Readonly<Record<Cell, Reading>> = {
  '♦': { code: '♦', plus: 0 },
  'DR+2': { code: 'DR', plus: 2 },
  'DD+3': { code: 'DD', plus: 3 },
  'DE+4': { code: 'DE', plus: 4 },
  'AS+2': { code: 'AS', plus: 2 },
  'AA+3': { code: 'AA', plus: 3 },
};

/** One code, three lists: on the ground in words, in the air and for the factories by the figures of their lists. */
function meaning(cell: Cell, en: string, fr: string): Written {
  const { code } = READINGS[cell];
  const sorties = sortiesAdded(READINGS[cell]);
  const { germany, ally } = strategicResults.rows[code];
  return {
    en: `ground: ${en}; air/naval: sorties ${signed(sorties.attacker)} for the attacker, ${signed(sorties.defender)} for the defender; strategic: Fac Lost ${signed(germany)} for Germany, ${signed(ally)} for the ally`,
    fr: `terrestre : ${fr} ; air/naval : sorties ${signed(sorties.attacker)} pour l’attaquant, ${signed(sorties.defender)} pour le défenseur ; stratégique : Fac Lost ${signed(germany)} pour l’Allemagne, ${signed(ally)} pour l’allié`,
  };
}

const suspect = (row: string, column: string, seen: Cell, en: string, fr: string) =>
  ({ row, column, seen, used: seen, why: 'suspect', evidence: { en, fr }, confidence: 'medium' }) as const;

export const combatResults = grid({
  id: 'combat-results',
  title: { en: 'Combat results table', fr: 'Table des résultats du combat' },
  provenance: {
    document: 'aid',
    heading: 'Table des résultats du combat',
    note: {
      en: 'The row labels stand on both edges of the page and agree; the table cuts the list of interdiction results in two.',
      fr: 'Les numéros de ligne figurent aux deux bords et concordent ; la table coupe en deux la liste des résultats d’interdiction.',
    },
  },
  rowsAre: { en: 'defender’s final value', fr: 'valeur finale du défenseur' },
  columnsAre: { en: 'attacker’s final value', fr: 'valeur finale de l’attaquant' },
  codes: CELLS,
  grid: `
        1     2     3     4     5     6     7     8     9     10    11    12    13    14    15    16
    1   ♦     ♦     DR+2  DR+2  DR+2  DD+3  DD+3  DD+3  DE+4  DE+4  DE+4  DE+4  DE+4  DE+4  DE+4  DE+4
    2   ♦     ♦     ♦     DR+2  DR+2  DR+2  DD+3  DD+3  DD+3  DE+4  DE+4  DE+4  DE+4  DE+4  DE+4  DE+4
    3   AS+2  ♦     ♦     ♦     DR+2  DR+2  DR+2  DD+3  DD+3  DD+3  DD+3  DD+3  DE+4  DE+4  DE+4  DE+4
    4   AS+2  AS+2  ♦     ♦     ♦     DR+2  DR+2  DR+2  DR+2  DD+3  DD+3  DD+3  DD+3  DD+3  DD+3  DE+4
    5   AS+2  AS+2  AS+2  ♦     ♦     ♦     ♦     DR+2  DR+2  DR+2  DD+3  DD+3  DD+3  DD+3  DD+3  DD+3
    6   AA+3  AS+2  AS+2  AS+2  ♦     ♦     ♦     ♦     DR+2  DR+2  DR+2  DR+2  DR+2  DR+2  DD+3  DD+3
    7   AA+3  AA+3  AS+2  AS+2  ♦     ♦     ♦     ♦     ♦     DR+2  DR+2  DR+2  DR+2  DR+2  DR+2  DD+3
    8   AA+3  AA+3  AA+3  AS+2  AS+2  ♦     ♦     ♦     ♦     ♦     DR+2  DR+2  DR+2  DR+2  DR+2  DR+2
    9   AA+3  AA+3  AA+3  AS+2  AS+2  AS+2  ♦     ♦     ♦     ♦     ♦     DR+2  DR+2  DR+2  DR+2  DR+2
    10  AA+3  AA+3  AA+3  AA+3  AS+2  AS+2  AS+2  ♦     ♦     ♦     ♦     ♦     DR+2  DR+2  DR+2  DR+2
    11  AA+3  AA+3  AA+3  AA+3  AS+2  AS+2  AS+2  AS+2  ♦     ♦     ♦     ♦     ♦     DR+2  DR+2  DR+2
    12  AA+3  AA+3  AA+3  AA+3  AA+3  AS+2  AS+2  AS+2  AS+2  ♦     ♦     ♦     ♦     ♦     ♦     DR+2
    13  AA+3  AA+3  AA+3  AA+3  AA+3  AS+2  AS+2  AS+2  AS+2  AS+2  ♦     ♦     ♦     ♦     ♦     DR+2
    14  AA+3  AA+3  AA+3  AA+3  AA+3  AA+3  AS+2  AS+2  AS+2  AS+2  AS+2  ♦     ♦     ♦     ♦     ♦
    15  AA+3  AA+3  AA+3  AA+3  AA+3  AA+3  AS+2  AS+2  AS+2  AS+2  AS+2  ♦     ♦     ♦     ♦     ♦
    16  AA+3  AA+3  AA+3  AA+3  AA+3  AA+3  AA+3  AS+2  AS+2  AS+2  AS+2  AS+2  AS+2  ♦     ♦     ♦
  `,
  // Used as printed. With attacker and defender exchanged, every cell answers its mirror but for these two pairs.
  repairs: [
    suspect(
      '5',
      '11',
      'DD+3',
      'Mirror of attacker 5, defender 11, which shows AS+2 and not AA+3. DR+2 here would make the first DD of each row run 6, 7, 8, 10, 12, as the first AA of each column does.',
      'Miroir de l’attaquant 5 et du défenseur 11, où figure AS+2 et non AA+3. Avec DR+2 ici, le premier DD de chaque ligne suivrait 6, 7, 8, 10, 12, comme le premier AA de chaque colonne.',
    ),
    suspect(
      '11',
      '5',
      'AS+2',
      'Mirror of attacker 11, defender 5, which shows DD+3 and not DR+2.',
      'Miroir de l’attaquant 11 et du défenseur 5, où figure DD+3 et non DR+2.',
    ),
    suspect(
      '6',
      '14',
      'DR+2',
      'Mirror of attacker 6, defender 14, which shows AA+3. With DD+3 here columns 14 and 15 would agree on this row, and the first DD would come at 14, as the first AA does.',
      'Miroir de l’attaquant 6 et du défenseur 14, où figure AA+3. Avec DD+3 ici, les colonnes 14 et 15 concorderaient sur cette ligne et le premier DD viendrait à 14, comme le premier AA.',
    ),
    suspect(
      '14',
      '6',
      'AA+3',
      'Mirror of attacker 14, defender 6, which shows DR+2 and not DD+3.',
      'Miroir de l’attaquant 14 et du défenseur 6, où figure DR+2 et non DD+3.',
    ),
  ],
  meanings: {
    '♦': meaning('♦', 'no effect', 'pas d’effet'),
    'DR+2': meaning('DR+2', 'defender retreats', 'défenseur retraite'),
    'DD+3': meaning('DD+3', 'defender disrupted', 'défenseur désorganisé'),
    'DE+4': meaning('DE+4', 'defender eliminated', 'défenseur éliminé'),
    'AS+2': meaning('AS+2', 'attacker stopped', 'attaquant stoppé'),
    'AA+3': meaning('AA+3', 'attacker attrition', 'attrition de l’attaquant'),
  },
});

/** What the two attacking cells of the broken mirrors would read, if they answered their mirrors. */
export const SMOOTHED: readonly {
  readonly row: string;
  readonly column: string;
  readonly printed: Cell;
  readonly cell: Cell;
}[] = [
  { row: '5', column: '11', printed: 'DD+3', cell: 'DR+2' },
  { row: '6', column: '14', printed: 'DR+2', cell: 'DD+3' },
];
