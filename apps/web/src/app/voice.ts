/** The reader's language: the app's own words, the words every app shares, and a game's. */
import { shared } from '@grognard/games/words';
import { type Game, type Locale, type Say, speaker } from '@grognard/kernel';
import { useMemo } from 'react';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { locale } from './settings.ts';

const own = { en, fr };

export const voiceIn = (language: Locale, game?: Game): Say =>
  game ? speaker(game.text[language], own[language], shared[language]) : speaker(own[language], shared[language]);

export function useVoice(game?: Game): { readonly say: Say; readonly locale: Locale } {
  const language = locale.use();
  return useMemo(() => ({ say: voiceIn(language, game), locale: language }), [language, game]);
}
