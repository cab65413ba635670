/** How the maps of the game are drawn: terrain, counters, and one plan for SVG and sentences alike. */
import { type Drawing, describeHexMap, hexSvg, type Look, type Overlay, type Space } from '@grognard/hexes';
import { type Locale, type Picture, type Say, type Words, words } from '@grognard/kernel';
import type { AegeanMap } from '../map-words.ts';

/** How the charts' terrain looks. */
const LOOK: Look = {
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

/** The map of a procedure with what lies on it; the sentences leave out hexes with nothing on them. */
export function pictureOf(
  procedure: 'movement' | 'supply' | 'zones-of-control',
  map: AegeanMap,
  overlays: readonly Overlay[],
  language: Locale,
  say: Say,
): Picture {
  const drawing: Drawing = {
    language,
    say,
    title: words('picture.title', { procedure, map: map.title[language] }),
    description: words(`picture.${procedure}`),
    overlays,
    id: procedure,
  };
  const marked = new Set(overlays.flatMap((overlay) => ('spaces' in overlay ? overlay.spaces : [overlay.space])));
  const only = [...marked].sort((a, b) => a - b);
  return { svg: hexSvg(map, drawing, LOOK), description: describeHexMap(map, { ...drawing, only }) };
}

/** A tint, unless it would lie nowhere. */
export const tint = (spaces: Iterable<Space>, sign: string, label: Words): readonly Overlay[] => {
  const once = [...new Set(spaces)];
  return once.length > 0 ? [{ kind: 'tint', spaces: once, sign, label }] : [];
};

/** Interdiction markers on the map. */
export const interdiction = (map: AegeanMap, hexes: readonly string[]): readonly Overlay[] =>
  tint(
    hexes.map((hex) => map.at(hex)),
    'I',
    words('picture.interdicted'),
  );

export interface Piece {
  readonly at: Space;
  readonly name: string;
  /** What stands before the name, so that a state is seen as well as told. */
  readonly mark?: string;
  readonly label: Words;
}

/** One counter a hex: those that share it are told one after the other. */
export function counters(pieces: readonly Piece[]): readonly Overlay[] {
  return [...new Set(pieces.map(({ at }) => at))].map((space) => {
    const here = pieces.filter(({ at }) => at === space);
    return {
      kind: 'counter',
      space,
      text: here.map(({ name, mark = '' }) => `${mark}${short(name, here.length)}`).join(' '),
      label: words('picture.stack', { pieces: here.map(({ label }) => label) }),
    };
  });
}

/** What there is room for on a counter. */
const short = (name: string, sharing: number): string => {
  if (sharing > 1) return name.slice(0, 1);
  return name.length > 3 ? `${name.slice(0, 2)}…` : name;
};
