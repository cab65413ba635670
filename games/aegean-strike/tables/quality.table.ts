/** Troop quality effects matrix: D columns to the right, G columns to the left. */
import { grid, type Repair } from '@grognard/kernel';

export const troopQuality = grid({
  id: 'quality',
  title: { en: 'Troop quality effects matrix', fr: 'Matrice des effets de la qualité des troupes' },
  provenance: { document: 'charts', heading: 'Matrice des effets de la qualité des troupes' },
  rowsAre: { en: 'attacker', fr: 'attaquant' },
  columnsAre: { en: 'defender', fr: 'défenseur' },
  rowWords: 'qualities',
  columnWords: 'qualities',
  codes: ['-', '3D', '6D', '3G', '6G'],
  grid: `
         E   E+L  E+M  L   L+M  M   all
    E    -   3D   6D   3D  6D   6D  6D
    E+L  3G  -    3D   -   3D   3D  3D
    E+M  6G  3G   -    3G  -    -   -
    L    3G  -    3D   -   3D   3D  3D
    L+M  6G  3G   -    3G  -    -   -
    M    6G  3G   -    3G  -    -   -
    all  6G  3G   -    3G  -    -   -
  `,
  meanings: {
    '-': { en: 'no shift', fr: 'aucun décalage' },
    '3D': { en: '3 columns right', fr: '3 colonnes à droite' },
    '6D': { en: '6 columns right', fr: '6 colonnes à droite' },
    '3G': { en: '3 columns left', fr: '3 colonnes à gauche' },
    '6G': { en: '6 columns left', fr: '6 colonnes à gauche' },
  },
  repairs: [dash('E+L', 'L'), ...['L+M', 'M'].flatMap((row) => ['L+M', 'M', 'all'].map((column) => dash(row, column)))],
});

function dash(row: string, column: string): Repair {
  return {
    row,
    column,
    seen: '__',
    used: '-',
    why: 'reconstructed',
    evidence: {
      en: 'a dash is lost; the four complete rows fix it, since what favours one side as attacker hinders it as defender',
      fr: 'un tiret est perdu ; les quatre lignes complètes le fixent, car ce qui aide l’attaquant gêne autant le défenseur',
    },
    confidence: 'high',
  };
}
