/** How the maps of the game are drawn: terrain, counters, and one plan for SVG and sentences alike. */

import { type Counter, type Drawing, describeHexMap, hexSvg, type Overlay, type Space } from '@grognard/hexes';
import type { Locale, Picture, Say, Words } from '@grognard/kernel';
import { type AegeanMap, MAPS } from '../map-words.ts';
import { words } from '../text/kit.ts';

/** What begins the ids of each picture: short, for every hex has one. */
const PICTURES = { movement: 'move', supply: 'supply', 'zones-of-control': 'zones' } as const;

/** The map of a procedure with what lies on it; the sentences leave out hexes with nothing on them. */
export function pictureOf(
  procedure: keyof typeof PICTURES,
  map: AegeanMap,
  overlays: readonly Overlay[],
  language: Locale,
  say: Say,
): Picture {
  const drawing: Drawing = {
    language,
    say,
    title: words('picture.title', { procedure, map: map.title }),
    description: words(`picture.${procedure}`),
    overlays,
    id: PICTURES[procedure],
  };
  const marked = new Set(overlays.flatMap((overlay) => ('spaces' in overlay ? overlay.spaces : [overlay.space])));
  const only = [...marked].sort((a, b) => a - b);
  return { svg: hexSvg(map, drawing, MAPS.look), description: describeHexMap(map, { ...drawing, only }) };
}

/** Markers on the map, unless there are none. */
export const marks = (spaces: Iterable<Space>, sign: string, label: Words): readonly Overlay[] => {
  const once = [...new Set(spaces)];
  return once.length > 0 ? [{ kind: 'mark', spaces: once, sign, label }] : [];
};

/** Interdiction markers on the map. */
export const interdiction = (map: AegeanMap, hexes: readonly string[]): readonly Overlay[] =>
  marks(
    hexes.map((hex) => map.at(hex)),
    'I',
    words('picture.interdicted'),
  );

export interface Piece {
  readonly at: Space;
  readonly counter: Counter;
  readonly label: Words;
}

/** One pile a hex: those that share it are told one after the other. */
export function counters(pieces: readonly Piece[]): readonly Overlay[] {
  return [...new Set(pieces.map(({ at }) => at))].map((space) => {
    const here = pieces.filter(({ at }) => at === space);
    return {
      kind: 'stack',
      space,
      counters: here.map(({ counter }) => counter),
      label: words('picture.stack', { pieces: here.map(({ label }) => label) }),
    };
  });
}
