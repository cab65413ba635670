/** Air/naval combat resolution track: Hits by how far the die is under the value. */
import { codes, grid } from '@grognard/kernel';

export const resolutionTrack = grid({
  id: 'track',
  title: { en: 'Air/naval combat resolution track', fr: 'Piste de résolution de combat air/naval' },
  provenance: {
    document: 'charts',
    heading: 'Piste de résolution de combat air/naval',
    note: {
      en: 'Worked examples fix boxes 3, 4 and 5 for an air or naval target, 0 and 4 for a ground target.',
      fr: 'Les exemples fixent les cases 3, 4 et 5 pour une cible aérienne ou navale, 0 et 4 pour une cible terrestre.',
    },
  },
  rowsAre: { en: 'target', fr: 'cible' },
  columnsAre: { en: 'die under the value by', fr: 'dé sous la valeur de' },
  rowWords: 'trackRow',
  codes: codes.whole(0, 9),
  grid: `
               0  1  2  3  4  5  6  7  8  9  10+
    air-naval  1  1  2  2  3  3  4  5  5  6  6
    ground     1  1  1  1  2  2  2  2  2  2  2
  `,
  repairs: [
    {
      row: 'air-naval',
      column: '0',
      seen: '4 bit',
      used: '1',
      why: 'scan',
      evidence: {
        en: '“1 Hit” misread; the row rises to 2 only in box 2',
        fr: '« 1 Hit » mal lu ; la ligne ne passe à 2 qu’en case 2',
      },
      confidence: 'high',
    },
    {
      row: 'air-naval',
      column: '1',
      seen: '1 it',
      used: '1',
      why: 'scan',
      evidence: { en: '“1 Hit” misread', fr: '« 1 Hit » mal lu' },
      confidence: 'certain',
    },
  ],
});
