/** The reader's language, wherever a component speaks. */
import type { Game, Locale, Say } from '@grognard/kernel';
import { useMemo } from 'react';
import { locale } from './settings.ts';
import { speakerIn } from './speaker-in.ts';

export function useSpeaker(game?: Game): { readonly say: Say; readonly locale: Locale } {
  const language = locale.use();
  return useMemo(() => ({ say: speakerIn(language, game), locale: language }), [language, game]);
}
