/** Speaks in one language: the app's own words, the words every app shares, and a game's. */
import { shared } from '@grognard/games/words';
import { type Game, type Locale, type Say, speaker } from '@grognard/kernel';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';

const own = { en, fr };

export const voiceIn = (language: Locale, game?: Game): Say =>
  game ? speaker(game.text[language], own[language], shared[language]) : speaker(own[language], shared[language]);
