/** The reader's language, wherever a component speaks. */
import type { Game, Locale, Say } from '@grognard/kernel';
import { useMemo } from 'react';
import { locale } from './settings.ts';
import { voiceIn } from './voice-in.ts';

export function useVoice(game?: Game): { readonly say: Say; readonly locale: Locale } {
  const language = locale.use();
  return useMemo(() => ({ say: voiceIn(language, game), locale: language }), [language, game]);
}
