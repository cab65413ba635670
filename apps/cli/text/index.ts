/** The command's own words, and one speaker for them, the game's and those all games share. */
import { dialectWords } from '@grognard/games/dialect';
import { speakerFor } from '@grognard/games/words';
import type { Dictionary, Game, Locale, Say } from '@grognard/kernel';
import { campaignEn } from '../campaign/en.ts';
import { campaignFr } from '../campaign/fr.ts';
import { remoteEn } from '../remote/en.ts';
import { remoteFr } from '../remote/fr.ts';
import { sessionEn } from '../session/en.ts';
import { sessionFr } from '../session/fr.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

const own: Readonly<Record<Locale, Dictionary>> = {
  en: { ...en, ...remoteEn, ...campaignEn, ...sessionEn, ...dialectWords.en },
  fr: { ...fr, ...remoteFr, ...campaignFr, ...sessionFr, ...dialectWords.fr },
};

export const speakerOf = (locale: Locale, game?: Game): Say => speakerFor(game, locale, own[locale]);
