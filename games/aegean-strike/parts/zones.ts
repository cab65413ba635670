/** Zones of control: size, type and formation give the letter; a zone reaches only where the unit could move. */
import { type Link, type Space, type Zones, zones } from '@grognard/hexes';
import type { AegeanBook } from '../book.ts';
import type { AegeanMap } from '../map-words.ts';
import { terrainCost } from './ground-travel.ts';
import { unitColumn, withEngineers } from './ground-units.ts';
import type { StationedUnit, Zone, ZoneUnit } from './map-input.ts';

export const placed = (map: AegeanMap, unit: StationedUnit): ZoneUnit => ({ ...unit, at: map.at(unit.hex) });

export const allZones = (map: AegeanMap, units: readonly ZoneUnit[], book: AegeanBook): Zones<ZoneUnit, Zone> =>
  zones(map, units, (unit, to, link) => zoneInto(map, unit, to, link, book));

/** What one unit exerts into one neighbouring hex. */
function zoneInto(map: AegeanMap, unit: ZoneUnit, to: Space, link: Link, book: AegeanBook): Zone | undefined {
  const cell = book.tables['formation-zones'].cell(unit.formation, unitColumn(unit, book));
  if (cell === '-' || terrainCost(map, unit, to, link, book) === undefined) return undefined;
  const city = map.terrain(to) === 'city' || map.terrain(unit.at) === 'city';
  const letter = cell.split('/')[city ? 1 : 0];
  // Note 1: in deliberate assault only the hex combat was declared against is locked, a city too if engineers allow it.
  if (unit.formation === 'DA') {
    if (!unit.declared.includes(map.id(to))) return undefined;
    const freed = book.rulings.assaultLocksCities === 'withEngineers' && withEngineers(unit);
    return letter === 'L' || (city && freed) ? 'locking' : undefined;
  }
  return letter === 'L' ? 'locking' : letter === 'F' ? 'fluid' : undefined;
}
