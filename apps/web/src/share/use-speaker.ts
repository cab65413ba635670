/** The words of sharing, fetched when something is shared. */
import type { Game, Locale, Say } from '@grognard/kernel';
import { useMemo } from 'react';
import { locale } from '../app/settings.ts';
import { speakerIn } from '../app/speaker-in.ts';
import { shareEn } from './text/en.ts';
import { shareFr } from './text/fr.ts';

const own = { en: shareEn, fr: shareFr };

export function useShareSpeaker(game?: Game): { readonly say: Say; readonly locale: Locale } {
  const language = locale.use();
  return useMemo(() => ({ say: speakerIn(language, game, own[language]), locale: language }), [language, game]);
}
