/** What a game keeps through a campaign, and what each effect does to it. */
import type { Effect } from '../game/procedure.ts';
import type { AnyRecordField } from '../input/field.ts';
import type { Refusal } from '../refusal/refusal.ts';
import type { Plain, Side } from '../step/step.ts';
import type { Facts, Words } from '../text/words.ts';

/** What a game keeps from one procedure to the next, and how results change it. */
export interface CampaignRules<S = unknown, E extends Effect = Effect> {
  /** The tracks, described like an input: set-up, corrections and display derive from it. */
  readonly state: AnyRecordField;
  /** Whose consent an undo needs. */
  readonly sides: readonly Side[];
  /** The state after an effect, or why it finds no place there. */
  apply(state: S, effect: E): S | Unbooked;
  /** Kinds of effect that are facts of the table, told to the players and not kept on any track. */
  readonly told?: readonly E['kind'][];
  /** The registers of counters, by the kind of counter that procedures ask for. */
  readonly register?: Readonly<Record<string, CounterRules<unknown, S>>>;
  /** The turn that a state is of, as a heading. */
  turn?(state: S): Words;
  /** The part of the turn within which the phases run once, where a turn has several. */
  stage?(state: S): Words;
  /** Why nothing more is resolved: the game has ended. Notes, corrections and undos still stand open. */
  closed?(state: S): Barred | undefined;
  /** Printed set-ups to begin from, worded by the text keys `setup.<id>` and `setup.<id>.help`. */
  readonly setups?: Readonly<Record<string, Plain>>;
  /** A set-up as an earlier version of our rendering kept it, in today's shape. */
  earlier?(setup: Plain, version: string): Plain;
}

/** The tracks of a campaign by name. */
export type State = Readonly<Record<string, Plain>>;

/** Where a kind of counter is kept, and which of them may not be used. */
export interface CounterRules<C = unknown, S = unknown> {
  /** The track that lists them. */
  readonly track: string;
  /** The field of the list that names one. */
  readonly name: string;
  /** Facts that change on the players' own table, by no procedure: whatever is said anew is taken as said. */
  readonly anew?: readonly string[];
  /** Why this counter cannot be used so: it is lost, spent or elsewhere. Nothing where it can. */
  barred?(counter: C, use: string, state: S): Barred | undefined;
}

/** A refusal whose place the register knows. */
export type Barred = Omit<Refusal, 'at'>;

/** An effect that found no place: worded by `unbooked.<code>`; `mend` is the correction that would make one. */
export interface Unbooked {
  readonly unbooked: string;
  readonly facts?: Facts;
  readonly mend?: { readonly at: string; readonly value: Plain };
}

export const isUnbooked = (booked: unknown): booked is Unbooked =>
  typeof booked === 'object' && booked !== null && typeof (booked as Partial<Unbooked>).unbooked === 'string';
