/** Every language there is, each behind the same door: its words, its typesetting, what its sentences must not do. */
import type { Dictionary, Game, Locale, Say } from '@grognard/kernel';
import { speaker, typesetting } from '@grognard/kernel';
import { campaignEn } from './campaign/en.ts';
import { campaignFr } from './campaign/fr.ts';
import { en } from './en.ts';
import { fairEn } from './fair/en.ts';
import { fairFr } from './fair/fr.ts';
import { forecastEn } from './forecast/en.ts';
import { forecastFr } from './forecast/fr.ts';
import { fr } from './fr.ts';
import * as english from './grammar/english.ts';
import { englishFaults, frenchFaults } from './grammar/faults.ts';
import * as french from './grammar/french.ts';

/** Everything that one language brings. */
export interface Tongue {
  /** As its speakers call it. */
  readonly name: string;
  /** Whose days, hours and lists it writes. */
  readonly tag: string;
  /** The words all games share; `locale` says which language it is. */
  readonly words: Dictionary;
  readonly typeset: (text: string) => string;
  readonly faults: (text: string) => readonly string[];
  /** Words for games that do not bring the language, by the game's id; texts beside tables are keyed by their English. */
  readonly games?: Readonly<Record<string, Dictionary>>;
}

/** A third language is a folder and an entry here. */
export const tongues: Readonly<Record<Locale, Tongue>> = {
  en: {
    name: 'English',
    tag: 'en-GB',
    words: { ...en, ...forecastEn, ...fairEn, ...campaignEn },
    typeset: english.typeset,
    faults: englishFaults,
  },
  fr: {
    name: 'Français',
    tag: 'fr-FR',
    words: { ...fr, ...forecastFr, ...fairFr, ...campaignFr },
    typeset: french.typeset,
    faults: frenchFaults,
  },
};

/** The words all games share, language by language. */
export const shared = Object.fromEntries(
  Object.entries(tongues).map(([locale, { words }]) => [locale, words]),
) as Readonly<Record<Locale, Dictionary>>;

/** Speaks for a game in one language, with an app's own words where it has some. */
export const speakerFor = (game: Game | undefined, locale: Locale, ...own: readonly Dictionary[]): Say =>
  speakerIn(tongues[locale], game, locale, own);

/** What the language lacks of a game's words is said in English. */
export function speakerIn(
  tongue: Tongue,
  game: Game | undefined,
  locale: string,
  own: readonly Dictionary[] = [],
): Say {
  const brought = [game?.text[locale as Locale], tongue.games?.[game?.id ?? '']];
  const all = [...brought, ...own, tongue.words, game?.text.en].filter((each) => each !== undefined);
  return typesetting(speaker(...all), tongue.typeset);
}

/** Speaks what belongs to no game. */
export const plainSpeaker = (locale: Locale): Say => speakerFor(undefined, locale);
