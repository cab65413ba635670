/** The command's own words, and one speaker for them, the game's and those all games share. */
import { shared, tongues } from '@grognard/games/words';
import { type Dictionary, type Game, type Locale, type Say, speaker, typesetting } from '@grognard/kernel';
import { farEn } from '../far/en.ts';
import { farFr } from '../far/fr.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

const own: Readonly<Record<Locale, Dictionary>> = {
  en: { ...en, ...farEn },
  fr: { ...fr, ...farFr },
};

export const speakerOf = (locale: Locale, game?: Game): Say =>
  typesetting(speaker(own[locale], ...(game ? [game.text[locale]] : []), shared[locale]), tongues[locale].typeset);
