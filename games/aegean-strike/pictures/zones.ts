/** Units and the zones they exert, each side's hatched in its own way. */

import type { Overlay } from '@grognard/hexes';
import type { AegeanBook } from '../book.ts';
import type { AegeanMap } from '../map-words.ts';
import { moving, type StationedUnit, stationed, type Zone } from '../parts/map-input.ts';
import { allZones, placed } from '../parts/zones.ts';
import { words } from '../text/kit.ts';
import { SIDES } from '../vocabulary.ts';
import { mapCounter } from './counters.ts';
import { counters, type Piece } from './picture.ts';

const SIGNS: Readonly<Record<Zone, string>> = { locking: 'L', fluid: 'F' };

/** The zones of either side apart, and of each the locking and the fluid. */
export function zoneTints(map: AegeanMap, units: readonly StationedUnit[], book: AegeanBook): readonly Overlay[] {
  const exerted = allZones(
    map,
    units.map((unit) => placed(map, unit)),
    book,
  );
  return (['locking', 'fluid'] as const).flatMap((kind) =>
    SIDES.flatMap((side): readonly Overlay[] => {
      const spaces = exerted.all
        .filter(({ zone, unit }) => zone === kind && unit.side === side)
        .map(({ space }) => space);
      const once = [...new Set(spaces)];
      return once.length > 0
        ? [{ kind: 'zone', side, spaces: once, sign: SIGNS[kind], label: words(`zone.${kind}`) }]
        : [];
    }),
  );
}

export const unitPiece = (map: AegeanMap, unit: StationedUnit): Piece => ({
  at: map.at(unit.hex),
  counter: mapCounter('movement' in unit ? moving : stationed, { ...unit }, unit.side),
  label: words('picture.unit', { unit: unit.name, formation: unit.formation }),
});

export const zoneOverlays = (map: AegeanMap, units: readonly StationedUnit[], book: AegeanBook): readonly Overlay[] => [
  ...zoneTints(map, units, book),
  ...counters(units.map((unit) => unitPiece(map, unit))),
];
