/** The colours of the counters. */
import type { Pigment } from '@grognard/kernel';
import type { Nation } from './vocabulary.ts';

export const pigments: Readonly<Record<Nation, Pigment>> = {
  valmer: { body: '#c9a24b', ink: '#14130f' },
  cantons: { body: '#3f6a8a', ink: '#fffdf8' },
};
