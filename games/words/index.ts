/** The words every game and every app shares: refusals, captions, numbers. */
import type { Dictionary, Game, Locale, Say } from '@grognard/kernel';
import { speaker } from '@grognard/kernel';
import { en } from './en.ts';
import { fairEn } from './fair/en.ts';
import { fairFr } from './fair/fr.ts';
import { fr } from './fr.ts';

export const shared: Readonly<Record<Locale, Dictionary>> = {
  en: { ...en, ...fairEn },
  fr: { ...fr, ...fairFr },
};

/** Speaks for a game in one language. */
export const voice = (game: Game, locale: Locale): Say => speaker(game.text[locale], shared[locale]);

/** Speaks what belongs to no game. */
export const plainVoice = (locale: Locale): Say => speaker(shared[locale]);

export { cellWords, rowWords } from './cells.ts';
export { modifierSign, percentage, shown, signed } from './numbers.ts';
export { dieWords, labelWords, lookupWords, optionWords, refusalWords, ruleWords, stepWords } from './sentences.ts';
export { spelledOut } from './spelled-out.ts';
