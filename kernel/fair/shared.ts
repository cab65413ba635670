/** A shared campaign as its lines leave it: who sits where, what is open, what is owed. */
import type { Campaign } from '../campaign/campaign.ts';
import type { Game } from '../game/game.ts';
import type { Opened } from '../game/resolve.ts';
import type { Entry } from '../journal/journal.ts';
import type { Refusal } from '../refusal/refusal.ts';
import type { Checkpoint, Side, Step } from '../step/step.ts';
import type { Binding, Contributions } from './roll.ts';

/** A step that waits for a die or a decision, or has come to its end. */
export type Paused = Exclude<Step<unknown>, Checkpoint<unknown>>;

/** Fixed now, shown later; `after` is the hash of the line before it, from which its secret number follows. */
export interface Promised {
  readonly hash: string;
  readonly after: string;
}

export interface Seat {
  readonly key: string;
  /** What its next contribution must open; nothing where that was spent with a roll that was given up. */
  readonly pledge: Promised | undefined;
}

/** Dice thrown one after another with nothing decided in between share one set of contributions. */
export interface Run {
  readonly line: number;
  readonly contributors: readonly Side[];
  readonly contributions: Contributions;
  /** How many of its dice have been thrown. */
  readonly thrown: number;
}

/** The procedure that is being played. */
export interface OpenProcedure {
  /** The line where it began. */
  readonly line: number;
  readonly by: Side;
  readonly opened: Opened;
  /** Which seat answers for which side. */
  readonly roles: Readonly<Record<Side, Side>>;
  readonly entries: readonly Entry[];
  readonly step: Paused;
  readonly run: Run | undefined;
  /** The die that is bound and not yet thrown. */
  readonly bound: { readonly line: number; readonly binding: Binding } | undefined;
  readonly seals: Readonly<Record<Side, Promised>>;
  readonly unsealed: Readonly<Record<Side, string>>;
  /** A die is bound or all have sealed, so somebody may have learnt something: only together can it be taken back. */
  readonly irreversible: boolean;
  /** Why the rules cannot go on from here: a datum that the source lost. It can only be given up. */
  readonly stuck: readonly Refusal[] | undefined;
}

/** A die of the running epoch, checked when the seed is revealed. */
export interface Throw {
  readonly line: number;
  readonly binding: Binding;
  readonly contributions: Contributions;
  readonly face: number;
}

export interface UndoQuestion {
  /** The line that asks. */
  readonly asked: number;
  readonly by: Side;
  /** The line that would be taken back. */
  readonly target: number;
  readonly needed: readonly Side[];
  readonly consent: readonly Side[];
}

export interface RunningEpoch {
  readonly number: number;
  readonly commitment: string;
  /** Once a die is bound its seed is used up, whatever becomes of the die. */
  readonly spent: boolean;
  readonly thrown: readonly Throw[];
}

/** A shared campaign, folded from its lines. */
export interface Shared {
  readonly game: Game;
  readonly id: string;
  readonly seats: readonly Side[];
  /** The server's key. */
  readonly server: string;
  readonly length: number;
  /** The hash of the last line. */
  readonly head: string;
  readonly campaign: Campaign;
  /** The line of each campaign event, and who made it. */
  readonly origins: readonly { readonly line: number; readonly by: Side | undefined }[];
  readonly seated: Readonly<Record<Side, Seat>>;
  readonly epoch: RunningEpoch;
  readonly open: OpenProcedure | undefined;
  readonly undo: UndoQuestion | undefined;
}

/** Whether somebody sits there. */
export const isTaken = ({ seated }: Shared, seat: Side): boolean => Object.hasOwn(seated, seat);

/** Whose contributions a roll needs: every seat that is taken, whatever its part in the procedure. */
export const takenSeats = (shared: Shared): readonly Side[] => shared.seats.filter((seat) => isTaken(shared, seat));

/** Contributors who must pledge before anybody may show his contribution. */
export const unpledged = ({ seated }: Shared, run: Run): readonly Side[] =>
  run.contributors.filter((seat) => !Object.hasOwn(run.contributions, seat) && !seated[seat]?.pledge);

/** The lines that only the server can add, in the one order that the protocol allows. */
export type Due = 'undone' | 'abandoned' | 'resolved' | 'bound' | 'thrown' | 'epoch';

/** What the server owes now. While it owes something nobody else can add a line. */
export function dueOf(shared: Shared): Due | undefined {
  const { open, undo, epoch } = shared;
  if (undo?.needed.every((seat) => undo.consent.includes(seat))) return open ? 'abandoned' : 'undone';
  if (!open) return epoch.spent ? 'epoch' : undefined;
  if (open.stuck) return undefined;
  if (open.step.kind === 'done') return 'resolved';
  if (open.step.kind !== 'chance') return undefined;
  if (!open.bound) return 'bound';
  const { run } = open;
  return run?.contributors.every((seat) => Object.hasOwn(run.contributions, seat)) ? 'thrown' : undefined;
}
