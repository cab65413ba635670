/** 15.3-7 Intense battle: SPs lost, D level, `*` a leader is hit, `+` a step of field artillery is lost. */
import { grid } from '@grognard/kernel';
import { BATTLE_CODES, printedCell } from './battle-cell.ts';

export const battleIntense = grid({
  id: 'battle-intense',
  title: { en: 'Intense battle', fr: 'Bataille intense' },
  provenance: {
    document: 'aid',
    heading: 'TABLE DE BATAILLE INTENSE - CRT [15.3-7]',
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
         1-2  3-5  6-8   9-11  12-14  15-18  19-22  23-25  26-30  31-35
    <0   0-   0-   0-    0-    0-     0-     1-     1-     1D0    2D1
    0    0-   0-   0-    0-    0-     1-     1-     1D0    2D0    2D1
    1    0-   0-   0-    0-    1-     1-     1D0    2D1    2D1    2D1
    2    0-   0-   0-    0-    1-     1D0    1D0    2D1    2D1    2D1
    3    0-   0-   0-    1-    1D0    1D0    1D1    2D1    2D1    3D2
    4    0-   0-   1-    1-    1D0    1D1    2D1    2D1    3D2    3D2
    5    0-   1-   1-    1D0   1D1    1D1    2D1    2D2    3D2    3D2
    6    0-   1-   1-    1D0   1D1    2D1    2D1    3D2    3D2    3D2
    7    1-   1-   1D0   1D1   2D1    2D1    2D1    3D2    3D2    4D2
    8    1-   1-   1D0   1D1   2D1    2D1    3D2    3D2    4D2    4D2+
    9    1-   1D0  1D1   2D1   2D2    3D2    3D2    4D2    4D3+   5D3
    10   1D0  1D1  2D1   2D1   2D2    3D2    4D2    4D3    5D3    5D3+
    11   1D1  1D1  2D1   2D2   3D2    3D2    4D2    4D3+   5D3+   6D4
    12   1D1  1D1  2D1   2D2   3D2    4D3    4D3+   5D3    6D3    7D4+
    13   1D1  1D1  2D1   2D2   3D2    4D3    5D3    5D3+   6D4    7D4+
    14   1D1  1D1  2D1   3D2   3D3    5D3+   5D3*   6D4*   7D4*   8D4*
    15   1D1  2D1  2D2   3D3   4D3+   5D3*   6D4    6D4+   7D4*+  8D4*+
    16   1D1  2D2  2D2   3D3   4D4*   6D4    7D4+   7D4*   8D4+   9D4*+
    17   1D2  2D2  2D3   3D3*  4D4+   7D4+   7D4+   8D4+   8R+    9R+
    18+  2D2  3D3  3D4*  3D4+  5R*+   8R*+   9R*+   9R*+   9R*+   10R*+
  `,
});
