/** Morale by technology, for conscripts and veterans: an army breaks when it has suffered as many stars. */
import { codes, grid } from '@grognard/kernel';
import { legendOf } from './marks.ts';

const ORIGINS = `
          conscript  veteran
    MED   P:eu8      E:ex1+ex2+ex3
    REN   E:ex2      E:ex3
    ARQ   P:eu8      P:eu8
    MUS   P:eu8      E:ex4
    BAR   P:eu8      E:ex4
    MAN   P:eu8      P:eu8
    LACE  P:eu8      E:ex5
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
