/** Units and the zones they exert, locking hexes and fluid hexes each hatched in their own way. */
import type { Overlay } from '@grognard/hexes';
import { words } from '@grognard/kernel';
import type { AegeanBook } from '../book.ts';
import type { AegeanMap } from '../map-words.ts';
import type { StationedUnit, Zone } from '../parts/map-input.ts';
import { allZones, placed } from '../parts/zones.ts';
import { counters, type Piece, tint } from './picture.ts';

const SIGNS: Readonly<Record<Zone, string>> = { locking: 'L', fluid: 'F' };

export function zoneTints(map: AegeanMap, units: readonly StationedUnit[], book: AegeanBook): readonly Overlay[] {
  const exerted = allZones(
    map,
    units.map((unit) => placed(map, unit)),
    book,
  );
  const zone = (kind: Zone): readonly Overlay[] =>
    tint(
      exerted.all.filter((one) => one.zone === kind).map(({ space }) => space),
      SIGNS[kind],
      words(`zone.${kind}`),
    );
  return [...zone('locking'), ...zone('fluid')];
}

export const unitPiece = (
  map: AegeanMap,
  { name, formation, hex }: Pick<StationedUnit, 'name' | 'formation' | 'hex'>,
): Piece => ({ at: map.at(hex), name, label: words('picture.unit', { unit: name, formation }) });

export const zoneOverlays = (map: AegeanMap, units: readonly StationedUnit[], book: AegeanBook): readonly Overlay[] => [
  ...zoneTints(map, units, book),
  ...counters(units.map((unit) => unitPiece(map, unit))),
];
