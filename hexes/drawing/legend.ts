/** The legend: short, of what is to be seen, each row a piece of the picture itself. */
import type { Point } from '../geometry/point.ts';
import { fitted, widthOf } from '../svg/fit.ts';
import { element, escaped, fixed } from '../svg/markup.ts';
import { type Drawing, type Look, titleOf } from './drawing.ts';
import type { FeatureMark } from './features.ts';
import { LINE_LOOKS, type LineStyle } from './line-styles.ts';
import { isLost, type OverlayOf, overlaysOf } from './overlay.ts';
import { cross, disc, hatches, hatchId, rangeClass, supplyClass, tag, wayClass } from './overlay-layers.ts';
import { idOf, type Plan, sideNumbers } from './plan.ts';
import { overlayStyle } from './rules.ts';
import { groundId, layer, stroke } from './space-layers.ts';

export interface Legend {
  readonly drawn: string;
  readonly width: number;
  readonly height: number;
}

interface Row {
  /** In a box of 30 by 22. */
  readonly swatch: string;
  readonly text: string;
}

const [SWATCH_WIDE, ROW, SIZE, WIDEST, GAP] = [30, 26, 12, 170, 10];

/** Beside the map its rows stand in one file, below it in as many as fit. */
export function legend(plan: Plan, place: 'beside' | 'below'): Legend {
  const title = fitted(titleOf(plan.map, plan.drawing), WIDEST + SWATCH_WIDE, 15, 11);
  const rows = rowsOf(plan).map(({ swatch, text }) => ({ swatch, ...fitted(text, WIDEST, SIZE, 9) }));
  const wide = Math.max(0, ...rows.flatMap(({ lines, size }) => lines.map((line) => widthOf(line, size))));
  const cell = SWATCH_WIDE + GAP + Math.max(wide, 60) + GAP;
  const files = place === 'beside' ? 1 : Math.max(1, Math.floor(plan.map.width / cell));
  const head = title.lines.length * 18 + 8;
  const drawn = [
    ...title.lines.map((line, index) => element('text', { class: 'head', x: 0, y: 14 + index * 18 }, escaped(line))),
    ...rows.map(({ swatch, lines, size }, index) => {
      const [x, y] = [(index % files) * cell, head + Math.floor(index / files) * ROW];
      const first = 15 - (lines.length - 1) * 6.5;
      return element('g', { transform: `translate(${fixed(x)} ${y})` }, [
        swatch,
        ...lines.map((line, at) =>
          element(
            'text',
            {
              x: SWATCH_WIDE + GAP,
              y: fixed(first + at * 12.5),
              ...(size === SIZE ? {} : { style: `font-size:${fixed(size)}px` }),
            },
            escaped(line),
          ),
        ),
      ]);
    }),
  ];
  const headWide = Math.max(...title.lines.map((line) => widthOf(line, title.size)));
  return {
    drawn: layer('legend', drawn),
    width: Math.max(files * cell, headWide),
    height: head + Math.ceil(rows.length / files) * ROW,
  };
}

/** Ground, lines, then what is laid over them; what reads alike is shown once. */
function rowsOf(plan: Plan): readonly Row[] {
  const { map } = plan;
  const rows: readonly Row[] = [
    ...map.grounds.map(({ ground, text, mark }) => ({
      swatch:
        element('use', { href: `#${groundId(plan, ground)}`, transform: 'translate(15 11) scale(.34)' }) +
        (mark ? markSwatch(plan, mark) : ''),
      text,
    })),
    ...map.lines.map(({ style, text }) => ({ swatch: lineSwatch(style), text })),
    ...overlayRows(plan),
  ];
  const seen = new Set<string>();
  return rows.filter(({ swatch, text }) => {
    const key = `${swatch} ${text}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** The mark of a feature over its ground. */
const markSwatch = ({ id }: Plan, mark: FeatureMark): string =>
  element(
    'g',
    { class: 'features' },
    element('use', { href: `#${id}-at-${mark}`, transform: 'translate(8 6.3) scale(.47)' }),
  );

const [LEFT, RIGHT]: readonly [Point, Point] = [
  { x: 2, y: 11 },
  { x: 28, y: 11 },
];
const LEVEL = 'M2 11H28';

const lineSwatch = (style: LineStyle): string => {
  const { strokes, draw } = LINE_LOOKS[style];
  const path = style === 'bridge' ? draw({ x: -17, y: 11 }, { x: 47, y: 11 }) : draw(LEFT, RIGHT);
  return element(
    'g',
    { class: 'lines' },
    strokes.map((name) => stroke(name, path)),
  );
};

const hatchSwatch = (hatch: string): string =>
  element('rect', { class: 'frame', x: 1, y: 1, width: 28, height: 20 }) +
  element('rect', { x: 1, y: 1, width: 28, height: 20, fill: `url(#${hatch})` });

const signSwatch = (sign: string, side: number): string =>
  element(
    'g',
    { class: 'signs' },
    element('g', { class: `s${side}` }, element('text', { x: side % 2 === 1 ? 22 : 8, y: 15 }, escaped(sign))),
  );

/** One range of each side and kind stands for its values, then one for those that are lost. */
function oneOfEach(ranges: readonly OverlayOf<'range'>[]): readonly OverlayOf<'range'>[] {
  const first = new Map<string, OverlayOf<'range'>>();
  for (const range of ranges) {
    const key = JSON.stringify([range.what, range.side, isLost(range)]);
    if (!first.has(key)) first.set(key, range);
  }
  return [...first.values()].toSorted((a, b) => Number(isLost(a)) - Number(isLost(b)));
}

/** What the first of these overlays that has a row in a legend shows there, as a picture of its own. */
export function overlaySwatch(drawing: Drawing, look: Look = {}): string {
  const { overlays = [] } = drawing;
  const plan = { drawing, overlays, id: idOf(drawing), sideNumber: sideNumbers(drawing, look) };
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', id: plan.id, viewBox: '0 0 30 22', 'aria-hidden': 'true' },
    [
      element('style', {}, overlayStyle(plan.id)),
      element('defs', {}, hatches(plan)),
      layer(
        'legend',
        overlayRows(plan)
          .slice(0, 1)
          .map(({ swatch }) => swatch),
      ),
    ],
  );
}

type OverlayPlan = Pick<Plan, 'drawing' | 'overlays' | 'id' | 'sideNumber'>;

function overlayRows({ drawing: { say }, overlays, id, sideNumber }: OverlayPlan): readonly Row[] {
  const zones = overlaysOf(overlays, 'zone');
  const sides = new Set(overlays.flatMap((overlay) => ('side' in overlay && overlay.side ? [overlay.side] : [])));
  const sided = (text: string, side: string | undefined): string =>
    side !== undefined && sides.size > 1 ? say('drawing.ofSide', { what: text, side: say(`side.${side}`) }) : text;
  return [
    ...zones.map(({ label, sign, side }) => ({
      swatch: hatchSwatch(hatchId(id, sideNumber(side))) + signSwatch(sign, sideNumber(side)),
      text: sided(say(label), side),
    })),
    ...oneOfEach(overlaysOf(overlays, 'range')).map(({ what, value, side }) => ({
      swatch:
        value === 'lost'
          ? hatchSwatch(hatchId(id, sideNumber(side), 'lost'))
          : element('g', { class: 'ranges' }, stroke(rangeClass(sideNumber(side)), 'M1 1H29V21H1z')) +
            signSwatch(String(value), sideNumber(side)),
      text: sided(value === 'lost' ? say('drawing.range.lost', { what }) : say(what), side),
    })),
    ...overlaysOf(overlays, 'reach').map(({ label }) => ({
      swatch: element('g', { class: 'reaches' }, stroke('reach', 'M4 3H26V19H4z')),
      text: say(label),
    })),
    ...overlaysOf(overlays, 'way').map(({ label, costs, side }) => ({
      swatch:
        element('g', { class: 'ways' }, stroke('case', LEVEL) + stroke(wayClass(side, sideNumber), LEVEL)) +
        (costs
          ? element(
              'g',
              { class: 'discs', transform: 'translate(15 11) scale(.8)' },
              disc({ x: 0, y: 0 }, String(costs[0] ?? ''), wayClass(side, sideNumber)),
            )
          : ''),
      text: say(label),
    })),
    ...overlaysOf(overlays, 'supply').map(({ side, cut = false }) => ({
      swatch: element(
        'g',
        { class: 'supplies' },
        stroke(supplyClass(sideNumber(side)), LEVEL) + (cut ? cross({ x: 15, y: 11 }, sideNumber(side)) : ''),
      ),
      text: sided(say(cut ? 'drawing.supply.cut' : 'drawing.supply'), side),
    })),
    ...overlaysOf(overlays, 'mark').map(({ sign, label }) => ({
      swatch: element('g', { class: 'marks' }, tag({ x: 15, y: 11 }, sign)),
      text: say(label),
    })),
  ];
}
