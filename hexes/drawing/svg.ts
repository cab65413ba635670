/** A map with its overlays as an SVG document: no browser needed, a label on every space. */
import type { Point } from '../geometry/point.ts';
import type { Space } from '../graph/graph.ts';
import type { HexMap } from '../map/hex-map.ts';
import type { PointMap } from '../point/point-map.ts';
import { element, escaped, fixed, onLines, pointList } from '../svg/markup.ts';
import {
  boxOf,
  type Drawable,
  type Drawing,
  descriptionOf,
  type Look,
  labelOf,
  laidOn,
  type Overlay,
  spacesOf,
  titleOf,
} from './drawing.ts';
import { hexDrawable } from './hex-drawable.ts';
import { tintColour } from './palette.ts';
import { pointDrawable } from './point-drawable.ts';

export const hexSvg = (map: HexMap, drawing: Drawing, look?: Look): string =>
  svg(hexDrawable(map, drawing, look), drawing);

export const pointSvg = (map: PointMap, drawing: Drawing, look?: Look): string =>
  svg(pointDrawable(map, drawing, look), drawing);

const LEGEND_ROW = 20;
const LEGEND_INDENT = 48;
/** No text is measured here: a letter of the legend is hardly wider than this. */
const LETTER = 6.5;
const INK = '#1b1b1b';
const PAPER = '#ffffff';

function svg(map: Drawable, drawing: Drawing): string {
  const { id = 'map', language } = drawing;
  const rows = legendRows(map, drawing);
  const legend = rows.map(({ drawn }, index) =>
    element('g', { transform: `translate(12 ${fixed(map.height + index * LEGEND_ROW)})` }, drawn),
  );
  const width = rows.reduce((most, { text }) => Math.max(most, LEGEND_INDENT + text.length * LETTER), map.width);
  const height = map.height + (legend.length + 1) * LEGEND_ROW;
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${fixed(width)} ${fixed(height)}`,
      lang: language,
      role: 'graphics-document document',
      'aria-labelledby': `${id}-title ${id}-desc`,
      'font-family': 'sans-serif',
    },
    onLines([
      element('title', { id: `${id}-title` }, escaped(titleOf(map, drawing))),
      element('desc', { id: `${id}-desc` }, escaped(descriptionOf(map, drawing))),
      element('rect', { width: '100%', height: '100%', fill: PAPER }),
      ...layers(map, drawing, legend),
    ]),
  );
}

/** From the paper up: spaces, their lines, overlays, signs, legend. */
function layers(map: Drawable, drawing: Drawing, legend: readonly string[]): readonly string[] {
  const { id = 'map', overlays = [] } = drawing;
  const laid = laidOn(overlays);
  const shown = new Set(map.spaces);
  const spaces = map.spaces.map((space) => drawnSpace(map, drawing, space, laid(space)));
  const hatches = overlays.flatMap((overlay, index) => (overlay.kind === 'tint' ? [hatch(id, index)] : []));
  const lines = map.lines.map(({ from, to, colour }) => stroke([from, to], colour, 4));
  return [
    ...(hatches.length > 0 ? [element('defs', {}, onLines(hatches))] : []),
    element('g', { class: 'spaces' }, onLines(spaces)),
    ...layer('lines', lines),
    ...layer(
      'overlays',
      overlays.flatMap((overlay, index) => drawnOverlay(map, shown, id, overlay, index)),
    ),
    ...layer(
      'signs',
      map.spaces.flatMap((space) => signs(map, space, laid(space))),
    ),
    ...layer('legend', legend),
  ];
}

/** What only repeats the labels of the spaces is hidden from a screen reader. */
const layer = (name: string, inside: readonly string[]): readonly string[] =>
  inside.length > 0
    ? [element('g', { class: name, 'aria-hidden': 'true', 'pointer-events': 'none' }, onLines(inside))]
    : [];

function drawnSpace(map: Drawable, drawing: Drawing, space: Space, laid: readonly Overlay[]): string {
  const { least } = boxOf(map.outline(space));
  return element('g', { id: `${drawing.id ?? 'map'}-${map.id(space).replace(/\s+/g, '-')}`, role: 'img' }, [
    element('title', {}, escaped(labelOf(map, drawing, space, laid))),
    element('polygon', {
      points: pointList(map.outline(space)),
      fill: map.colour(space),
      stroke: '#767676',
      'stroke-width': 1,
    }),
    written({ x: map.centre(space).x, y: least.y + 10 }, map.id(space), 8),
  ]);
}

/** Hatching differs by direction as well as by colour. */
function hatch(id: string, index: number): string {
  return element(
    'pattern',
    {
      id: `${id}-tint-${index}`,
      width: 6,
      height: 6,
      patternUnits: 'userSpaceOnUse',
      patternTransform: `rotate(${45 + 35 * index})`,
    },
    [
      element('rect', { width: 6, height: 6, fill: tintColour(index), 'fill-opacity': 0.15 }),
      element('rect', { width: 2, height: 6, fill: tintColour(index), 'fill-opacity': 0.55 }),
    ],
  );
}

function drawnOverlay(
  map: Drawable,
  shown: ReadonlySet<Space>,
  id: string,
  overlay: Overlay,
  index: number,
): readonly string[] {
  const spaces = spacesOf(overlay).filter((space) => shown.has(space));
  switch (overlay.kind) {
    case 'tint':
      return spaces.map((space) =>
        element('polygon', { points: pointList(map.outline(space)), fill: `url(#${id}-tint-${index})` }),
      );
    case 'way':
      return [
        stroke(
          spaces.map((space) => map.centre(space)),
          tintColour(index),
          3,
        ),
      ];
    case 'counter':
      return spaces.map((space) => counter(map.centre(space), overlay.text));
    case 'note':
      return spaces.map((space) => {
        const { x, y } = map.centre(space);
        return written({ x, y: y + 4 }, overlay.text, 11);
      });
  }
}

/** Number and captions at the head of a space, the signs of its tints side by side at its foot. */
function signs(map: Drawable, space: Space, laid: readonly Overlay[]): readonly string[] {
  const found = laid.flatMap((overlay) => (overlay.kind === 'tint' ? [overlay.sign] : []));
  const { x } = map.centre(space);
  const { least, most } = boxOf(map.outline(space));
  return [
    written({ x, y: least.y + 10 }, map.id(space), 8),
    ...map.captions(space).map((caption, index) => written({ x, y: least.y + 18 + 8 * index }, caption, 7)),
    ...(found.length > 0 ? [written({ x, y: most.y - 4 }, found.join(' '), 9)] : []),
  ];
}

function counter({ x, y }: Point, text: string): string {
  const half = Math.max(10, text.length * 4);
  const box = { x: fixed(x - half), y: fixed(y - 9), width: half * 2, height: 18, rx: 2 };
  return element('g', {}, [
    element('rect', { ...box, fill: PAPER, stroke: INK, 'stroke-width': 1.5 }),
    written({ x, y: y + 4 }, text, 11),
  ]);
}

/** The rows of the legend: grounds and lines of the map, then tints and ways. */
function legendRows(
  map: Drawable,
  { overlays = [], say }: Drawing,
): readonly { readonly text: string; readonly drawn: readonly string[] }[] {
  const row = (text: string, ...swatch: readonly string[]) => ({
    text,
    drawn: [...swatch, written({ x: 24, y: 11 }, text, 11, 'start')],
  });
  const dash = (colour: string): string => stroke(DASH, colour, 4);
  return [
    ...map.legend.map(({ swatch, colour, text }) =>
      row(text, swatch === 'line' ? dash(colour) : element('rect', { ...SWATCH, fill: colour, stroke: '#767676' })),
    ),
    ...overlays.flatMap((overlay, index) => {
      const text = say(overlay.label);
      if (overlay.kind === 'way') return [row(text, dash(tintColour(index)))];
      if (overlay.kind !== 'tint') return [];
      const swatch = element('rect', { ...SWATCH, fill: tintColour(index), 'fill-opacity': 0.5 });
      return [row(text, swatch, written({ x: 8, y: 10 }, overlay.sign, 9))];
    }),
  ];
}

const SWATCH = { width: 16, height: 12 };
const DASH: readonly Point[] = [
  { x: 0, y: 6 },
  { x: 16, y: 6 },
];

const stroke = (points: readonly Point[], colour: string, width: number): string =>
  element('polyline', {
    points: pointList(points),
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
  });

/** Text with a rim of paper, to be read over lines and hatching. */
const written = ({ x, y }: Point, text: string, size: number, anchor = 'middle'): string =>
  element(
    'text',
    {
      x: fixed(x),
      y: fixed(y),
      'font-size': size,
      'text-anchor': anchor,
      fill: INK,
      stroke: PAPER,
      'stroke-width': 2,
      'paint-order': 'stroke',
    },
    escaped(text),
  );
