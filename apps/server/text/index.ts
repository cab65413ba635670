/** The server speaks with its own words, the game's, and those that every app shares. */
import { dialectWords } from '@grognard/games/dialect';
import { shared, tongues } from '@grognard/games/words';
import { type Game, type Locale, type Say, speaker, typesetting } from '@grognard/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';

const own = { en, fr };

export const serverSpeaker = (locale: Locale, game?: Game): Say =>
  typesetting(
    speaker(...(game ? [game.text[locale]] : []), own[locale], dialectWords[locale], shared[locale]),
    tongues[locale].typeset,
  );

/** The first language of `Accept-Language` that we speak; English where we speak none. */
export function localeOf(header: string | undefined): Locale {
  for (const part of (header ?? '').split(',')) {
    const [tag = ''] = part.trim().toLowerCase().split(/[-;]/);
    if (tag === 'fr' || tag === 'en') return tag;
  }
  return 'en';
}
