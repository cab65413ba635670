/** F Variable losses: what a force smaller than 2A+ inflicts less, by its strength in D. */
import { codes, grid } from '@grognard/kernel';
import { legendOf, rebuilt } from './marks.ts';

const ORIGINS = `
       less
    8  §F
    7  ~EU8
    6  ex2
    5  ~↕
    4  ex3
    3  EU8
    2  ~EU8
    1  EU8
`;

export const variableLosses = grid({
  id: 'variable-losses',
  title: { en: 'Variable losses', fr: 'Pertes variables' },
  provenance: {
    document: 'aid',
    heading: 'F',
    note: { en: 'the image is lost', fr: 'l’image est perdue' },
  },
  rowsAre: { en: 'strength in D', fr: 'force en D' },
  columnsAre: { en: 'losses inflicted', fr: 'pertes infligées' },
  columnWords: 'lossColumn',
  codes: codes.halves(0, 9),
  grid: `
       less
    8  0
    7  0
    6  0.5
    5  0.5
    4  0.5
    3  1
    2  1.5
    1  2
  `,
  origins: ORIGINS,
  legend: legendOf(ORIGINS),
  repairs: [
    rebuilt(
      '7',
      'less',
      '0',
      'low',
      'EU8 takes a third off on half the die results',
      'EU8 retire un tiers pour la moitié des résultats du dé',
    ),
    rebuilt('5', 'less', '0.5', 'high', 'between examples 2 and 3, both ½', 'entre les exemples 2 et 3, tous deux ½'),
    rebuilt('2', 'less', '1.5', 'medium', 'EU8’s 4/3 to the nearest half', '4/3 d’EU8 au demi le plus proche'),
  ],
});
