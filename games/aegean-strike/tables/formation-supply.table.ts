/** Formation effects chart, supply: the supply points a unit spends when it is in combat. */
import { codes, grid, type Repair } from '@grognard/kernel';

export const formationSupply = grid({
  id: 'formation-supply',
  title: {
    en: 'Formation effects chart: supply points in combat',
    fr: 'Tableau des effets des formations : points de ravitaillement au combat',
  },
  provenance: { document: 'charts', heading: 'Tableau des effets des formations' },
  rowsAre: { en: 'formation', fr: 'formation' },
  columnsAre: { en: 'size and type of unit', fr: 'taille et type d’unité' },
  columnWords: 'sizeAndType',
  codes: codes.whole(0, 9),
  grid: `
        division-armour  division-other  brigade-armour  brigade-infantry  artillery  other
    MC  3                2               1               1                 1          1
    HA  5                3               2               2                 2          2
    DA  7                4               3               3                 3          3
    T   1                0               0               0                 0          0
    HD  2                1               1               1                 2          1
    DD  6                3               2               2                 3          2
    R   0                0               0               0                 0          0
  `,
  repairs: [
    {
      row: 'HD',
      column: 'brigade-armour',
      seen: 'h',
      used: '1',
      why: 'scan',
      evidence: { en: 'h stands for 1; its neighbours are 1', fr: 'h vaut 1 ; ses voisines portent 1' },
      confidence: 'high',
    },
    {
      row: 'T',
      column: 'brigade-infantry',
      seen: '__',
      used: '0',
      why: 'reconstructed',
      evidence: {
        en: 'five figures for six columns: this one may be blank, since infantry never travels',
        fr: 'cinq chiffres pour six colonnes : celle-ci est peut-être vide, l’infanterie ne voyageant jamais',
      },
      confidence: 'medium',
    },
    {
      row: 'R',
      column: 'brigade-infantry',
      seen: '__',
      used: '0',
      why: 'reconstructed',
      evidence: { en: 'five figures for six columns, all of them 0', fr: 'cinq chiffres pour six colonnes, tous 0' },
      confidence: 'high',
    },
    letterO('R', 'division-other'),
    letterO('R', 'other'),
  ],
});

function letterO(row: string, column: string): Repair {
  return {
    row,
    column,
    seen: 'o',
    used: '0',
    why: 'scan',
    evidence: { en: 'o stands for 0', fr: 'o vaut 0' },
    confidence: 'certain',
  };
}
