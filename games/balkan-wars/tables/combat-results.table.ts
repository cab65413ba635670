/** Combat Results Table: attacker's result / defender's result. */
import { grid } from '@grognard/kernel';

export const combatResults = grid({
  id: 'combat-results',
  title: { en: 'Combat Results Table', fr: 'Table des Résultats des Combats' },
  provenance: {
    document: 'aid',
    heading: 'Table des Résultats des Combats',
    page: 1,
    note: {
      en: 'a/b: a is what the attacker suffers, b the defender. Beginners and competitors ignore the results in bold italics, which a table of their own holds.',
      fr: 'a/b : a, pertes de l’attaquant ; b, pertes du défenseur. Débutants et compétiteurs ignorent les résultats en gras et italiques, auxquels une table à part est réservée.',
    },
  },
  rowsAre: { en: 'modified die', fr: 'jet de dé modifié' },
  columnsAre: { en: 'odds', fr: 'rapport de force' },
  rowWords: 'line',
  columnWords: 'line',
  codes: ['E/-', 'R/-', 'S/-', 'S/D', 'S/S', 'D/S', '-/S', '-/R', '-/E'],
  grid: `
         1/3-  1/2   1/1   2/1   3/1   4/1   5/1   6/1+
    0-   E/-   E/-   R/-   R/-   S/D   S/D   S/S   D/S
    1    E/-   R/-   R/-   S/D   S/D   S/S   D/S   D/S
    2    R/-   R/-   S/D   S/D   S/S   S/S   D/S   -/S
    3    R/-   S/-   S/D   S/S   D/S   D/S   -/S   -/R
    4    S/-   S/D   S/S   D/S   D/S   -/S   -/R   -/R
    5    S/D   S/S   D/S   D/S   -/S   -/R   -/R   -/E
    6    S/S   D/S   D/S   -/S   -/R   -/R   -/E   -/E
    7+   D/S   -/S   -/R   -/R   -/R   -/E   -/E   -/E
  `,
});
