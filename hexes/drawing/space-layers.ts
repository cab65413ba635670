/** The map itself: symbols of its ground, lines, features and names. */

import { glyphOf } from '../counters/counter-symbols.ts';
import type { Point } from '../geometry/point.ts';
import { fitted, shrunk } from '../svg/fit.ts';
import { type Attributes, d, element, escaped, fixed, onLines } from '../svg/markup.ts';
import type { Drawable, DrawnLines } from './drawing.ts';
import { FEATURE_GLYPHS } from './feature-glyphs.ts';
import type { FeatureMark } from './features.ts';
import { GROUND_LOOKS, type Ground } from './grounds.ts';
import { LINE_LOOKS, type LineStyle } from './line-styles.ts';
import { classIn } from './palette.ts';
import type { Plan } from './plan.ts';

/** Grounds in use, each with its short name: a letter for the ground, a figure for the scattering. */
export const lettersOf = ({ grounds }: Drawable): ReadonlyMap<Ground, string> =>
  new Map([...new Set(grounds.map(({ ground }) => ground))].map((ground, index) => [ground, index.toString(36)]));

const shapeOf = ({ corners }: Drawable): string =>
  `${corners.map(({ x, y }, index) => (index === 0 ? 'M' : 'L') + d`${x} ${y}`).join('')}z`;

/** One definition for each ground and scattering: a space only refers to it. */
export function groundSymbols({ map, id }: Plan): readonly string[] {
  const shape = shapeOf(map);
  return [...lettersOf(map)].flatMap(([ground, letter]) => {
    const { colour, signs } = GROUND_LOOKS[ground];
    const base = element('path', { class: classIn(id, colour), d: shape });
    return (signs?.scattered ?? ['']).map((path, index) =>
      element('g', { id: `${id}-${letter}${index}` }, [
        base,
        ...(signs ? [element('path', { class: classIn(id, signs.class), d: path })] : []),
      ]),
    );
  });
}

/** The id of a ground as the legend shows it. */
export const groundId = ({ map, id }: Plan, ground: Ground): string => `${id}-${lettersOf(map).get(ground) ?? ''}0`;

/** What only repeats the labels of the spaces is hidden from a screen reader. */
export const UNSPOKEN = { 'aria-hidden': 'true', 'pointer-events': 'none' } as const;

export const layer = (name: string, inside: readonly string[], more: Attributes = {}): string =>
  inside.length > 0 ? element('g', { class: name, ...UNSPOKEN, ...more }, inside) : '';

/** Roads run over rivers, bridges over both. */
const ORDER: readonly LineStyle[] = [
  'border',
  'cliff',
  'river',
  'coast',
  'strait',
  'track',
  'road',
  'railway',
  'bridge',
];

export const lineLayer = ({ map }: Plan): string =>
  layer('lines', onLines(strokesOf(map).map(([name, path]) => stroke(name, path))));

/** The strokes of shores and lines by their classes, each over the one before. */
export function strokesOf({
  shore,
  lines,
}: {
  readonly shore: string;
  readonly lines: readonly Omit<DrawnLines, 'text'>[];
}): readonly (readonly [name: string, path: string])[] {
  const drawn = ORDER.flatMap((style) => {
    const path = lines.flatMap((line) => (line.style === style ? [line.path] : [])).join('');
    return path === '' ? [] : LINE_LOOKS[style].strokes.map((name) => [name, path] as const);
  });
  return [...(shore === '' ? [] : [['shore', shore] as const]), ...drawn];
}

export const stroke = (name: string, path: string): string => element('path', { class: name, d: path });

export function featureSymbols(plan: Plan): readonly string[] {
  const used = new Set(plan.map.places.flatMap((space) => plan.map.features(space)));
  return [...used].map((mark) => element('g', { id: `${plan.id}-at-${mark}` }, glyphOf(FEATURE_GLYPHS[mark])));
}

/** Marks side by side; a counter hides them, its hex still tells of them. */
export function featureLayer(plan: Plan): string {
  const { map } = plan;
  const drawn = map.places.flatMap((space) => {
    const marks = map.features(space);
    if (marks.length === 0 || plan.isHeld(space)) return [];
    const { x, y } = moved(map.centre(space), map.slots.feature);
    return marks.map((mark, index) => featureAt(plan, mark, { x: x + (index - (marks.length - 1) / 2) * 24, y }));
  });
  return layer('features', onLines(drawn));
}

const FEATURE_SCALE = 0.72;

const featureAt = ({ id }: Plan, mark: FeatureMark, { x, y }: Point): string =>
  element('use', {
    href: `#${id}-at-${mark}`,
    transform: `translate(${d`${x - 15 * FEATURE_SCALE} ${y - 10 * FEATURE_SCALE}`}) scale(${FEATURE_SCALE})`,
  });

/** Under the name of a counter there is less room. */
const [NAME_SIZE, HELD_NAME_SIZE] = [11.5, 10];

/** Names of places, whole: on two lines or smaller where they are long. */
export function nameLayer(plan: Plan): string {
  const { map } = plan;
  const drawn = map.places.flatMap((space) => {
    const isHeld = plan.isHeld(space);
    const at = moved(map.centre(space), isHeld ? map.slots.nameBelow : map.slots.name);
    return map.captions(space).flatMap((caption, index) =>
      textLines(caption, at, {
        width: 86,
        size: NAME_SIZE,
        smallest: 8,
        after: index,
        ...(isHeld && { onOneLine: true, most: HELD_NAME_SIZE }),
      }),
    );
  });
  return layer('names', onLines(drawn));
}

interface Room {
  readonly width: number;
  readonly size: number;
  readonly smallest: number;
  /** Lines that stand before it. */
  readonly after?: number;
  readonly onOneLine?: boolean;
  /** Never larger than this, though the class would be. */
  readonly most?: number;
}

export function textLines(
  text: string,
  { x, y }: Point,
  { width, size, smallest, after = 0, onOneLine = false, most = size }: Room,
): readonly string[] {
  const { lines, size: written } = (onOneLine ? shrunk : fitted)(text, width, Math.min(size, most), smallest);
  const small = written === size ? {} : { style: `font-size:${fixed(written)}px` };
  return lines.map((line, index) =>
    element('text', { x: fixed(x), y: fixed(y + (after + index) * written), ...small }, escaped(line)),
  );
}

export const moved = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
