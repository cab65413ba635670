/** Terrain effects chart: what a step costs a ground unit, by its class, formation and engineers. */
import { FORBIDDEN, type Link, type Space, type Travel, type Zones } from '@grognard/hexes';
import type { AegeanBook } from '../book.ts';
import type { AegeanMap } from '../map-words.ts';
import type { Formation, Terrain, UnitKind } from '../vocabulary.ts';
import { barredHere } from './formation-rules.ts';
import { isArmourOrMech, isInfantryClass, multipleOf, pairHalf } from './ground-units.ts';
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

/** The cost of the terrain alone: by road along road hexes, else by the hex entered; nothing where it is closed. */
export function terrainCost(
  map: AegeanMap,
  { kind, engineers }: Mover,
  to: Space,
  link: Link,
  book: AegeanBook,
): number | undefined {
  const terrain = map.terrain(to);
  if (terrain === 'sea' || map.crosses(link, 'sea')) return undefined;
  if (map.crosses(link, 'bosphorus') && !map.crosses(link, 'bridge')) return undefined;
  const row = map.crosses(link, 'road') ? 'road' : terrain;
  const cell = book.tables.terrain.cell(engineers ? `${row}+E` : row, 'cost');
  return pairHalf(cell, isInfantryClass(kind, book));
}

/** Cost per hex = terrain cost × formation multiple, then zones and interdiction. */
export function groundTravel(
  map: AegeanMap,
  mover: Mover,
  formation: Formation,
  obstacles: Obstacles,
  book: AegeanBook,
): Travel {
  const multiple = multipleOf(book.tables['formation-effects'].cell(formation, 'move'));
  const { rulings } = book;
  const cost = (from: Space, to: Space, link: Link): number => {
    const terrain = terrainCost(map, mover, to, link, book);
    if (terrain === undefined || multiple === undefined) return FORBIDDEN;
    if (rulings.enemyHexes === 'block' && obstacles.enemies.has(to)) return FORBIDDEN;
    if (isHeld(mover, from, obstacles, book)) return FORBIDDEN;
    if (isAssaultBarred(map, mover, formation, to, book)) return FORBIDDEN;
    const strait = map.crosses(link, 'bosphorus') ? addition('bosphorus+E', mover, book) : 0;
    const extra = leaving(from, mover, obstacles, book) + entering(to, mover, obstacles, book);
    const before =
      (rulings.bosphorusCost === 'beforeMultiple' ? strait : 0) + (rulings.extraCosts === 'beforeMultiple' ? extra : 0);
    const points = (terrain + before) * multiple + strait + extra - before;
    return rulings.halfPoints === 'roundUp' ? Math.ceil(points) : points;
  };
  const stops = (_from: Space, to: Space): boolean =>
    rulings.lockingStops === 'stop' && (obstacles.zones?.has(to, ({ zone }) => zone === 'locking') ?? false);
  return { cost, stops };
}

/** A fluid zone costs one point to leave. */
const leaving = (from: Space, mover: Mover, { zones }: Obstacles, book: AegeanBook): number =>
  zones?.has(from, ({ zone }) => zone === 'fluid')
    ? addition(mover.engineers ? 'fluid-zone+E' : 'fluid-zone', mover, book)
    : 0;

/** An interdicted hex costs two more, nothing to engineers. */
const entering = (to: Space, mover: Mover, { interdicted }: Obstacles, book: AegeanBook): number =>
  interdicted.has(to) ? addition(mover.engineers ? 'interdicted+E' : 'interdicted', mover, book) : 0;

const addition = (row: string, { kind }: Mover, book: AegeanBook): number =>
  pairHalf(book.tables.terrain.cell(row, 'cost'), isInfantryClass(kind, book)) ?? 0;

/** A unit neither armoured nor mechanised leaves an armoured or mechanised locking zone by disengagement only. */
const isHeld = ({ kind }: Mover, from: Space, { zones }: Obstacles, book: AegeanBook): boolean =>
  !isArmourOrMech(kind, book) &&
  (zones?.has(from, ({ unit, zone }) => zone === 'locking' && isArmourOrMech(unit.kind, book)) ?? false);

const isAssaultBarred = (
  map: AegeanMap,
  { engineers }: Mover,
  formation: Formation,
  to: Space,
  book: AegeanBook,
): boolean =>
  formation === 'DA' &&
  book.rulings.assaultIntoBarred === 'refused' &&
  barredHere({ formation, terrain: map.terrain(to) as Terrain, engineers }, book);
