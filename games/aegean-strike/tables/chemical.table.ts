/** Chemical warfare: the aid says that it shifts columns and costs automatic Hits; its figures are lost. */
import { codes, grid } from '@grognard/kernel';

export const chemicalWarfare = grid({
  id: 'chemical',
  title: { en: 'Chemical warfare', fr: 'Guerre chimique' },
  provenance: { document: 'charts', heading: 'Modificateurs de combat terrestre' },
  rowsAre: { en: 'used by', fr: 'employée par' },
  columnsAre: {
    en: 'columns (+ right), automatic Hits on the enemy',
    fr: 'colonnes (+ à droite), Hits automatiques de l’ennemi',
  },
  rowWords: 'chemicalRow',
  columnWords: 'chemicalColumn',
  codes: { byColumn: { shift: codes.whole(-14, 14), hits: codes.whole(0, 9) } },
  grid: `
              shift  hits
    attacker  ?      ?
    defender  ?      ?
  `,
  lost: [
    {
      what: { en: 'every figure of chemical warfare', fr: 'tous les chiffres de la guerre chimique' },
      where: 'Modificateurs de combat terrestre, Guerre chimique',
    },
  ],
});
