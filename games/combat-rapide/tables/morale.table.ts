/** Morale by technology, for conscripts and veterans: an army breaks when it has suffered as many stars. */
import { codes, grid } from '@grognard/kernel';
import { legendOf } from './marks.ts';

const ORIGINS = `
          conscript  veteran
    MED   EU8        ex1+2+3
    REN   ex2        ex3
    ARQ   EU8        EU8
    MUS   EU8        ex4
    BAR   EU8        ex4
    MAN   EU8        EU8
    LACE  EU8        ex5
`;

export const moraleTable = grid({
  id: 'morale',
  title: { en: 'Morale', fr: 'Moral' },
  provenance: {
    document: 'aid',
    heading: 'C',
    note: {
      en: 'the aid leaves morale to the base game and prints it in the examples; EU8 gives Renaissance one less against Medieval, the examples do not',
      fr: 'l’aide laisse le moral au jeu de base et le donne dans les exemples ; EU8 donne à Renaissance un de moins contre Médiéval, pas les exemples',
    },
  },
  rowsAre: { en: 'technology', fr: 'technologie' },
  columnsAre: { en: 'troops', fr: 'troupes' },
  rowWords: 'technology',
  columnWords: 'troops',
  codes: codes.whole(1, 9),
  grid: `
          conscript  veteran
    MED   1          2
    REN   2          3
    ARQ   2          3
    MUS   3          4
    BAR   3          4
    MAN   3          4
    LACE  3          4
  `,
  origins: ORIGINS,
  legend: legendOf(ORIGINS),
});
