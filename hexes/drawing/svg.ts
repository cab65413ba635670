/** A map with its overlays as an SVG document: no browser needed, a label on every space, the same on screen and paper. */
import { counterSymbols } from '../counters/counter-symbols.ts';
import type { HexMap } from '../map/hex-map.ts';
import type { PointMap } from '../point/point-map.ts';
import { element, escaped, fixed, onLines, opened } from '../svg/markup.ts';
import { type Drawable, type Drawing, descriptionOf, type Look, titleOf } from './drawing.ts';
import { groundLayer, numberLayer } from './file-layers.ts';
import { hexDrawable } from './hex-drawable.ts';
import { legend } from './legend.ts';
import {
  counterParts,
  counterPrefix,
  discLayer,
  hatches,
  markLayer,
  noteLayer,
  rangeLayer,
  reachLayer,
  signLayer,
  stackLayer,
  supplyLayer,
  wayLayer,
  zoneLayer,
} from './overlay-layers.ts';
import { type Plan, planOf } from './plan.ts';
import { pointDrawable } from './point-drawable.ts';
import { style } from './rules.ts';
import { featureLayer, featureSymbols, groundSymbols, lineLayer, nameLayer } from './space-layers.ts';

/** A hex map as an SVG document. */
export const hexSvg = (map: HexMap, drawing: Drawing, look: Look = {}): string =>
  svg(hexDrawable(map, drawing, look), drawing, look);

/** A point-to-point map as an SVG document. */
export const pointSvg = (map: PointMap, drawing: Drawing, look: Look = {}): string =>
  svg(pointDrawable(map, drawing, look), drawing, look);

/** What lies over the map and nothing of the map itself: for a page that paints the ground on its own. */
export function overlaySvg(map: HexMap, drawing: Drawing, look: Look = {}): string {
  const drawable = hexDrawable(map, drawing, look);
  const plan = planOf(drawable, drawing, look);
  const { width, height } = drawable;
  const frame = { xmlns: 'http://www.w3.org/2000/svg', id: plan.id, viewBox: `0 0 ${fixed(width)} ${fixed(height)}` };
  return [
    opened('svg', frame),
    element('style', {}, style(plan)),
    element('defs', {}, definitions(plan)),
    ...drawn(plan, zoneLayer),
    ...overMap(plan),
    '</svg>',
  ].join('');
}

const MARGIN = 14;

function svg(map: Drawable, drawing: Drawing, look: Look): string {
  const plan = planOf(map, drawing, look);
  const { id } = plan;
  const { language, legend: place = 'beside' } = drawing;
  const key = place === 'none' ? undefined : legend(plan, place);
  const [width, height] = sizeOf(map, key, place);
  const keyAt = place === 'beside' ? `${fixed(map.width + MARGIN / 2)} ${MARGIN}` : `${MARGIN} ${fixed(map.height)}`;
  const frame = {
    xmlns: 'http://www.w3.org/2000/svg',
    id,
    viewBox: `0 0 ${fixed(width)} ${fixed(height)}`,
    lang: language,
    role: 'graphics-document document',
    'aria-labelledby': `${id}-title ${id}-desc`,
  };
  return [
    opened('svg', frame),
    ...onLines([
      element('title', { id: `${id}-title` }, escaped(titleOf(map, drawing))),
      element('desc', { id: `${id}-desc` }, escaped(descriptionOf(map, drawing))),
      element('style', {}, style(plan)),
      element('defs', {}, definitions(plan)),
      element('rect', { class: 'page', width: '100%', height: '100%' }),
    ]),
    ...layers(plan),
    ...(key ? onLines([element('g', { transform: `translate(${keyAt})` }, key.drawn)]) : []),
    '</svg>',
  ].join('');
}

type Key = { readonly width: number; readonly height: number } | undefined;

const sizeOf = (map: Drawable, key: Key, place: 'beside' | 'below' | 'none'): readonly [number, number] => {
  if (key === undefined) return [map.width, map.height];
  return place === 'beside'
    ? [map.width + key.width + MARGIN, Math.max(map.height, key.height + 2 * MARGIN)]
    : [Math.max(map.width, key.width + 2 * MARGIN), map.height + key.height + MARGIN];
};

const definitions = (plan: Plan): readonly string[] => [
  ...onLines([...groundSymbols(plan), ...featureSymbols(plan), ...hatches(plan)]),
  counterSymbols(counterPrefix(plan.id), counterParts(plan)),
];

/** From the paper up; numbers last, so that nothing covers them. */
function layers(plan: Plan): readonly string[] {
  const ground = ['\n', ...groundLayer(plan)];
  return [
    ...(plan.map.linesBeneath
      ? [...drawn(plan, lineLayer), ...ground, ...drawn(plan, zoneLayer)]
      : [...ground, ...drawn(plan, zoneLayer, lineLayer)]),
    ...overMap(plan),
    '\n',
    ...numberLayer(plan),
  ];
}

const drawn = (plan: Plan, ...each: readonly ((plan: Plan) => string)[]): readonly string[] =>
  onLines(each.flatMap((draw) => draw(plan) || []));

/** What stands above the ground and its lines. */
const overMap = (plan: Plan): readonly string[] => [
  ...drawn(plan, featureLayer, rangeLayer, reachLayer, supplyLayer, wayLayer, nameLayer, signLayer, noteLayer),
  ...drawn(plan, stackLayer, markLayer, discLayer),
];
