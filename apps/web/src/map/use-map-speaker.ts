/** The words of maps, fetched with them. */
import { en, fr } from '@grognard/hexes';
import type { Game, Locale, Say } from '@grognard/kernel';
import { useMemo } from 'react';
import { locale } from '../app/settings.ts';
import { speakerIn } from '../app/speaker-in.ts';
import { mapEn } from './text/en.ts';
import { mapFr } from './text/fr.ts';

const own = { en: { ...en, ...mapEn }, fr: { ...fr, ...mapFr } };

export function useMapSpeaker(game: Game): { readonly say: Say; readonly locale: Locale } {
  const language = locale.use();
  return useMemo(() => ({ say: speakerIn(language, game, own[language]), locale: language }), [language, game]);
}
