/** Speaks in one language: the app's own words, the words every app shares, and a game's. */
import { speakerFor } from '@grognard/games/words';
import { type Dictionary, type Game, inEvery, type Locale, type Say, type Written } from '@grognard/kernel';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';

const own = { en, fr };

/** `more` are words of a part of the app that is fetched when it is needed. */
export const speakerIn = (language: Locale, game?: Game, ...more: readonly Dictionary[]): Say =>
  speakerFor(game, language, ...more, own[language]);

/** What is said of a game, in every language. */
export const inEachOf = (game: Game, told: (say: Say) => string): Written =>
  inEvery((locale) => told(speakerIn(locale, game)));
