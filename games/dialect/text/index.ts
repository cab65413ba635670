/** The words of the dialect; no page needs them, so that they stand apart from those that every app shares. */
import type { Dictionary, Locale } from '@grognard/kernel';
import { dialectEn } from './en.ts';
import { dialectFr } from './fr.ts';
import { shapesFr } from './shapes-fr.ts';

/** In each language, to be handed to `speakerFor`. */
export const dialectWords: Readonly<Record<Locale, Dictionary>> = {
  en: dialectEn,
  fr: { ...dialectFr, ...shapesFr },
};
