/** The server speaks with its own words, the game's, and those that every app shares. */
import { dialectWords } from '@grognard/games/dialect';
import { speakerFor } from '@grognard/games/words';
import { type Dictionary, type Game, LOCALES, type Locale, type Say } from '@grognard/kernel';
import { documentFr } from './document-fr.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

const own: Readonly<Record<Locale, Dictionary>> = { en, fr: { ...fr, ...documentFr } };

export const serverSpeaker = (locale: Locale, game?: Game): Say =>
  speakerFor(game, locale, own[locale], dialectWords[locale]);

/** The first language of `Accept-Language` that we speak; English where we speak none. */
export function localeOf(header: string | undefined): Locale {
  for (const part of (header ?? '').split(',')) {
    const [tag = ''] = part.trim().toLowerCase().split(/[-;]/);
    const spoken = LOCALES.find((locale) => locale === tag);
    if (spoken) return spoken;
  }
  return 'en';
}
