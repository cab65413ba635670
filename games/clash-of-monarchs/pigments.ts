/** The colours of the counters: the aid prints none, so each nation has the colour of its coats or of its flag. */
import type { Pigment } from '@grognard/kernel';
import type { Nation, Troop } from './vocabulary.ts';

const INK = '#14130f';
const PAPER = '#fffdf8';

export const pigments: Readonly<Record<Nation | Troop | 'unsaid', Pigment>> = {
  AU: { body: '#e4dcc4', ink: INK },
  PR: { body: '#2f4f7d', ink: PAPER },
  RU: { body: '#3d6b4a', ink: PAPER },
  FR: { body: '#8fb4dd', ink: INK },
  'A-A': { body: '#b03a35', ink: PAPER },
  BR: { body: '#b03a35', ink: PAPER },
  HA: { body: '#d98a80', ink: INK },
  DA: { body: '#8c4a5e', ink: PAPER },
  IM: { body: '#a99b7a', ink: INK },
  SA: { body: '#d0a343', ink: INK },
  SW: { body: '#e6d25a', ink: INK },
  unsaid: { body: '#b9b3a4', ink: INK },
};
