/** The words of luck over many rolls, fetched with the pages that tell it. */
import type { Game, Locale, Say } from '@grognard/kernel';
import { useMemo } from 'react';
import { locale } from '../app/settings.ts';
import { speakerIn } from '../app/speaker-in.ts';
import { luckEn } from './text/en.ts';
import { luckFr } from './text/fr.ts';

const own = { en: luckEn, fr: luckFr };

export function useLuckSpeaker(game?: Game): { readonly say: Say; readonly locale: Locale } {
  const language = locale.use();
  return useMemo(() => ({ say: speakerIn(language, game, own[language]), locale: language }), [language, game]);
}
