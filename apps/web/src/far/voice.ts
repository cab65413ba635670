/** The words of shared campaigns, fetched with their pages. */
import type { Game, Locale, Say } from '@grognard/kernel';
import { useMemo } from 'react';
import { locale } from '../app/settings.ts';
import { voiceIn } from '../app/voice-in.ts';
import { farEn } from './text/en.ts';
import { farFr } from './text/fr.ts';

const far = { en: farEn, fr: farFr };

export function useFarVoice(game?: Game): { readonly say: Say; readonly locale: Locale } {
  const language = locale.use();
  return useMemo(() => ({ say: voiceIn(language, game, far[language]), locale: language }), [language, game]);
}
