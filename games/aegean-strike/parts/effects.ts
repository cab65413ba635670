/** The changes procedures make to a campaign, as data. */
import type { Effect } from '@grognard/kernel';
import type { Debtor, Flight, Formation, Halt, Side } from '../vocabulary.ts';
import type { Register } from './counters.ts';

/** A change to one counter. */
type Of<R extends Register> = { readonly of: R; readonly side: Side; readonly unit: string };

/** Changes that counters of several registers know. */
export type CounterChange =
  | ({ readonly kind: 'hits'; readonly hits: number } & Of<Register>)
  | ({ readonly kind: 'eliminated' } & Of<Register>)
  | ({ readonly kind: 'interned' } & Of<Register>)
  | ({ readonly kind: 'halted'; readonly until: Exclude<Halt, 'no'> } & Of<'ground' | 'ship'>)
  | ({ readonly kind: 'detected' } & Of<'air' | 'ship'>);

export type GroundChange =
  | ({ readonly kind: 'formed'; readonly formation: Formation; readonly own: boolean } & Of<'ground'>)
  | ({ readonly kind: 'moved'; readonly hex?: string } & Of<'ground'>)
  | ({ readonly kind: 'supplied'; readonly supplied: boolean } & Of<'ground'>)
  | ({ readonly kind: 'embarked'; readonly ship: string } & Of<'ground'>)
  | ({ readonly kind: 'landed' } & Of<'ground'>);

export type AirChange =
  | ({ readonly kind: 'flown'; readonly flight: Flight } & Of<'air'>)
  | ({ readonly kind: 'home' } & Of<'air'>);

export type SupplyChange =
  | { readonly kind: 'spent'; readonly side: Side; readonly points: number; readonly depot?: string }
  | { readonly kind: 'lost'; readonly side: Side; readonly points: number };

export type MarkerChange =
  | { readonly kind: 'interdicted'; readonly hex: string }
  | { readonly kind: 'cleared'; readonly hex: string }
  | { readonly kind: 'bridged'; readonly hexside: string };

export type War = {
  readonly kind: 'war';
  readonly event: number;
  readonly turns: number;
  readonly extraTurns: number;
};

export type PoliticalChange =
  | { readonly kind: 'happened'; readonly event: number }
  | War
  | { readonly kind: 'demanded'; readonly country: Debtor; readonly turns: number }
  | { readonly kind: 'met'; readonly country: Debtor }
  | { readonly kind: 'sovietsCut' }
  | { readonly kind: 'surrendered'; readonly country: 'egypt' | 'libya' };

export type Change =
  | CounterChange
  | GroundChange
  | AirChange
  | ({ readonly kind: 'sailed' } & Of<'ship'>)
  | ({ readonly kind: 'network'; readonly joined: boolean } & Of<'installation'>)
  | SupplyChange
  | MarkerChange
  | PoliticalChange
  | { readonly kind: 'stageEnds' }
  | { readonly kind: 'turnEnds' };

const change = (made: Change): Effect => made as Effect;

export const hitsOn = (of: Register, side: Side, unit: string, hits: number): readonly Effect[] =>
  hits > 0 ? [change({ kind: 'hits', of, side, unit, hits })] : [];

/** Hits on each unit of a list, told by their places. */
export const hitsOnEach = (
  of: Register,
  side: Side,
  units: readonly { readonly name: string }[],
  hits: readonly number[],
): readonly Effect[] => units.flatMap(({ name }, place) => hitsOn(of, side, name, hits[place] ?? 0));

export const eliminated = (of: Register, side: Side, unit: string): Effect =>
  change({ kind: 'eliminated', of, side, unit });

export const halts = (of: 'ground' | 'ship', side: Side, unit: string, until: Exclude<Halt, 'no'>): Effect =>
  change({ kind: 'halted', of, side, unit, until });

/** `own` where the unit spends its one change of formation; a retreat or a pursuit does not. */
export const formed = (side: Side, unit: string, formation: Formation, own: boolean): Effect =>
  change({ kind: 'formed', of: 'ground', side, unit, formation, own });

/** Where it stands now, unless the players alone know. */
export const moved = (side: Side, unit: string, hex?: string): Effect =>
  change({ kind: 'moved', of: 'ground', side, unit, ...(hex !== undefined && { hex }) });

export const spent = (side: Side, points: number, depot?: string): readonly Effect[] =>
  points > 0 ? [change({ kind: 'spent', side, points, ...(depot !== undefined && { depot }) })] : [];

/** A sortie begins: the unit flies under a marker, or has already come home. */
export const flown = (side: Side, unit: string, flight: Flight = 'home'): Effect =>
  change({ kind: 'flown', of: 'air', side, unit, flight });

export const detected = (of: 'air' | 'ship', side: Side, unit: string): Effect =>
  change({ kind: 'detected', of, side, unit });

/** What became of a stack that has done its work: sorties not yet counted are counted, and all are home. */
export const cameHome = (
  side: Side,
  stack: readonly { readonly name: string; readonly flight: Flight }[],
): readonly Effect[] =>
  stack.map(({ name, flight }) =>
    flight === 'ready' ? flown(side, name) : change({ kind: 'home', of: 'air', side, unit: name }),
  );

/** Sorties of a stack that is still in the air. */
export const inTheAir = (
  side: Side,
  stack: readonly { readonly name: string; readonly flight: Flight }[],
  marker: Flight,
): readonly Effect[] => stack.flatMap(({ name, flight }) => (flight === 'ready' ? [flown(side, name, marker)] : []));
