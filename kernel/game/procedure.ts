/** One chapter of the rules: what it asks, how it goes, what comes of it. */
import type { AnyRecordField, Said } from '../input/field.ts';
import type { KnownMap } from '../input/map.ts';
import type { Entry } from '../journal/journal.ts';
import type { Refusal } from '../refusal/refusal.ts';
import type { RuleRef } from '../step/note.ts';
import type { Plain, Side, Step } from '../step/step.ts';
import type { Words } from '../text/words.ts';
import type { ExplainedStep } from '../walk/record.ts';

/** A change to the campaign, as data; worded by the text key `effect.<kind>`. */
export interface Effect {
  readonly kind: string;
  readonly [fact: string]: Plain;
}

/** Who stands behind a side of one input: a player of the campaign, and nations by their text keys. */
export interface Party {
  readonly player?: Side;
  readonly nations?: readonly string[];
}

/** One term of the line that sums a situation up: `13`, `:`, `4`, `3/1`. */
export interface EquationTerm {
  /** What stands there. */
  readonly text: string;
  /** Text key of what it is; a bare sign has none. */
  readonly label?: string;
  readonly side?: Side;
  /** The field of the quick input that this term shows and that may be typed over. */
  readonly quick?: string;
  /** The term everything leads to. */
  readonly leads?: true;
}

/** A short input that stands for a full one. */
export interface Shortcut<I = unknown, Q = unknown> {
  readonly input: AnyRecordField;
  /** The full input. */
  expand(quick: Q): I;
  /** The short form of a full input, where it has one. */
  shorten?(input: I): Q;
}

/** What became of one counter: where it stands in the input, what is said of it, how its fields stand after. */
export interface CounterFate {
  readonly at: string;
  readonly words: Words;
  readonly after?: Readonly<Record<string, Plain>>;
  /** It leaves the table. */
  readonly gone?: true;
}

/** A long procedure told as a score: a row for each phase, a cell for each side. */
export interface ScoreRow {
  readonly label: Words;
  readonly cells: Readonly<Record<Side, ScoreCell>>;
  /** A sentence across the row instead of, or under, its cells. */
  readonly note?: Words;
}

/** What one side did in one phase. */
export interface ScoreCell {
  readonly dice?: readonly { readonly sides: number; readonly face: number }[];
  readonly modifier?: number;
  readonly total?: string;
  readonly told?: Words;
  readonly marks?: { readonly full: number; readonly of: number };
}

/** A result with all that led to it. */
export interface Played<R = unknown, I = unknown> {
  readonly result: R;
  readonly input: I;
  readonly steps: readonly ExplainedStep[];
}

/** What may be done next: another procedure, with as much of its input as this result gives. */
export interface NextAct {
  readonly procedure: string;
  readonly input: Plain;
  readonly words: Words;
}

/** Something that a result lays over the map of its input; the package of maps knows the kinds. */
export interface LaidOver {
  readonly kind: string;
  readonly label: Words;
}

/** What is to be seen of a result on a map, before anybody draws it. */
export interface MapPicture {
  readonly map: KnownMap;
  readonly title: Words;
  /** A sentence on what is to be seen. */
  readonly description: Words;
  readonly overlays: readonly LaidOver[];
}

/** A result drawn as an SVG document, and the same in sentences for whoever cannot see it. */
export interface Picture {
  readonly svg: string;
  readonly description: string;
}

/** What a procedure consults besides its input: the readings in force and the tables, own cells included. */
export interface Book<R = unknown, T = unknown> {
  readonly rulings: R;
  readonly tables: T;
}

/**
 * Written once for resolution, odds, advice, form, command and API. Its title is the text key `procedure.<id>`, a
 * figure's name is `figure.<name>`. Methods, not function fields: a register may then hold procedures of any input.
 */
export interface Procedure<
  I = unknown,
  R = unknown,
  B extends Book = Book,
  S = unknown,
  F extends AnyRecordField = AnyRecordField,
> {
  readonly id: string;
  readonly rule: RuleRef;
  readonly input: F;
  /** An input as an earlier version of our rendering took it, in today's shape; any other as it is. */
  earlier?(given: Readonly<Record<string, unknown>>): unknown;
  /** Names of the rulings it reads; no other question concerns whoever plays it. */
  readonly rulings?: readonly string[];
  /** What the rules forbid of an input that is well formed. */
  refusals?(input: I, book: B): readonly Refusal[];
  begin(input: I, book: B): Step<R>;
  /** The short name of a result, by which odds are listed. */
  outcome(result: R): string;
  /** Words for a result. */
  summary(result: R): Words;
  /** Words for an outcome's short name. */
  outcomeWords?(outcome: string): Words;
  /** Every short name there is, from the best of the side that acts to its worst; left out where they are numbers. */
  readonly outcomes?: readonly string[];
  /** The outcome that favours nobody, where the middle of the list is not it. */
  readonly even?: string;
  /** Where in the turn it belongs: one of the game's phases. */
  readonly phase?: string;
  /** The rule by which it is done once in every turn, or in every stage of one where the campaign counts stages. */
  readonly everyTurn?: RuleRef;
  /** Names of the counters that wait for it as the campaign stands. */
  waiting?(state: S): readonly string[];
  /** The line that sums the situation up before the dice. */
  equation?(input: I, book: B): readonly EquationTerm[];
  readonly shortcuts?: Readonly<Record<string, Shortcut>>;
  /** The cause in one line: `4 + 3 = 7 on 2/1`. */
  headline?(played: Played<R, I>): Words;
  fates?(result: R, input: I): readonly CounterFate[];
  score?(played: Played<R, I>): readonly ScoreRow[];
  next?(result: R, input: I): readonly NextAct[];
  /** Numbers a player may want the mean, the spread or the luck of. */
  readonly figures: Readonly<Record<string, (result: never) => number>>;
  /** Names of the figures that count for a side when luck is summed: more is better for it. */
  readonly favours?: Readonly<Record<string, string>>;
  /** Who stands behind each side here; luck is summed for them, not for the role a side happens to have. */
  parties?(input: I): Readonly<Record<Side, Party>>;
  /** What changes; the journal tells which faces and answers led here, so that a result need not carry them. */
  effects?(result: R, input: I, journal: readonly Entry[], book: B): readonly Effect[];
  /**
   * Where the result lies on a map: the package of maps draws it, and any app can show it without knowing the game. Nothing
   * where no map was told.
   */
  picture?(result: R, input: I, book: B): MapPicture | undefined;
  /**
   * The part of the input that the campaign knows; what it knows, the player need not and may not say otherwise. `said`
   * is what the player wrote, not yet checked: it may name the nation or the force whose tracks are asked for.
   */
  fromCampaign?(state: S, said: Readonly<Record<string, unknown>>): Partial<I>;
}

/** What a procedure ends in. */
export type ResultOf<P> = P extends { begin(input: never, book: never): Step<infer R> }
  ? unknown extends R
    ? Plain
    : R
  : Plain;

/** What a procedure may be told. */
export type SaidTo<P> = P extends { readonly input: infer F extends AnyRecordField } ? Said<F> : unknown;
