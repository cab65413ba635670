/** What the maps of the game show: their title, markers, counters. */

import type { Counter, Overlay, Space } from '@grognard/hexes';
import type { MapPicture, Words } from '@grognard/kernel';
import type { AegeanMap } from '../map-words.ts';
import { words } from '../text/kit.ts';

/** The map of a procedure with what lies on it. */
export const pictureOf = (
  procedure: 'movement' | 'supply' | 'zones-of-control' | 'detection-ranges',
  map: AegeanMap,
  overlays: readonly Overlay[],
): MapPicture => ({
  map,
  title: words('picture.title', { procedure, map: map.title }),
  description: words(`picture.${procedure}`),
  overlays,
});

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
