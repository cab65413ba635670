/** The colours of the counters: the aid prints none, these are ours, kept apart by faction and by country. */
import type { Pigment } from '@grognard/kernel';
import type { Nationality } from './vocabulary.ts';

const DARK = '#14130f';
const LIGHT = '#fffdf8';

export const pigments: Readonly<Record<Nationality, Pigment>> = {
  germany: { body: '#6f7a72', ink: LIGHT },
  italy: { body: '#a8b58a', ink: DARK },
  hungary: { body: '#8d9a55', ink: DARK },
  romania: { body: '#c7b26a', ink: DARK },
  finland: { body: '#cfd8de', ink: DARK },
  bulgaria: { body: '#9b8f7a', ink: DARK },
  otherAxis: { body: '#b4b1a6', ink: DARK },
  uk: { body: '#c09a62', ink: DARK },
  usa: { body: '#6b7c3d', ink: LIGHT },
  france: { body: '#3f6a9e', ink: LIGHT },
  poland: { body: '#c98f8f', ink: DARK },
  belgium: { body: '#d8c08a', ink: DARK },
  netherlands: { body: '#d99a55', ink: DARK },
  norway: { body: '#9fb7c9', ink: DARK },
  yugoslavia: { body: '#8fa3b3', ink: DARK },
  greece: { body: '#7fb0c4', ink: DARK },
  otherWestern: { body: '#d9cfae', ink: DARK },
  ussr: { body: '#a8392f', ink: LIGHT },
  otherSoviet: { body: '#c9776b', ink: DARK },
};
