/** Terrain effects chart: what a step costs a ground unit, by its class, formation and engineers. */
import { FORBIDDEN, type Link, type Space, type Travel, type Zones } from '@grognard/hexes';
import type { AegeanBook } from '../book.ts';
import type { AegeanMap } from '../map-words.ts';
import type { Formation, Terrain, UnitKind } from '../vocabulary.ts';
import { barredHere } from './formation-rules.ts';
import { isArmourOrMech, isInfantryClass, multipleOf, pairHalf, withEngineers } from './ground-units.ts';
import type { Zone, ZoneUnit } from './map-input.ts';

export interface Mover {
  readonly kind: UnitKind;
  readonly engineers: boolean;
}

/** What lies in the way besides terrain. */
export interface Obstacles {
  readonly enemies: ReadonlySet<Space>;
  readonly zones: Zones<ZoneUnit, Zone> | undefined;
  readonly interdicted: ReadonlySet<Space>;
}

/** Why a step may not be taken. */
export type Bar = 'water' | 'unbridged' | 'terrain' | 'noMovement' | 'enemy' | 'held' | 'assault';

/** The cost of the terrain alone: by road along road hexes, else by the hex entered; or why it is closed. */
function terrainOf(map: AegeanMap, mover: Mover, to: Space, link: Link, book: AegeanBook): number | Bar {
  if (map.terrain(to) === 'sea' || map.crosses(link, 'sea')) return 'water';
  if (map.crosses(link, 'bosphorus') && !map.crosses(link, 'bridge')) return 'unbridged';
  return hexCost(map, mover, to, link, book) ?? 'terrain';
}

/** The cost of the hex or of the road into it, whatever lies between. */
const hexCost = (map: AegeanMap, mover: Mover, to: Space, link: Link, book: AegeanBook): number | undefined => {
  const row = map.crosses(link, 'road') ? 'road' : map.terrain(to);
  const cell = book.tables.terrain.cell(withEngineers(mover) ? `${row}+E` : row, 'cost');
  return pairHalf(cell, isInfantryClass(mover.kind));
};

/** The cost of the terrain alone; nothing where it is closed. */
export function terrainCost(map: AegeanMap, mover: Mover, to: Space, link: Link, book: AegeanBook): number | undefined {
  const cost = terrainOf(map, mover, to, link, book);
  return typeof cost === 'number' ? cost : undefined;
}

/** A ground unit's way of travelling, which can also say why a step is closed to it. */
export interface GroundTravel extends Travel {
  bar(from: Space, to: Space, link: Link): Bar | undefined;
}

/** Cost per hex = terrain cost × formation multiple, then zones and interdiction. */
export function groundTravel(
  map: AegeanMap,
  mover: Mover,
  formation: Formation,
  obstacles: Obstacles,
  book: AegeanBook,
): GroundTravel {
  const multiple = multipleOf(book.tables['formation-effects'].cell(formation, 'move'));
  const { rulings } = book;
  const points = (from: Space, to: Space, link: Link): number | Bar => {
    if (multiple === undefined) return 'noMovement';
    const terrain = terrainOf(map, mover, to, link, book);
    if (typeof terrain === 'string') return terrain;
    if (rulings.enemyHexes === 'block' && obstacles.enemies.has(to)) return 'enemy';
    if (isHeld(mover, from, obstacles, book)) return 'held';
    if (rulings.assaultIntoBarred === 'refused' && isAssaultBarred(map, mover, formation, to, link, book))
      return 'assault';
    const strait = straitCost(map, mover, link, book);
    const extra = leaving(from, mover, obstacles, book) + entering(to, mover, obstacles, book);
    const before =
      (rulings.bosphorusCost === 'beforeMultiple' ? strait : 0) + (rulings.extraCosts === 'beforeMultiple' ? extra : 0);
    const sum = (terrain + before) * multiple + strait + extra - before;
    return rulings.halfPoints === 'roundUp' ? Math.ceil(sum) : sum;
  };
  return {
    cost: (from, to, link) => {
      const step = points(from, to, link);
      return typeof step === 'number' ? step : FORBIDDEN;
    },
    bar: (from, to, link) => {
      const step = points(from, to, link);
      return typeof step === 'number' ? undefined : step;
    },
    stops: (_from, to) => endsMove(to, obstacles, book),
  };
}

/** Whoever enters a locking zone stops there. */
export const endsMove = (to: Space, { zones }: Obstacles, { rulings }: AegeanBook): boolean =>
  rulings.lockingStops === 'stop' && (zones?.has(to, ({ zone }) => zone === 'locking') ?? false);

/** A bridged Bosphorus costs two more. */
export const straitCost = (map: AegeanMap, mover: Mover, link: Link, book: AegeanBook): number =>
  map.crosses(link, 'bosphorus') ? addition('bosphorus+E', mover, book) : 0;

/** A fluid zone costs one point to leave. */
const leaving = (from: Space, mover: Mover, { zones }: Obstacles, book: AegeanBook): number =>
  zones?.has(from, ({ zone }) => zone === 'fluid')
    ? addition(withEngineers(mover) ? 'fluid-zone+E' : 'fluid-zone', mover, book)
    : 0;

/** An interdicted hex costs two more, nothing to engineers. */
const entering = (to: Space, mover: Mover, { interdicted }: Obstacles, book: AegeanBook): number =>
  interdicted.has(to) ? addition(withEngineers(mover) ? 'interdicted+E' : 'interdicted', mover, book) : 0;

const addition = (row: string, { kind }: Mover, book: AegeanBook): number =>
  pairHalf(book.tables.terrain.cell(row, 'cost'), isInfantryClass(kind)) ?? 0;

/** A unit neither armoured nor mechanised leaves an armoured or mechanised locking zone by disengagement only. */
const isHeld = ({ kind }: Mover, from: Space, { zones }: Obstacles, book: AegeanBook): boolean =>
  !isArmourOrMech(kind, book) &&
  (zones?.has(from, ({ unit, zone }) => zone === 'locking' && isArmourOrMech(unit.kind, book)) ?? false);

/** Deliberate assault neither enters a hex where terrain bars it, nor crosses the Bosphorus. */
const isAssaultBarred = (
  map: AegeanMap,
  mover: Mover,
  formation: Formation,
  to: Space,
  link: Link,
  { tables }: AegeanBook,
): boolean => {
  if (formation !== 'DA') return false;
  const strait = map.crosses(link, 'bosphorus') && tables.terrain.cell('bosphorus+E', 'barred') === formation;
  const stand = { formation, terrain: map.terrain(to) as Terrain, engineers: withEngineers(mover) };
  return strait || barredHere(stand, { tables });
};

/** Example of movement and formation: combat is declared against an adjacent hex that the unit can enter. */
export function mayAttackInto(
  map: AegeanMap,
  mover: Mover,
  formation: Formation,
  to: Space,
  link: Link,
  book: AegeanBook,
): boolean {
  const cost = terrainOf(map, mover, to, link, book);
  const across = cost === 'unbridged' && book.rulings.bosphorusUnbridged === 'mayAttack';
  const enters = typeof cost === 'number' || (across && hexCost(map, mover, to, link, book) !== undefined);
  return enters && !isAssaultBarred(map, mover, formation, to, link, book);
}
