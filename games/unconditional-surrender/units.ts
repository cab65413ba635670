/** Units and event markers as the player describes them and as the registers of a campaign keep them. */
import type { CounterSymbol, Infer, Refusal } from '@grognard/kernel';
import type { SurrenderBook } from './book.ts';
import { limits } from './tables/limits.table.ts';
import { field, refusal, type TextKey } from './text/kit.ts';
import {
  AIR_NAVAL_KINDS,
  type AirNavalKind,
  FATES,
  GROUND_KINDS,
  type GroundKind,
  NATIONALITIES,
  type Side,
  STRENGTHS,
  SUPPLIES,
  UNIT_KINDS,
  WEATHERS,
} from './vocabulary.ts';

/** The longest name of a unit, a hex or a marker. */
export const NAME = 40;

export const named = (label: TextKey, sample: TextKey) => field.text(label, { max: NAME, sample });

/** What a unit does in a procedure: the register of a campaign says which unit may. */
export type UnitUse =
  | 'groundAttack'
  | 'groundDefence'
  | 'airAttack'
  | 'airDefence'
  | 'support'
  | 'aboard'
  | 'airAboard'
  | 'alongside'
  | 'traces'
  | 'recovers'
  | 'restored';

/** A unit that the register knows by its name. */
const unitAs = (use: UnitUse) => ({ kind: 'unit', name: 'name', use }) as const;

/** The bare name of a unit that takes part. */
export const unitNamed = (label: TextKey, sample: TextKey, use: UnitUse) =>
  field.text(label, { max: NAME, sample, names: { kind: 'unit', use, enters: true } });

/** The bare name of a unit that should be in the register. */
export const knownUnit = (label: TextKey, sample: TextKey, use: UnitUse) =>
  field.text(label, { max: NAME, sample, names: { kind: 'unit', use } });

const supply = field.oneOf('unit.supply', { options: SUPPLIES, words: 'supply', default: 'supplied' });
export const weather = field.oneOf('combat.weather', { options: WEATHERS, words: 'weather', default: 'fair' });

const nationality = field.oneOf('unit.nationality', { options: NATIONALITIES, words: 'country' });
const elite = field.flag('unit.elite');
export const strength = field.oneOf('unit.strength', { options: STRENGTHS, words: 'strength', default: 'full' });

/** Six is the figure of the aid; more is possible only where a ruling counts on. */
export const MOST_SORTIES = limits.rows.sorties.most;
const MOST_COUNTED = 99;
export const sorties = field.integer('unit.sorties', {
  min: limits.rows.sorties.least,
  max: MOST_COUNTED,
  default: 0,
  rule: 'sorties',
});

/** Armies, as infantry or armour; a shock army is drawn apart from both. */
const GROUND_SYMBOLS = {
  infantry: 'infantry',
  shock: 'mechanised',
  tank: 'armour',
} as const satisfies Readonly<Record<GroundKind, CounterSymbol>>;

const AIR_NAVAL_SYMBOLS = {
  fighter: 'fighter',
  bomber: 'bomber',
  warship: 'warship',
  carrier: 'carrier',
  convoy: 'convoy',
} as const satisfies Readonly<Record<AirNavalKind, CounterSymbol>>;

export const groundUnit = (label: TextKey, use: UnitUse, force: Side, sample: TextKey) =>
  field.record(
    label,
    {
      name: named('unit.name', sample),
      nationality,
      kind: field.oneOf('unit.kind', { options: GROUND_KINDS, words: 'unitKind', default: 'infantry' }),
      elite,
      strength,
      supply,
    },
    {
      force,
      counter: {
        ...unitAs(use),
        nation: 'nationality',
        symbol: { by: 'kind', of: GROUND_SYMBOLS },
        size: 'XXXX',
        state: ['elite', 'strength', 'supply'],
      },
    },
  );
export type GroundUnit = Infer<ReturnType<typeof groundUnit>>;

/** An air or naval unit; for the eyes of the side that may commit it, where nobody knows of it yet. */
export const airNavalUnit = (label: TextKey, use: UnitUse, force: Side) =>
  field.record(
    label,
    {
      name: named('unit.name', `sample.air.${force}`),
      nationality,
      kind: field.oneOf('unit.kind', { options: AIR_NAVAL_KINDS, words: 'unitKind', default: 'fighter' }),
      supply,
      sorties,
    },
    {
      force,
      counter: {
        ...unitAs(use),
        nation: 'nationality',
        symbol: { by: 'kind', of: AIR_NAVAL_SYMBOLS },
        state: ['sorties', 'supply'],
      },
    },
  );
export type AirNavalUnit = Infer<ReturnType<typeof airNavalUnit>>;

/** What an interdicted convoy has aboard: of a ground unit its strength matters, of an air unit its sorties. */
export const groundCargo = field.record(
  'airNaval.cargo.unit',
  { name: named('unit.name', 'sample.cargo'), strength },
  { counter: { ...unitAs('aboard'), symbol: 'infantry', size: 'XXXX', state: ['strength'] } },
);
export const airCargo = field.record(
  'airNaval.airCargo.unit',
  { name: named('unit.name', 'sample.airCargo'), sorties },
  { counter: { ...unitAs('airAboard'), symbol: 'fighter', state: ['sorties'] } },
);

const lastTurn = field.oneOf('unit.lastTurn', { options: SUPPLIES, words: 'supply', default: 'supplied' });

export const tracingUnit = field.record(
  'airNaval.tracing.unit',
  { name: named('unit.name', 'sample.tracing'), lastTurn },
  { counter: { ...unitAs('traces'), symbol: 'force', state: ['lastTurn'] } },
);

/** What the register of a campaign keeps of a unit once a procedure was told it. */
export const unitRegister = {
  name: named('unit.name', 'sample.primary'),
  nationality,
  kind: field.oneOf('unit.kind', { options: UNIT_KINDS, words: 'unitKind' }),
  elite,
  strength: field.oneOf('unit.strength', { options: FATES, words: 'strength' }),
  supply,
  lastTurn,
  sorties,
};

/** What is printed on an event marker, as far as a combat asks. */
export const markerRegister = {
  name: named('marker.name', 'sample.marker.attacker'),
  drm: field.integer('marker.drm', { min: -10, max: 10, default: 0, rule: 'event-markers' }),
  halves: field.flag('marker.halves', { default: false, rule: 'strategic-halving', seldom: true }),
  stays: field.flag('marker.stays', { default: false, rule: 'event-markers', seldom: true }),
};

const marker = (side: Side) =>
  field.record(
    'marker',
    { ...markerRegister, name: named('marker.name', `sample.marker.${side}`) },
    {
      counter: {
        ...({ kind: 'marker', name: 'name', use: 'commit' } as const),
        symbol: 'marker',
        printed: ['drm'],
        state: ['halves', 'stays'],
      },
    },
  );
export type Marker = Infer<ReturnType<typeof marker>>;

/** More than a faction ever holds: the aid knows no limit. */
const MOST_MARKERS = 40;

/** Step 2. What a side holds in hand is its own secret until it is committed. */
export const markers = (label: TextKey, secret: Side) =>
  field.list(label, marker(secret), {
    min: 0,
    max: MOST_MARKERS,
    unique: 'name',
    default: [],
    rule: 'event-markers',
    secret,
  });

/** Sorties after so many more, as the ruling holds or counts them. */
export const sortiesAfter = (before: number, added: number, { rulings }: SurrenderBook): number =>
  Math.min(rulings.sortiesAboveSix === 'held' ? MOST_SORTIES : MOST_COUNTED, before + added);

/** A unit of an input: where its name stands, and what the input calls it. */
export interface Placed {
  readonly at: string;
  readonly name: string;
  readonly label: TextKey;
}

/** Names tell units apart in the result, so no two may share one. */
export function sameNames(units: readonly Placed[]): readonly Refusal[] {
  return units.flatMap(({ at, name }, index) => {
    const first = units.slice(0, index).find((earlier) => earlier.name === name);
    return first ? [refusal('sameName', at, { facts: { name, first: { key: first.label } } })] : [];
  });
}

/** More than six sorties are refused, unless the ruling counts on. */
export const sortiesRefusals = (
  unit: { readonly sorties: number },
  at: string,
  { rulings }: SurrenderBook,
): readonly Refusal[] =>
  rulings.sortiesAboveSix === 'held' && unit.sorties > MOST_SORTIES
    ? [
        refusal('sortiesAboveSix', `${at}.sorties`, {
          rule: 'sorties',
          facts: { sorties: unit.sorties, most: MOST_SORTIES },
        }),
      ]
    : [];

/** A unit with six sorties starts no attack, and by the stricter ruling does not defend either. */
export function wornOut(unit: AirNavalUnit, at: string, side: Side, book: SurrenderBook): readonly Refusal[] {
  if (unit.sorties < MOST_SORTIES || (side === 'defender' && book.rulings.sixSortiesDefending === 'allowed')) return [];
  return [
    refusal(side === 'attacker' ? 'wornOutAttacker' : 'wornOutDefender', `${at}.sorties`, {
      rule: 'escort',
      facts: { unit: unit.name, sorties: unit.sorties },
    }),
  ];
}
