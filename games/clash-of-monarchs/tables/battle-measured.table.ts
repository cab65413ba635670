/** 15.3-7 Measured battle: SPs lost, D level, `*` a leader is hit, `+` a step of field artillery is lost. */
import { grid } from '@grognard/kernel';
import { BATTLE_CODES, printedCell } from './battle-cell.ts';

export const battleMeasured = grid({
  id: 'battle-measured',
  title: { en: 'Measured battle', fr: 'Bataille mesurée' },
  provenance: {
    document: 'aid',
    heading: 'TABLE DE BATAILLE MESUREE CRT [15.3-7]',
    note: {
      en: 'Column 9-11 carries a dagger: no higher column in hills',
      fr: 'La colonne 9-11 porte un obèle : feu maximal en collines',
    },
  },
  rowsAre: { en: 'modified dice', fr: 'dés modifiés' },
  columnsAre: { en: 'firing SPs', fr: 'SPs qui tirent' },
  codes: BATTLE_CODES,
  shown: printedCell,
  grid: `
        1-2  3-5  6-8  9-11  12-14  15-18  19-22  23-25  26-30  31-35
    <0  0-   0-   0-   0-    0-     0-     1-     1-     1D0    2D1
    0   0-   0-   0-   0-    0-     1-     1-     1D0    2D1    2D1
    1   0-   0-   0-   0-    1-     1-     1D0    2D1    2D1    2D1
    2   0-   0-   0-   0-    1-     1D0    1D0    2D1    2D1    2D1
    3   0-   0-   0-   1-    1D0    1D0    1D1    2D1    2D1    2D2
    4   0-   0-   1-   1D0   1D0    1D1    2D1    2D1    2D2    2D2
    5   0-   1-   1-   1D0   1D1    1D1    2D1    2D2    2D2    3D2
    6   0-   1-   1-   1D1   1D1    2D1    2D1    2D2    2D2    3D2
    7   1-   1-   1D0  1D1   1D1    2D1    2D1    2D2    3D2    3D2
    8   1-   1-   1D0  1D1   2D1    2D1    2D2    3D2    3D2    3D2
    9   1-   1D0  1D1  1D1   2D2    2D2    3D2    3D2    3D2+   3D2+
    10  1D0  1D1  1D1  2D1   2D2    2D2    3D2    3D2    3D3    3D3+
    11  1D1  1D1  2D1  2D2   2D2    3D2    3D2    3D3+   4D3+   4D3+
  `,
  // Harsher than the Intense table on the same total, or marked where it is not; each is monotone in its own table.
  repairs: [
    {
      row: '0',
      column: '26-30',
      seen: '2D1',
      used: '2D1',
      why: 'suspect',
      evidence: {
        en: 'The Intense table reads 2D0 here and should be the harsher; kept as printed',
        fr: 'La table intense donne 2D0 ici et devrait être la plus dure ; conservé tel qu’imprimé',
      },
      confidence: 'medium',
    },
    {
      row: '4',
      column: '9-11',
      seen: '1D0',
      used: '1D0',
      why: 'suspect',
      evidence: {
        en: 'The Intense table reads 1- here and should be the harsher; kept as printed',
        fr: 'La table intense donne 1- ici et devrait être la plus dure ; conservé tel qu’imprimé',
      },
      confidence: 'medium',
    },
    {
      row: '6',
      column: '9-11',
      seen: '1D1',
      used: '1D1',
      why: 'suspect',
      evidence: {
        en: 'The Intense table reads 1D0 here and should be the harsher; kept as printed',
        fr: 'La table intense donne 1D0 ici et devrait être la plus dure ; conservé tel qu’imprimé',
      },
      confidence: 'medium',
    },
    {
      row: '9',
      column: '31-35',
      seen: '3D2+',
      used: '3D2+',
      why: 'suspect',
      evidence: {
        en: 'The Intense table reads 5D3 here, without the field artillery mark; kept as printed',
        fr: 'La table intense donne 5D3 ici, sans la marque d’artillerie de campagne ; conservé tel qu’imprimé',
      },
      confidence: 'medium',
    },
    {
      row: '11',
      column: '31-35',
      seen: '4D3+',
      used: '4D3+',
      why: 'suspect',
      evidence: {
        en: 'The Intense table reads 6D4 here, without the field artillery mark; kept as printed',
        fr: 'La table intense donne 6D4 ici, sans la marque d’artillerie de campagne ; conservé tel qu’imprimé',
      },
      confidence: 'medium',
    },
  ],
});
