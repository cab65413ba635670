/** A small piece of the picture for each word of a map: what a palette shows. */
import { glyphOf } from '../counters/counter-symbols.ts';
import { element } from '../svg/markup.ts';
import type { Look } from './drawing.ts';
import { FEATURE_GLYPHS } from './feature-glyphs.ts';
import { featureMarksOf } from './features.ts';
import { GROUND_LOOKS, groundsOf } from './grounds.ts';
import { LINE_LOOKS, lineStylesOf } from './line-styles.ts';
import { type Colour, themed } from './palette.ts';
import { linePen, type Pen, signPen } from './pens.ts';

const swatch = (box: string, inside: readonly string[]): string =>
  element('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: box, 'aria-hidden': 'true' }, inside);

const drawn = (pen: Pen, path: string): string =>
  element('path', {
    d: path,
    style: [
      `fill:${pen.fill ? themed(pen.fill) : 'none'}`,
      ...(pen.stroke ? [`stroke:${themed(pen.stroke)}`, `stroke-width:${pen.width}`] : []),
      ...(pen.dash.length > 0 ? [`stroke-dasharray:${pen.dash.join(' ')}`] : []),
      `stroke-linecap:${pen.cap}`,
    ].join(';'),
  });

const filled = (fill: Colour, stroke: Colour): Pen => ({ fill, stroke, width: 1.5, dash: [], opacity: 1, cap: 'butt' });

const HEX = 'M38 0L19 33L-19 33L-38 0L-19 -33L19 -33z';

/** A hex of this terrain. */
export function terrainSwatch(terrains: readonly string[], terrain: string, { ground }: Look = {}): string {
  const kind = groundsOf(terrains, ground).get(terrain) ?? 'clear';
  const { colour, signs } = GROUND_LOOKS[kind];
  const sign = signs?.scattered[0];
  return swatch('-40 -35 80 70', [
    drawn(filled(colour, 'grid'), HEX),
    ...(signs && sign ? [drawn(signPen(signs.class), sign)] : []),
  ]);
}

/** A stretch of this river, road, coast … */
export function hexsideSwatch(hexsides: readonly string[], hexside: string, { lines }: Look = {}): string {
  const style = lineStylesOf(hexsides, lines).get(hexside) ?? 'border';
  const { strokes, draw, run } = LINE_LOOKS[style];
  const path = run === 'across' ? draw({ x: -50, y: 0 }, { x: 50, y: 0 }) : draw({ x: -32, y: 0 }, { x: 32, y: 0 });
  return swatch(
    '-40 -16 80 32',
    strokes.map((name) => drawn(linePen(name), path)),
  );
}

/** Whether it runs from hex to hex; otherwise along the side between them. */
export const runsThrough = (hexsides: readonly string[], hexside: string, { lines }: Look = {}): boolean =>
  LINE_LOOKS[lineStylesOf(hexsides, lines).get(hexside) ?? 'border'].run !== 'side';

/** The mark of a feature; nothing for one that is only written. */
export function featureSwatch(features: readonly string[], feature: string, look: Look = {}): string {
  const mark = featureMarksOf(features, look.features).get(feature);
  const glyph = mark ? glyphOf(FEATURE_GLYPHS[mark]) : '';
  return swatch('0 0 30 20', [element('g', { style: `color:${themed('ink')};fill:${themed('paper')}` }, glyph)]);
}
