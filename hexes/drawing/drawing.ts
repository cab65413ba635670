/** What a picture of a map is made from: one language-free plan, spoken in the reader's language. */
import type { Bilingual, Locale, Say, Words } from '@grognard/kernel';
import type { Point } from '../geometry/point.ts';
import type { Space } from '../graph/graph.ts';

/** Something laid over the map. Labels are text keys, spoken by the drawing's `say`. */
export type Overlay =
  /** Spaces hatched alike: a zone of control, a reach, a network. `sign` stands in each of them, so colour is never all. */
  | { readonly kind: 'tint'; readonly spaces: readonly Space[]; readonly sign: string; readonly label: Words }
  /** A unit or marker, with what is written on it. */
  | { readonly kind: 'counter'; readonly space: Space; readonly text: string; readonly label: Words }
  /** A way from space to space. */
  | { readonly kind: 'way'; readonly spaces: readonly Space[]; readonly label: Words }
  /** A word in a space: the points it costs to come there. */
  | { readonly kind: 'note'; readonly space: Space; readonly text: string; readonly label: Words };

export interface Drawing {
  readonly language: Locale;
  /** Speaks `terrain.…`, `feature.…`, `hexside.…` (or `space.…`, `link.…`) of the game and the words of this package. */
  readonly say: Say;
  /** The map's own title unless told. */
  readonly title?: Words;
  /** A sentence on what is to be seen; the size of the map unless told. */
  readonly description?: Words;
  readonly overlays?: readonly Overlay[];
  /** Draw only these spaces. */
  readonly only?: readonly Space[];
  /** Keeps the ids of several pictures on one page apart. */
  readonly id?: string;
}

/** How the kinds of a game look; what is not told is given a colour in order. */
export interface Look {
  /** Colour of each terrain or kind of space. */
  readonly ground?: Readonly<Record<string, string>>;
  /** Hexsides (or links) as drawn: along the side, or from centre to centre like a road. */
  readonly lines?: Readonly<Record<string, { readonly colour: string; readonly run: 'side' | 'centre' }>>;
}

export interface DrawnLine {
  readonly from: Point;
  readonly to: Point;
  readonly colour: string;
}

export interface LegendRow {
  readonly swatch: 'ground' | 'line';
  readonly colour: string;
  readonly text: string;
}

/** A map as a picture needs it: hex maps and point-to-point maps each offer one. */
export interface Drawable {
  readonly title: Bilingual;
  /** A sentence that says how large the map is. */
  readonly summary: Words;
  readonly spaces: readonly Space[];
  readonly width: number;
  readonly height: number;
  /** The number or name by which a space is called. */
  id(space: Space): string;
  /** What stands at the head of its label, in the reader's language. */
  heading(space: Space): string;
  /** What is written in it, below its number. */
  captions(space: Space): readonly string[];
  /** What is true of the space itself. */
  facts(space: Space): readonly string[];
  centre(space: Space): Point;
  outline(space: Space): readonly Point[];
  colour(space: Space): string;
  readonly lines: readonly DrawnLine[];
  readonly legend: readonly LegendRow[];
}

/** The spaces that an overlay lies on. */
export function spacesOf(overlay: Overlay): readonly Space[] {
  switch (overlay.kind) {
    case 'tint':
    case 'way':
      return overlay.spaces;
    case 'counter':
    case 'note':
      return [overlay.space];
  }
}

/** The overlays by space, in their order. */
export function laidOn(overlays: readonly Overlay[]): (space: Space) => readonly Overlay[] {
  const bySpace = new Map<Space, Overlay[]>();
  for (const overlay of overlays)
    for (const space of new Set(spacesOf(overlay))) {
      const here = bySpace.get(space);
      if (here) here.push(overlay);
      else bySpace.set(space, [overlay]);
    }
  return (space) => bySpace.get(space) ?? [];
}

/** The one sentence that a screen reader speaks for a space. */
export const labelOf = (map: Drawable, { say }: Drawing, space: Space, overlays: readonly Overlay[]): string =>
  say('drawing.label', {
    id: map.heading(space),
    facts: [...map.facts(space), ...overlays.map(({ label }) => say(label))],
  });

/** The corners of the smallest upright box that holds all the points. */
export function boxOf(points: readonly Point[]): { readonly least: Point; readonly most: Point } {
  const [first = { x: 0, y: 0 }, ...others] = points;
  return others.reduce(
    ({ least, most }, { x, y }) => ({
      least: { x: Math.min(least.x, x), y: Math.min(least.y, y) },
      most: { x: Math.max(most.x, x), y: Math.max(most.y, y) },
    }),
    { least: first, most: first },
  );
}

export const titleOf = (map: Drawable, { title, language, say }: Drawing): string =>
  title ? say(title) : map.title[language];

export const descriptionOf = (map: Drawable, { description, say }: Drawing): string => say(description ?? map.summary);
