/** The colours of the counters: the aid prints none, so each nation has the colour of its flag or of its troops. */
import type { Pigment } from '@grognard/kernel';
import type { Nation } from './vocabulary.ts';

const INK = '#14130f';
const PAPER = '#fffdf8';

export const pigments: Readonly<Record<Nation, Pigment>> = {
  france: { body: '#6f9bd1', ink: INK },
  spain: { body: '#e0b23e', ink: INK },
  england: { body: '#a8322f', ink: PAPER },
  turkey: { body: '#2f6b46', ink: PAPER },
  austria: { body: '#e4dcc4', ink: INK },
  prussia: { body: '#2f4f7d', ink: PAPER },
  russia: { body: '#7d9161', ink: INK },
  venice: { body: '#7c3b4d', ink: PAPER },
  portugal: { body: '#8fc0a9', ink: INK },
  hungary: { body: '#c98a6b', ink: INK },
  aztecs: { body: '#3f8f94', ink: INK },
  other: { body: '#b9b3a4', ink: INK },
};
