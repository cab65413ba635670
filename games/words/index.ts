/** The words every game and every app shares: refusals, captions, numbers. */
import type { campaignEn } from './campaign/en.ts';
import type { en } from './en.ts';
import type { fairEn } from './fair/en.ts';

/** The words every game may use beside its own. */
export type Shared = typeof en & typeof fairEn & typeof campaignEn;

export { cellPlace, cellWords, headWords, inShort, namesRows, rowWords } from './cells.ts';
export {
  type Chronicle,
  type ChronicleEntry,
  Chronicler,
  type ChronicleSection,
  chronicle,
  turnWords,
} from './chronicle/chronicle.ts';
export { eventEntry, listWords, toldIn } from './chronicle/entry.ts';
export { CHRONICLE_FORMATS, type ChronicleFormat, laidOut, marksOf } from './chronicle/layout.ts';
export { type Picking, picked } from './chronicle/picking.ts';
export type { WordedAdvice, WordedDecision, WordedOption, WordedProspect } from './forecast/advice.ts';
export { type WordedFirst, wordedFirst } from './forecast/first-answer.ts';
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
export { luckOf } from './luck.ts';
export { fractionShown, modifierSign, percentage, shown, shownChange, signed } from './numbers.ts';
export { asMarkup, standingAlone } from './page.ts';
export { placeWords } from './place.ts';
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
export { type ChartToPlay, chartsToDo, sequenceInWords, type WordedPhase, type WordedSequence } from './sequence.ts';
export { spelledOut } from './spelled-out.ts';
export { plainSpeaker, shared, speakerFor, speakerIn, type Tongue, tongues } from './tongues.ts';
export { changedWords, type TrackGroup, type TrackRow, tracksInWords, trackWords } from './tracks.ts';
