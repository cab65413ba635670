/** Units and event markers as the player describes them and as the registers of a campaign keep them. */
import { field, type Infer, type Refusal, words } from '@grognard/kernel';
import type { SurrenderBook } from './book.ts';
import { limits } from './tables/limits.table.ts';
import {
  AIR_NAVAL_KINDS,
  FATES,
  GROUND_KINDS,
  NATIONALITIES,
  STRENGTHS,
  SUPPLIES,
  UNIT_KINDS,
  WEATHERS,
} from './vocabulary.ts';

/** The longest name of a unit, a hex or a marker. */
const NAME = 40;

export const named = (label: string, sample: string) => field.text(label, { max: NAME, sample });

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

const unitAs = (use: UnitUse) => ({ counter: { kind: 'unit', name: 'name', use } }) as const;

/** The bare name of a unit that takes part. */
export const unitNamed = (label: string, sample: string, use: UnitUse) =>
  field.text(label, { max: NAME, sample, names: { kind: 'unit', use, enters: true } });

/** The bare name of a unit that should be in the register. */
export const knownUnit = (label: string, sample: string, use: UnitUse) =>
  field.text(label, { max: NAME, sample, names: { kind: 'unit', use } });

const supply = field.oneOf('unit.supply', { options: SUPPLIES, words: 'supply', default: 'supplied' });
export const weather = field.oneOf('combat.weather', { options: WEATHERS, words: 'weather', default: 'fair' });

const nationality = field.oneOf('unit.nationality', { options: NATIONALITIES, words: 'nationality' });
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

export const groundUnit = (label: string, use: UnitUse) =>
  field.record(
    label,
    {
      name: named('unit.name', 'sample.ground'),
      nationality,
      kind: field.oneOf('unit.kind', { options: GROUND_KINDS, words: 'unitKind', default: 'infantry' }),
      elite,
      strength,
      supply,
    },
    unitAs(use),
  );
export type GroundUnit = Infer<ReturnType<typeof groundUnit>>;

export const airNavalUnit = (label: string, use: UnitUse) =>
  field.record(
    label,
    {
      name: named('unit.name', 'sample.airNaval'),
      nationality,
      kind: field.oneOf('unit.kind', { options: AIR_NAVAL_KINDS, words: 'unitKind', default: 'fighter' }),
      supply,
      sorties,
    },
    unitAs(use),
  );
export type AirNavalUnit = Infer<ReturnType<typeof airNavalUnit>>;

/** What an interdicted convoy has aboard: of a ground unit its strength matters, of an air unit its sorties. */
export const groundCargo = field.record(
  'airNaval.cargo.unit',
  { name: named('unit.name', 'sample.cargo'), strength },
  unitAs('aboard'),
);
export const airCargo = field.record(
  'airNaval.airCargo.unit',
  { name: named('unit.name', 'sample.airCargo'), sorties },
  unitAs('airAboard'),
);

const lastTurn = { ...supply, label: 'unit.lastTurn' };

export const tracingUnit = field.record(
  'airNaval.tracing.unit',
  { name: named('unit.name', 'sample.ground'), lastTurn },
  unitAs('traces'),
);

/** What the register of a campaign keeps of a unit once a procedure was told it. */
export const unitRegister = {
  name: named('unit.name', 'sample.ground'),
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
  name: named('marker.name', 'sample.marker'),
  drm: field.integer('marker.drm', { min: -10, max: 10, default: 0, rule: 'event-markers' }),
  halves: field.flag('marker.halves', { default: false, rule: 'strategic-halving' }),
  stays: field.flag('marker.stays', { default: false, rule: 'event-markers' }),
};

const marker = field.record('marker', markerRegister, { counter: { kind: 'marker', name: 'name', use: 'commit' } });
export type Marker = Infer<typeof marker>;

/** More than a faction ever holds: the aid knows no limit. */
const MOST_MARKERS = 40;

export const markers = (label: string) =>
  field.list(label, marker, { min: 0, max: MOST_MARKERS, unique: 'name', default: [], rule: 'event-markers' });

/** Sorties after so many more, as the ruling holds or counts them. */
export const sortiesAfter = (before: number, added: number, { rulings }: SurrenderBook): number =>
  Math.min(rulings.sortiesAboveSix === 'held' ? MOST_SORTIES : MOST_COUNTED, before + added);

/** A unit of an input: where its name stands, and what the input calls it. */
export interface Placed {
  readonly at: string;
  readonly name: string;
  readonly label: string;
}

/** Names tell units apart in the result, so no two may share one. */
export function sameNames(units: readonly Placed[]): readonly Refusal[] {
  return units.flatMap(({ at, name }, index) => {
    const first = units.slice(0, index).find((earlier) => earlier.name === name);
    return first ? [{ code: 'sameName', at, facts: { name, first: words(first.label) } }] : [];
  });
}

/** More than six sorties are refused, unless the ruling counts on. */
export const sortiesRefusals = (
  unit: { readonly sorties: number },
  at: string,
  { rulings }: SurrenderBook,
): readonly Refusal[] =>
  rulings.sortiesAboveSix === 'held' && unit.sorties > MOST_SORTIES
    ? [{ code: 'sortiesAboveSix', at: `${at}.sorties`, rule: 'sorties', facts: { sorties: unit.sorties } }]
    : [];

/** A unit with six sorties starts no attack, and by the stricter ruling does not defend either. */
export function wornOut(
  unit: AirNavalUnit,
  at: string,
  side: 'attacker' | 'defender',
  book: SurrenderBook,
): readonly Refusal[] {
  if (unit.sorties < MOST_SORTIES || (side === 'defender' && book.rulings.sixSortiesDefending === 'allowed')) return [];
  return [
    {
      code: side === 'attacker' ? 'wornOutAttacker' : 'wornOutDefender',
      at: `${at}.sorties`,
      rule: 'escort',
      facts: { unit: unit.name },
    },
  ];
}
