/** Speaks in one language: the app's own words, the words every app shares, and a game's. */
import { shared, tongues } from '@grognard/games/words';
import { type Dictionary, type Game, type Locale, type Say, speaker, typesetting } from '@grognard/kernel';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';

const own = { en, fr };

/** `more` are words of a part of the app that is fetched when it is needed. */
export const speakerIn = (language: Locale, game?: Game, ...more: readonly Dictionary[]): Say =>
  typesetting(
    speaker(...(game ? [game.text[language]] : []), ...more, own[language], shared[language]),
    tongues[language].typeset,
  );
