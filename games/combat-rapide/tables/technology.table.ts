/** C The column of Fire and of Shock, by own technology (row) and enemy technology (column). */
import { codes, grid } from '@grognard/kernel';
import { legendOf } from './marks.ts';

const ORIGINS = `
          MED    REN  ARQ  MUS  BAR  MAN  LACE
    MED   ex1    ex2  EU8  EU8  EU8  EU8  EU8
    REN   ex2+3  EU8  EU8  EU8  EU8  EU8  EU8
    ARQ   EU8    EU8  EU8  EU8  EU8  EU8  EU8
    MUS   EU8    EU8  EU8  EU8  ex4  EU8  EU8
    BAR   EU8    EU8  EU8  ex4  EU8  EU8  EU8
    MAN   EU8    EU8  EU8  EU8  EU8  EU8  EU8
    LACE  EU8    EU8  EU8  EU8  EU8  EU8  ex5
`;

export const technologyTable = grid({
  id: 'technology',
  title: { en: 'Columns by technology (Fire/Shock)', fr: 'Colonnes selon les technologies (Feu/Choc)' },
  provenance: {
    document: 'aid',
    heading: 'C',
    note: {
      en: 'six pairs are fixed by the examples, the others are EU8’s and probable; MUS against BAR is D/C in EU8',
      fr: 'six couples sont fixés par les exemples, les autres sont d’EU8 et probables ; MUS contre BAR est D/C dans EU8',
    },
  },
  rowsAre: { en: 'own technology', fr: 'technologie du joueur' },
  columnsAre: { en: 'enemy technology', fr: 'technologie de l’ennemi' },
  rowWords: 'technology',
  columnWords: 'technology',
  codes: codes.notation(
    /^[A-E-]\/[A-E]$/,
    'the column of Fire (A to E, or - for no Fire), a slash and the column of Shock (A to E), such as C/A',
    'la colonne du Feu (A à E, ou - sans Feu), une barre et la colonne du Choc (A à E), par exemple C/A',
  ),
  // A dash for no Fire.
  shown: (cell) => cell.replace('-', '–'),
  grid: `
          MED  REN  ARQ  MUS  BAR  MAN  LACE
    MED   -/A  -/B  -/B  -/C  -/C  -/D  -/E
    REN   C/A  C/A  C/B  D/C  E/D  E/E  E/E
    ARQ   B/A  C/A  C/B  C/B  D/D  E/E  E/E
    MUS   A/A  B/A  B/B  C/B  D/D  D/D  E/E
    BAR   A/A  B/A  B/A  B/B  B/B  D/B  D/C
    MAN   A/A  A/A  A/A  B/A  B/B  C/C  C/C
    LACE  A/A  A/A  A/A  A/A  A/A  B/B  B/B
  `,
  origins: ORIGINS,
  legend: legendOf(ORIGINS),
});
