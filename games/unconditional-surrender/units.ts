/** Units and event markers as the player describes them: for the procedures and for the campaign. */
import { field, type Infer, type Refusal } from '@grognard/kernel';
import type { SurrenderBook } from './book.ts';
import { AIR_NAVAL_KINDS, GROUND_KINDS, NATIONALITIES, STRENGTHS, SUPPLIES, WEATHERS } from './vocabulary.ts';

/** The longest name of a unit, a hex or a marker. */
const NAME = 40;

export const named = (label: string, sample: string) => field.text(label, { max: NAME, sample });

export const supply = field.oneOf('unit.supply', { options: SUPPLIES, words: 'supply', default: 'supplied' });
export const weather = field.oneOf('combat.weather', { options: WEATHERS, words: 'weather', default: 'fair' });

export const groundUnitFields = {
  name: named('unit.name', 'sample.ground'),
  nationality: field.oneOf('unit.nationality', { options: NATIONALITIES, words: 'nationality' }),
  kind: field.oneOf('unit.kind', { options: GROUND_KINDS, words: 'groundKind', default: 'infantry' }),
  elite: field.flag('unit.elite'),
  strength: field.oneOf('unit.strength', { options: STRENGTHS, words: 'strength', default: 'full' }),
  supply,
};

export const groundUnit = (label: string) => field.record(label, groundUnitFields);
export type GroundUnit = Infer<ReturnType<typeof groundUnit>>;

/** Six is the figure of the aid; more is possible only where a ruling counts on. */
export const MOST_SORTIES = 6;
const MOST_COUNTED = 99;
const sorties = field.integer('unit.sorties', { min: 0, max: MOST_COUNTED, default: 0, rule: 'sorties' });

export const airNavalUnitFields = {
  name: named('unit.name', 'sample.airNaval'),
  nationality: field.oneOf('unit.nationality', { options: NATIONALITIES, words: 'nationality' }),
  kind: field.oneOf('unit.airNavalKind', { options: AIR_NAVAL_KINDS, words: 'airNavalKind', default: 'fighter' }),
  supply,
  sorties,
};

export const airNavalUnit = (label: string) => field.record(label, airNavalUnitFields);
export type AirNavalUnit = Infer<ReturnType<typeof airNavalUnit>>;

export { sorties as sortiesField };

export const markerFields = {
  name: named('marker.name', 'sample.marker'),
  drm: field.integer('marker.drm', { min: -10, max: 10, default: 0, rule: 'event-markers' }),
  halves: field.flag('marker.halves', { default: false, rule: 'strategic-halving' }),
  stays: field.flag('marker.stays', { default: false, rule: 'event-markers' }),
};

const marker = field.record('marker', markerFields);
export type Marker = Infer<typeof marker>;

/** The aid allows any number of markers; three are as many as a sealed choice can still list. */
const MOST_MARKERS = 3;

export const markers = (label: string) =>
  field.list(label, marker, { min: 0, max: MOST_MARKERS, unique: 'name', default: [], rule: 'event-markers' });

/** Sorties after so many more, as the ruling holds or counts them. */
export const sortiesAfter = (before: number, added: number, { rulings }: SurrenderBook): number =>
  Math.min(rulings.sortiesAboveSix === 'held' ? MOST_SORTIES : MOST_COUNTED, before + added);

/** Names tell units apart in the result, so no two may share one. */
export function sameNames(units: readonly { readonly at: string; readonly name: string }[]): readonly Refusal[] {
  return units.flatMap(({ at, name }, index) => {
    const first = units.slice(0, index).find((earlier) => earlier.name === name);
    return first ? [{ code: 'sameName', at, facts: { name, first: first.at } }] : [];
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
