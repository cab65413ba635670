/** The command's own words, and one speaker for them, the game's and those all games share. */
import { dialectWords } from '@grognard/games/dialect';
import { shared, tongues } from '@grognard/games/words';
import { type Dictionary, type Game, type Locale, type Say, speaker, typesetting } from '@grognard/kernel';
import { campaignEn } from '../campaign/en.ts';
import { campaignFr } from '../campaign/fr.ts';
import { remoteEn } from '../remote/en.ts';
import { remoteFr } from '../remote/fr.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

const own: Readonly<Record<Locale, Dictionary>> = {
  en: { ...en, ...remoteEn, ...campaignEn, ...dialectWords.en },
  fr: { ...fr, ...remoteFr, ...campaignFr, ...dialectWords.fr },
};

export const speakerOf = (locale: Locale, game?: Game): Say =>
  typesetting(speaker(own[locale], ...(game ? [game.text[locale]] : []), shared[locale]), tongues[locale].typeset);
