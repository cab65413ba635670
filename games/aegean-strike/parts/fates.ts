/** What became of counters, told where they stand in the input. */
import type { CounterFate } from '@grognard/kernel';
import { words } from '../text/kit.ts';
import { isLeft } from './casualties.ts';
import type { GroundUnit } from './ground-units.ts';
import { afloat, type Ship } from './ships.ts';

/** Where the units of a list stand. */
const inList = <U, F>(at: string, units: readonly U[], told: (unit: U, place: number, at: string) => F): readonly F[] =>
  units.map((unit, place) => told(unit, place, `${at}[${place}]`));

type Worn = Pick<GroundUnit, 'hits' | 'hitsToEliminate'>;

/** A ground unit: Hits, gone or not, and whether it has gone to movement to contact. */
export const groundFate = (at: string, unit: Worn, hits: number, moves = false): CounterFate => {
  const gone = !isLeft(unit, hits);
  return {
    at,
    words: words('fate.ground', { hits, gone }),
    after: { hits: unit.hits + hits, ...(moves && { formation: 'MC' }) },
    ...(gone && { gone }),
  };
};

export const groundFates = (
  at: string,
  units: readonly Worn[],
  taken: readonly number[],
  moves = false,
): readonly CounterFate[] =>
  inList(at, units, (unit, place, where) => groundFate(where, unit, taken[place] ?? 0, moves));

/** An air unit: a Hit ends its mission. */
export const airFates = (
  at: string,
  units: readonly { readonly hits: number }[],
  taken: readonly number[],
): readonly CounterFate[] =>
  inList(at, units, (unit, place, where) => {
    const hits = taken[place] ?? 0;
    return { at: where, words: words('fate.air', { hits }), after: { hits: unit.hits + hits } };
  });

export const shipFate = (at: string, ship: Pick<Ship, 'name' | 'hits' | 'hitsToSink'>, hits: number): CounterFate => {
  const gone = !afloat(ship, hits);
  return {
    at,
    words: words('fate.ship', { hits, sunk: gone }),
    after: { hits: ship.hits + hits },
    ...(gone && { gone }),
  };
};

export const shipFates = (
  at: string,
  ships: readonly Pick<Ship, 'name' | 'hits' | 'hitsToSink'>[],
  taken: readonly number[],
): readonly CounterFate[] => inList(at, ships, (ship, place, where) => shipFate(where, ship, taken[place] ?? 0));

/** Bombers and escorts of a raid. */
export const raidFates = (
  at: string,
  { bombers, escorts }: Readonly<Record<'bombers' | 'escorts', readonly { readonly hits: number }[]>>,
  hits: Readonly<Record<'bombers' | 'escorts', readonly number[]>>,
): readonly CounterFate[] => [
  ...airFates(`${at}bombers`, bombers, hits.bombers),
  ...airFates(`${at}escorts`, escorts, hits.escorts),
];
