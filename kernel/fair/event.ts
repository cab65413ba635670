/** What happens in a shared campaign: the campaign's own events, and what makes them trustworthy. */
import type { Ending } from '../campaign/ending.ts';
import type { Judgement } from '../campaign/event.ts';
import type { Overlay } from '../game/resolve.ts';
import type { Entry } from '../journal/journal.ts';
import type { Plain, Side } from '../step/step.ts';
import type { Binding } from './roll.ts';

/** What a shared campaign adds to its opening. */
export interface FairOpening {
  readonly protocol: number;
  readonly campaign: string;
  readonly seats: readonly Side[];
  /** Of the server's first seed. */
  readonly commitment: string;
  /** The key with which the server signs how far the journal goes. */
  readonly server: string;
}

/** Signed by the seat that acts. */
interface Act {
  readonly by: Side;
  readonly signature: string;
}

/** A seat is taken: its key, and the commitment to its first contribution to a roll. */
export type Seated = Act & { readonly kind: 'seated'; readonly key: string; readonly pledge: string };
/** A seat whose pledge was spent with a roll that was given up pledges anew. */
export type Pledged = Act & { readonly kind: 'pledged'; readonly pledge: string };
/** A procedure is opened; `roles` says which seat answers for which side of it. */
export type Began = Act & {
  readonly kind: 'began';
  readonly procedure: string;
  readonly input: Plain;
  readonly roles: Readonly<Record<Side, Side>>;
};
/** A seat without a role in the open procedure takes one that nobody has. */
export type Claimed = Act & { readonly kind: 'claimed'; readonly side: Side };
export type Chose = Act & { readonly kind: 'chose'; readonly side: Side; readonly option: string };
export type Sealed = Act & { readonly kind: 'sealed'; readonly side: Side; readonly commitment: string };
export type Unsealed = Act & {
  readonly kind: 'unsealed';
  readonly side: Side;
  readonly option: string;
  readonly nonce: string;
};
/** A contribution to the run bound at line `roll`, pledged before that run was known; and the pledge of the next. */
export type Contributed = Act & {
  readonly kind: 'contributed';
  readonly roll: number;
  readonly nonce: string;
  readonly pledge: string;
};
export type Corrected = Act & {
  readonly kind: 'corrected';
  readonly at: string;
  readonly value: Plain;
  readonly reason: string;
};
/** What becomes of events that would now end otherwise. */
export type Reviewed = Act & {
  readonly kind: 'reviewed';
  readonly version: string;
  readonly verdicts: readonly Judgement[];
};
export type Noted = Act & { readonly kind: 'noted'; readonly text: string };
/** Asks to take back the last thing in force, or the open procedure: the line where it stands. */
export type UndoAsked = Act & { readonly kind: 'undoAsked'; readonly line: number };
/** Answers the question asked at line `asked`. */
export type UndoAnswered = Act & {
  readonly kind: 'undoAnswered';
  readonly asked: number;
  readonly answer: 'consent' | 'refuse';
};

/** An act that a player has signed. */
export type PlayerEvent =
  | Seated
  | Pledged
  | Began
  | Claimed
  | Chose
  | Sealed
  | Unsealed
  | Contributed
  | Corrected
  | Reviewed
  | Noted
  | UndoAsked
  | UndoAnswered;

export type Opened = {
  readonly kind: 'opened';
  readonly format: number;
  readonly game: string;
  readonly version: string;
  readonly name: string;
  readonly rulings: Readonly<Record<string, string>>;
  readonly setup: Plain;
  readonly overlay?: Overlay;
  readonly fair: FairOpening;
};
/** A die is bound before it is thrown. */
export type Bound = { readonly kind: 'bound'; readonly roll: Binding; readonly contributors: readonly Side[] };
/** The die bound at line `roll` falls. */
export type Thrown = { readonly kind: 'thrown'; readonly roll: number; readonly face: number };
export type Resolved = {
  readonly kind: 'resolved';
  readonly procedure: string;
  readonly input: Plain;
  readonly journal: readonly Entry[];
  /** How it ended under the rules of whoever kept the journal. */
  readonly ending?: Ending;
  readonly began: number;
};
export type Abandoned = { readonly kind: 'abandoned'; readonly began: number; readonly consent: readonly Side[] };
/** `event` is counted among the campaign's own events, `line` among all. */
export type Undone = {
  readonly kind: 'undone';
  readonly event: number;
  readonly line: number;
  readonly consent: readonly Side[];
  /** Seats that nobody has taken, if any. */
  readonly absent?: readonly Side[];
};
/** The seed of the epoch that ends, and the commitment to the next. */
export type Epoch = {
  readonly kind: 'epoch';
  readonly number: number;
  readonly seed: string;
  readonly commitment: string;
};

/** What the server adds by itself, each at the one moment when it is due. */
export type ClerkEvent = Opened | Bound | Thrown | Resolved | Abandoned | Undone | Epoch;

/** One line’s event: a player’s act, or what the server adds. */
export type FairEvent = PlayerEvent | ClerkEvent;

/** Whether a player has signed it. */
export const isPlayerEvent = (event: FairEvent): event is PlayerEvent => 'by' in event;
