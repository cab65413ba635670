/** The colours of the counters: blues and greens for NATO and its friends, reds and browns for the other side. */
import type { Pigment } from '@grognard/kernel';
import type { Nation } from './vocabulary.ts';

export const pigments: Readonly<Record<Nation, Pigment>> = {
  us: { body: '#5d7f4d', ink: '#fffdf8' },
  britain: { body: '#c9b183', ink: '#14130f' },
  greece: { body: '#7fb2dc', ink: '#14130f' },
  turkey: { body: '#8fbf8a', ink: '#14130f' },
  israel: { body: '#e6ecf4', ink: '#14130f' },
  ussr: { body: '#a93a34', ink: '#fffdf8' },
  bulgaria: { body: '#d98f7c', ink: '#14130f' },
  romania: { body: '#e0b35a', ink: '#14130f' },
  syria: { body: '#b59a6a', ink: '#14130f' },
  other: { body: '#a3a69d', ink: '#14130f' },
};
