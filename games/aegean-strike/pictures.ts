/** The map situations of the game as drawings: what to lay over the map, for SVG, text and screen readers alike. */
import type { Drawing, Look, Overlay } from '@grognard/hexes';
import { type Locale, type Say, words } from '@grognard/kernel';
import type { AegeanBook } from './book.ts';
import type { AegeanMap } from './map-words.ts';
import type { StationedUnit, Zone } from './parts/map-input.ts';
import { allZones, placed } from './parts/zones.ts';

/** How the charts' terrain looks. */
export const LOOK: Look = {
  ground: {
    clear: '#f4f1e1',
    city: '#c9c4c4',
    town: '#dcd3cf',
    forest: '#bcd7a8',
    rough: '#e6d3a8',
    mountain: '#c8ab82',
    marsh: '#b9d6cf',
    impassable: '#9c8f80',
    sea: '#c3dff0',
  },
  lines: {
    road: { colour: '#8a4b08', run: 'centre' },
    bridge: { colour: '#3a3a3a', run: 'centre' },
    sea: { colour: '#2f6f9f', run: 'side' },
    bosphorus: { colour: '#1f4f8f', run: 'side' },
  },
};

const SIGNS: Readonly<Record<Zone, string>> = { locking: 'L', fluid: 'F' };

/** Units and the zones they exert, locking hexes and fluid hexes each hatched in their own way. */
export function zoneOverlays(map: AegeanMap, units: readonly StationedUnit[], book: AegeanBook): readonly Overlay[] {
  const stations = units.map((unit) => placed(map, unit));
  const exerted = allZones(map, stations, book);
  const tint = (zone: Zone): Overlay => ({
    kind: 'tint',
    spaces: [...new Set(exerted.all.filter((one) => one.zone === zone).map(({ space }) => space))],
    sign: SIGNS[zone],
    label: words(`zone.${zone}`),
  });
  return [
    tint('locking'),
    tint('fluid'),
    ...stations.map(
      ({ name, formation, at }): Overlay => ({
        kind: 'counter',
        space: at,
        text: name.length > 3 ? `${name.slice(0, 2)}…` : name,
        label: words('picture.unit', { unit: name, formation }),
      }),
    ),
  ];
}

export const zonesDrawing = (
  map: AegeanMap,
  units: readonly StationedUnit[],
  book: AegeanBook,
  language: Locale,
  say: Say,
): Drawing => ({
  language,
  say,
  title: words('picture.zones.title'),
  description: words('picture.zones.description'),
  overlays: zoneOverlays(map, units, book),
  id: 'antalya',
});
