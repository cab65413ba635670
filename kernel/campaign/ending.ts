/** What came of a procedure, kept with it: a campaign opens without playing anything again. */
import type { CounterFate, Effect, Party } from '../game/procedure.ts';
import type { Opened, Resolution } from '../game/resolve.ts';
import { canonical } from '../journal/canonical.ts';
import { digest } from '../journal/digest.ts';
import type { Plain, Side } from '../step/step.ts';
import type { Words } from '../text/words.ts';

/** What was told: the result, its cause in one line, what became of each counter. */
export interface Told {
  readonly summary: Words;
  readonly headline?: Words;
  readonly fates?: readonly Pick<CounterFate, 'at' | 'words' | 'gone'>[];
}

/** One figure's luck for one side: what fell, among all that could have fallen. */
export interface Weighed {
  readonly side: Side;
  readonly party: Party;
  readonly figure: string;
  /** Less of it is better for the side. */
  readonly against?: true;
  readonly actual: number;
  /** Every value there was, with its weight; too large for a number, a weight is written out. */
  readonly spread: readonly (readonly [value: number, weight: number | string])[];
}

/** How an event ended under the rules that recorded it. */
export interface Ending {
  /** The version of our rendering of the rules under which it came about. */
  readonly version: string;
  /** Its short name. */
  readonly name: string;
  /** Of name, result and effects. */
  readonly digest: string;
  readonly effects: readonly Effect[];
  readonly told: Told;
  /** Left out where nobody has weighed it, or where it was too wide to weigh. */
  readonly luck?: readonly Weighed[];
  readonly tooWide?: true;
  /** Played as the player told it, whatever tracks and registers say: only the first release did so. */
  readonly asTold?: true;
}

/** The ending of a resolution, to be kept with its event. */
export function endingOf({ procedure, input }: Opened, played: Resolution): Ending {
  const { version, outcome: name, effects, result, steps } = played;
  const headline = procedure.headline?.({ result, input, steps });
  const fates = procedure.fates?.(result, input).map(({ at, words, gone }) => ({ at, words, ...(gone && { gone }) }));
  return {
    version,
    name,
    digest: digest(canonical({ name, result, effects } as unknown as Plain)),
    effects,
    told: { summary: procedure.summary(result), ...(headline && { headline }), ...(fates && { fates }) },
  };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isWords = (value: unknown): boolean =>
  isRecord(value) && typeof value['key'] === 'string' && (value['facts'] === undefined || isRecord(value['facts']));

const isTold = (value: unknown): boolean =>
  isRecord(value) &&
  isWords(value['summary']) &&
  (value['headline'] === undefined || isWords(value['headline'])) &&
  isListOf(value['fates'], (fate) => isRecord(fate) && typeof fate['at'] === 'string' && isWords(fate['words']));

const isWeight = (value: unknown): boolean =>
  (Number.isSafeInteger(value) && Number(value) > 0) || (typeof value === 'string' && /^[1-9]\d*$/.test(value));

const isWeighed = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value['side'] === 'string' &&
  typeof value['figure'] === 'string' &&
  typeof value['actual'] === 'number' &&
  isRecord(value['party']) &&
  Array.isArray(value['spread']) &&
  value['spread'].every((each) => Array.isArray(each) && typeof each[0] === 'number' && isWeight(each[1]));

const isListOf = (value: unknown, each: (item: unknown) => boolean): boolean =>
  value === undefined || (Array.isArray(value) && value.every(each));

/** Whether something read from outside is an ending at all. */
export const isEnding = (value: unknown): value is Ending =>
  isRecord(value) &&
  ['version', 'name', 'digest'].every((key) => typeof value[key] === 'string') &&
  Array.isArray(value['effects']) &&
  value['effects'].every((effect) => isRecord(effect) && typeof effect['kind'] === 'string') &&
  isTold(value['told']) &&
  isListOf(value['luck'], isWeighed) &&
  ['tooWide', 'asTold'].every((key) => value[key] === undefined || value[key] === true);
