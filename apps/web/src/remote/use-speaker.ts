/** The words of shared campaigns, fetched with their pages. */
import type { Game, Locale, Say } from '@grognard/kernel';
import { useMemo } from 'react';
import { locale } from '../app/settings.ts';
import { speakerIn } from '../app/speaker-in.ts';
import { remoteEn } from './text/en.ts';
import { remoteFr } from './text/fr.ts';

const far = { en: remoteEn, fr: remoteFr };

export function useRemoteSpeaker(game?: Game): { readonly say: Say; readonly locale: Locale } {
  const language = locale.use();
  return useMemo(() => ({ say: speakerIn(language, game, far[language]), locale: language }), [language, game]);
}
