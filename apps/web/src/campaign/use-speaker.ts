/** The words of a campaign's page, fetched with it. */
import type { Game, Locale, Say } from '@grognard/kernel';
import { useMemo } from 'react';
import { locale } from '../app/settings.ts';
import { speakerIn } from '../app/speaker-in.ts';
import { campaignEn } from './text/en.ts';
import { campaignFr } from './text/fr.ts';

const own = { en: campaignEn, fr: campaignFr };

export function useCampaignSpeaker(game?: Game): { readonly say: Say; readonly locale: Locale } {
  const language = locale.use();
  return useMemo(() => ({ say: speakerIn(language, game, own[language]), locale: language }), [language, game]);
}
