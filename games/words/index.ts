/** The words every game and every app shares: refusals, captions, numbers. */
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

export const shared: Readonly<Record<Locale, Dictionary>> = {
  en: { ...en, ...forecastEn, ...fairEn, ...campaignEn },
  fr: { ...fr, ...forecastFr, ...fairFr, ...campaignFr },
};

/** Each language with its grammar: what a third one would bring. */
export const tongues = {
  en: { words: shared.en, typeset: english.typeset, faults: englishFaults },
  fr: { words: shared.fr, typeset: french.typeset, faults: frenchFaults },
} as const;

/** The words every game may use beside its own. */
export type Shared = typeof en & typeof fairEn & typeof campaignEn;

/** Speaks for a game in one language. */
export const speakerFor = (game: Game, locale: Locale): Say =>
  typesetting(speaker(game.text[locale], shared[locale]), tongues[locale].typeset);

/** Speaks what belongs to no game. */
export const plainSpeaker = (locale: Locale): Say => typesetting(speaker(shared[locale]), tongues[locale].typeset);

export { cellPlace, cellWords, headWords, namesRows, rowWords } from './cells.ts';
export {
  type Chronicle,
  type ChronicleEntry,
  type ChronicleSection,
  chronicle,
  turnWords,
} from './chronicle/chronicle.ts';
export { eventEntry, listWords, toldIn } from './chronicle/entry.ts';
export { CHRONICLE_FORMATS, type ChronicleFormat, laidOut, marksOf } from './chronicle/layout.ts';
export { type Picking, picked } from './chronicle/picking.ts';
export type { WordedAdvice, WordedDecision, WordedOption, WordedProspect } from './forecast/advice.ts';
export { outcomeWords } from './forecast/goal.ts';
export {
  type WordedChart,
  type WordedForecast,
  type WordedLuck,
  type WordedOpen,
  type WordedOpenChart,
  type WordedQuestion,
  type WordedSwitch,
  type WordedWorths,
  wordedForecast,
} from './forecast.ts';
export { oddsLine, resultLine } from './line.ts';
export { fractionShown, modifierSign, percentage, shown, shownChange, signed } from './numbers.ts';
export {
  dieWords,
  labelWords,
  lookupWords,
  optionWords,
  refusalWords,
  ruleWords,
  rulingWords,
  stepWords,
} from './sentences.ts';
export { spelledOut } from './spelled-out.ts';
export { changedWords, type TrackGroup, type TrackRow, tracksInWords } from './tracks.ts';
