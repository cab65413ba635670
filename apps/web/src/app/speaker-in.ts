/** Speaks in one language: the app's own words, the words every app shares, and a game's. */
import { shared } from '@grognard/games/words';
import { type Dictionary, type Game, type Locale, type Say, speaker } from '@grognard/kernel';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';

const own = { en, fr };

/** French sets a space before some signs, and no line may break there. */
const typeset = { en: (text: string): string => text, fr: withFastSpaces };

function withFastSpaces(text: string): string {
  return text.replace(/ (?=[:»])|(?<=«) /g, '\u00a0').replace(/ (?=[;!?])/g, '\u202f');
}

/** `more` are words of a part of the app that is fetched when it is needed. */
export function speakerIn(language: Locale, game?: Game, ...more: readonly Dictionary[]): Say {
  const say = speaker(...(game ? [game.text[language]] : []), ...more, own[language], shared[language]);
  return (words, facts) => typeset[language](say(words, facts));
}
