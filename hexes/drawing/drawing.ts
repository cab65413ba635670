/** What a picture of a map is made from: one language-free plan, spoken in the reader's language. */
import type { Locale, Say, Words } from '@grognard/kernel';
import type { Point } from '../geometry/point.ts';
import type { Space } from '../graph/graph.ts';
import type { FeatureMark } from './features.ts';
import type { Ground } from './grounds.ts';
import type { LineStyle } from './line-styles.ts';
import type { Overlay } from './overlay.ts';

/** What is drawn of a map, and in whose words. */
export interface Drawing {
  readonly language: Locale;
  /** Speaks `terrain.…`, `feature.…`, `hexside.…` (or `space.…`, `link.…`) and `side.…` of the game, and this package. */
  readonly say: Say;
  /** The map's own title unless told. */
  readonly title?: Words;
  /** A sentence on what is to be seen; the size of the map unless told. */
  readonly description?: Words;
  readonly overlays?: readonly Overlay[];
  /** Draw only these spaces. */
  readonly only?: readonly Space[];
  /** Keeps the ids of several pictures on one page apart; short, for every space bears it twice. */
  readonly id?: string;
  /** Beside the map unless told. */
  readonly legend?: 'beside' | 'below' | 'none';
}

/** How the words of a game look; a word that says itself what it is need not be told. */
export interface Look {
  /** Terrain, or kinds of space. */
  readonly ground?: Readonly<Record<string, Ground>>;
  /** Hexsides, or links. */
  readonly lines?: Readonly<Record<string, LineStyle>>;
  readonly features?: Readonly<Record<string, FeatureMark>>;
  /** The sides in a fixed order: colour, hatching and place of signs follow from it. */
  readonly sides?: readonly string[];
}

/** All lines of one style in one path. */
export interface DrawnLines {
  readonly style: LineStyle;
  readonly path: string;
  readonly text: string;
}

/** Where things stand in a space, from its centre, so that none covers the other. */
export interface Slots {
  readonly number: Point;
  readonly name: Point;
  /** Below a counter. */
  readonly nameBelow: Point;
  readonly note: Point;
  /** Beside a counter. */
  readonly noteBeside: Point;
  /** By the side whose sign it is. */
  readonly signs: readonly Point[];
  readonly mark: Point;
  readonly feature: Point;
  readonly counter: Point;
}

/** A map as a picture needs it: hex maps and point-to-point maps each offer one. */
export interface Drawable {
  readonly title: string;
  /** A sentence that says how large the map is. */
  readonly summary: Words;
  readonly spaces: readonly Space[];
  readonly width: number;
  readonly height: number;
  readonly slots: Slots;
  /** Whether spaces stand in upright files or in level ranks. */
  readonly files: boolean;
  /** How far from the left its file stands, or its rank from the top: the same for all that stand in it. */
  across(space: Space): number;
  /** How far down its file, or along its rank. */
  along(space: Space): number;
  /** The number or name by which a space is called. */
  id(space: Space): string;
  /** Whether that is written at its head; a name that stands below it is not written twice. */
  isNumbered(space: Space): boolean;
  /** What stands at the head of its label, in the reader's language. */
  heading(space: Space): string;
  /** What is true of the space itself. */
  facts(space: Space): readonly string[];
  /** That fact, where there is but one and its heading is its number. */
  onlyFact(space: Space): string | undefined;
  /** Spaces that have captions or features. */
  readonly places: readonly Space[];
  /** The name of the place, and of features that have no mark. */
  captions(space: Space): readonly string[];
  features(space: Space): readonly FeatureMark[];
  ground(space: Space): Ground;
  centre(space: Space): Point;
  /** The corners of a space about its centre. */
  readonly corners: readonly Point[];
  /** The line around spaces, as path data, so far inside: what touches is one shape, open where it goes on out of the picture. */
  outline(spaces: readonly Space[], inside?: number): string;
  /** Where water meets land, as path data. */
  readonly shore: string;
  readonly lines: readonly DrawnLines[];
  /** Whether lines end at the edge of a space instead of running through it. */
  readonly linesBeneath: boolean;
  /** Grounds in the order of the game's words. */
  readonly grounds: readonly { readonly ground: Ground; readonly text: string; readonly mark?: FeatureMark }[];
}

/** The one sentence that a screen reader speaks for a space. */
export const labelOf = (map: Drawable, { say }: Drawing, space: Space, overlays: readonly Overlay[]): string => {
  const facts = map.facts(space);
  return say('drawing.label', {
    id: map.heading(space),
    facts: overlays.length === 0 ? facts : [...facts, ...overlays.map(({ label }) => say(label))],
  });
};

/** The corners of the smallest upright box that holds all the points. */
export function boxOf(points: readonly Point[]): { readonly least: Point; readonly most: Point } {
  const [first = { x: 0, y: 0 }] = points;
  let [left, top, right, bottom] = [first.x, first.y, first.x, first.y];
  for (const { x, y } of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return { least: { x: left, y: top }, most: { x: right, y: bottom } };
}

export const titleOf = (map: Drawable, { title, say }: Drawing): string => (title ? say(title) : map.title);

export const descriptionOf = (map: Drawable, { description, say }: Drawing): string => say(description ?? map.summary);
