/** A record that is a counter: which register keeps it, and how it looks on the table. */

/** The register that keeps it, and what it does here (the register says who may). */
export interface CounterMark {
  readonly kind: string;
  readonly use: string;
}

/** What is drawn on it, by the names of its own fields. */
export interface CounterFace<Name extends string = string> {
  readonly name: Name;
  /** The fields that are facts of it; all of the record where not said. */
  readonly facts?: readonly Name[];
  /** A field without which the record speaks of no such counter. */
  readonly where?: Name;
  /** The field that says its nation, or where in a record inside it one does: `commander.nation`. */
  readonly nation?: Name | `${Name}.${string}`;
  /** The symbol of the arm: by the value of a field, or one for all. */
  readonly symbol?: { readonly by: Name; readonly of: Readonly<Record<string, CounterSymbol>> } | CounterSymbol;
  /** The mark of its size: by the value of a field, or one for all. */
  readonly size?: { readonly by: Name; readonly of: Readonly<Record<string, SizeMark>> } | SizeMark;
  /** The printed numbers, in printed order. */
  readonly printed?: readonly Name[];
  /** The flags and states that stand on it as chips and marks. */
  readonly state?: readonly Name[];
}

/** A counter described by a record. */
export type CounterIn<Name extends string = string> = CounterMark & CounterFace<Name>;

/** A record that counts troops arm by arm: one row of symbols, each with its number and what is told beside it. */
export interface TroopRow<Name extends string = string> {
  readonly nation?: Name;
  readonly arms: readonly {
    readonly symbol: CounterSymbol;
    readonly count: Name;
    readonly beside?: readonly Name[];
  }[];
}

/** The drawings a counter may bear. */
export const COUNTER_SYMBOLS = [
  'infantry',
  'lightInfantry',
  'shockInfantry',
  'cavalry',
  'armour',
  'armouredCavalry',
  'mechanised',
  'airborne',
  'airAssault',
  'marines',
  'specialForces',
  'artillery',
  'heavyArtillery',
  'armyArtillery',
  'rocketArtillery',
  'airDefence',
  'antitank',
  'selfPropelledAntitank',
  'engineers',
  'headquarters',
  'leader',
  'force',
  'supply',
  'depot',
  'fortification',
  'airbase',
  'port',
  'fighter',
  'attackAircraft',
  'bomber',
  'transportAircraft',
  'patrolAircraft',
  'earlyWarningAircraft',
  'helicopter',
  'warship',
  'carrier',
  'submarine',
  'amphibiousShip',
  'convoy',
  'fleet',
  'marker',
] as const;

/** One of those drawings. */
export type CounterSymbol = (typeof COUNTER_SYMBOLS)[number];

/** As the symbols of formations are topped: a battalion is two strokes, a division two crosses. */
export const SIZE_MARKS = ['I', 'II', 'III', 'X', 'XX', 'XXX', 'XXXX', 'XXXXX'] as const;

/** One of those marks. */
export type SizeMark = (typeof SIZE_MARKS)[number];

/** The colours a nation's counters are printed in; ink is what stands on the body. */
export interface Pigment {
  readonly body: string;
  readonly ink: string;
}
