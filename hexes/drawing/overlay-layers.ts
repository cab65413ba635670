/** What is laid over the map: zones, ranges, reach, ways, supply, figures, markers, counters. */

import type { CounterPart } from '../counters/counter-symbols.ts';
import { COUNTER_BOX, COUNTER_TEXT, drawnCounter, partsOf } from '../counters/draw-counter.ts';
import type { Point } from '../geometry/point.ts';
import type { Space } from '../graph/graph.ts';
import { widthOf } from '../svg/fit.ts';
import { d, element, escaped, factor, fixed, onLines } from '../svg/markup.ts';
import { isLost, type OverlayOf, overlaysOf } from './overlay.ts';
import { MOST_SIDES, type Plan } from './plan.ts';
import { layer, moved, stroke, textLines } from './space-layers.ts';

/** Lines that rise, level lines, lines that fall, upright lines: a side is told without its colour. */
const HATCHES: readonly string[] = ['rotate(-45)', 'translate(0 3)', 'rotate(45)', 'rotate(90)'];

/** Whole lines for what a side holds, broken ones for what is lost. */
const HATCHED = ['zone', 'lost'] as const;
type Hatched = (typeof HATCHED)[number];
const STROKES: Readonly<Record<Hatched, { readonly long: number; readonly high: number; readonly d: string }>> = {
  zone: { long: 7, high: 7, d: 'M0 3.5H7' },
  lost: { long: 16, high: 12, d: 'M1 3.5H6M9 9.5H14' },
};

export const hatchId = (id: string, side: number, hatched: Hatched = 'zone'): string => `${id}-${hatched}-${side}`;

/** What is hatched in this way. */
const hatchedAs = (hatched: Hatched, overlays: Plan['overlays']): readonly OverlayOf<'zone' | 'range'>[] =>
  hatched === 'zone' ? overlaysOf(overlays, 'zone') : overlaysOf(overlays, 'range').filter(isLost);

/** The hatchings of the sides that have zones here, or ranges that are lost. */
export function hatches({ id, overlays, sideNumber }: Pick<Plan, 'id' | 'overlays' | 'sideNumber'>): readonly string[] {
  return HATCHED.flatMap((hatched) => {
    const used = new Set(hatchedAs(hatched, overlays).map(({ side }) => sideNumber(side)));
    const { long, high, d } = STROKES[hatched];
    return [...used]
      .sort((a, b) => a - b)
      .map((side) =>
        element(
          'pattern',
          {
            id: hatchId(id, side, hatched),
            width: long,
            height: high,
            patternUnits: 'userSpaceOnUse',
            patternTransform: HATCHES[side - 1] ?? '',
          },
          element('path', { class: `hatch ${hatched} s${side}`, d }),
        ),
      );
  });
}

export function zoneLayer(plan: Plan): string {
  const { map, id, overlays, sideNumber, isShown } = plan;
  return layer(
    'zones',
    onLines(
      HATCHED.flatMap((hatched) =>
        hatchedBySide(hatchedAs(hatched, overlays), hatched).map(({ spaces, side }) =>
          element('path', {
            d: map.outline([...new Set(spaces)].filter(isShown)),
            fill: `url(#${hatchId(id, sideNumber(side), hatched)})`,
          }),
        ),
      ),
    ),
  );
}

/** What several of a side have lost is hatched once. */
const hatchedBySide = (of: readonly OverlayOf<'zone' | 'range'>[], hatched: Hatched) =>
  hatched === 'zone'
    ? of
    : [...new Set(of.map(({ side }) => side))].map((side) => ({
        side,
        spaces: of.flatMap((each) => (each.side === side ? each.spaces : [])),
      }));

/** A line around each value of a side: whole for one side; broken for the other, and farther inside. */
export function rangeLayer({ map, overlays, sideNumber }: Plan): string {
  return layer(
    'ranges',
    onLines(
      overlaysOf(overlays, 'range').flatMap(({ spaces, side, value }) => {
        const path = value === 'lost' ? '' : map.outline(spaces, (INSIDE / 2) * sideNumber(side));
        return path === '' ? [] : [stroke('case', path), stroke(rangeClass(sideNumber(side)), path)];
      }),
    ),
  );
}

export const rangeClass = (side: number): string => `range s${side}`;

/** The signs of zones and the values of ranges, each side's at its own edge of the space. */
export function signLayer(plan: Plan): string {
  const { map, overlays, sideNumber, isShown } = plan;
  const bySide = Array.from({ length: MOST_SIDES }, (_, index) => {
    const signs = new Map<Space, string[]>();
    const write = (space: Space, sign: string): void => {
      const here = signs.get(space);
      if (here === undefined) signs.set(space, [sign]);
      else if (!here.includes(sign)) here.push(sign);
    };
    for (const { spaces, sign, side } of overlaysOf(overlays, 'zone'))
      if (sideNumber(side) === index + 1) for (const space of new Set(spaces)) if (isShown(space)) write(space, sign);
    const ranges = overlaysOf(overlays, 'range').filter(({ side }) => sideNumber(side) === index + 1);
    for (const [space, value] of bestIn(ranges)) if (isShown(space)) write(space, String(value));
    return signs;
  });
  return layer(
    'signs',
    bySide.flatMap((signs, index) =>
      signs.size === 0
        ? []
        : `\n${element(
            'g',
            { class: `s${index + 1}` },
            [...signs].map(([space, here]) =>
              written(moved(map.centre(space), map.slots.signs[index] as Point), here.join(' ')),
            ),
          )}`,
    ),
  );
}

/** The highest value in each space; every one of them is told in its label. */
function bestIn(ranges: readonly OverlayOf<'range'>[]): ReadonlyMap<Space, number> {
  const best = new Map<Space, number>();
  for (const { spaces, value } of ranges)
    if (value !== 'lost') for (const space of spaces) best.set(space, Math.max(value, best.get(space) ?? value));
  return best;
}

const written = ({ x, y }: Point, text: string): string => element('text', { x: fixed(x), y: fixed(y) }, escaped(text));

/** Clear of what runs along the hexsides. */
const INSIDE = 3.4;

export function reachLayer({ map, overlays }: Plan): string {
  return layer(
    'reaches',
    onLines(
      overlaysOf(overlays, 'reach').flatMap(({ spaces }) => {
        const path = map.outline(spaces, INSIDE);
        return path === '' ? [] : [stroke('case', path), stroke('reach', path)];
      }),
    ),
  );
}

export function noteLayer({ map, overlays, isShown, isHeld, isPassed }: Plan): string {
  const { note, noteBeside } = map.slots;
  return layer(
    'notes',
    onLines(
      overlaysOf(overlays, 'note').flatMap(({ space, text }) =>
        isShown(space) && !isPassed(space) && text !== ''
          ? [written(moved(map.centre(space), isHeld(space) ? noteBeside : note), text)]
          : [],
      ),
    ),
  );
}

/** Each sign in a small box; several in one space stand under one another. */
export function markLayer({ map, overlays, isShown }: Plan): string {
  const count = new Map<Space, number>();
  const drawn = overlaysOf(overlays, 'mark').flatMap(({ spaces, sign }) =>
    [...new Set(spaces)].filter(isShown).map((space) => {
      const before = count.get(space) ?? 0;
      count.set(space, before + 1);
      return tag(moved(map.centre(space), { x: map.slots.mark.x, y: map.slots.mark.y + before * 13 }), sign);
    }),
  );
  return layer('marks', onLines(drawn));
}

export function tag({ x, y }: Point, sign: string): string {
  const width = Math.max(12, widthOf(sign, 9) + 4);
  return (
    element('rect', { x: fixed(x - width / 2), y: fixed(y - 6), width: fixed(width), height: 12, rx: 2 }) +
    written({ x, y: y + 3.2 }, sign)
  );
}

const through = (map: Plan['map'], spaces: readonly Space[]): string =>
  spaces
    .map((space, index) => {
      const { x, y } = map.centre(space);
      return (index === 0 ? 'M' : 'L') + d`${x} ${y}`;
    })
    .join('');

/** A cased line from a ring; on it, in discs, what has been spent. */
export function wayLayer(plan: Plan): string {
  const { map, overlays, isShown, sideNumber } = plan;
  const ways = overlaysOf(overlays, 'way').map((way) => ({ ...way, spaces: way.spaces.filter(isShown) }));
  return layer(
    'ways',
    onLines(
      ways.flatMap(({ spaces, side }) => {
        const path = through(map, spaces);
        const name = wayClass(side, sideNumber);
        const [start] = spaces;
        if (start === undefined || spaces.length < 2) return [];
        const { x, y } = map.centre(start);
        const origin = element('circle', { class: name, cx: fixed(x), cy: fixed(y), r: 5.5 });
        return [stroke('case', path), stroke(name, path), origin];
      }),
    ),
  );
}

/** In the colour of whose way it is, if that is told. */
export const wayClass = (side: string | undefined, sideNumber: Plan['sideNumber']): string =>
  side === undefined ? 'way' : `way s${sideNumber(side)}`;

export function discLayer(plan: Plan): string {
  const drawn = overlaysOf(plan.overlays, 'way').flatMap((way) => discs(plan, way));
  return layer('discs', onLines(drawn));
}

function discs(
  { map, isShown, isHeld, sideNumber }: Plan,
  { spaces, side, costs = [] }: OverlayOf<'way'>,
): readonly string[] {
  return costs.flatMap((cost, index) => {
    const space = spaces[index + 1];
    if (space === undefined || !isShown(space)) return [];
    const at = isHeld(space) ? between(map.centre(spaces[index] ?? space), map.centre(space)) : map.centre(space);
    return [disc(at, String(cost), `${wayClass(side, sideNumber)}${index === costs.length - 1 ? ' end' : ''}`)];
  });
}

/** Where a counter stands in the last space, the disc lies on the way into it. */
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

export function disc({ x, y }: Point, text: string, name: string): string {
  const radius = Math.max(10.5, widthOf(text, 12) / 2 + 2);
  return element('g', { class: name }, [
    element('circle', { cx: fixed(x), cy: fixed(y), r: fixed(radius) }),
    written({ x, y: y + 4.3 }, text),
  ]);
}

/** Dotted; one that does not reach ends in a cross. */
export function supplyLayer({ map, overlays, sideNumber, isShown }: Plan): string {
  return layer(
    'supplies',
    onLines(
      overlaysOf(overlays, 'supply').flatMap(({ spaces, side, cut }) => {
        const seen = spaces.filter(isShown);
        const path = through(map, seen);
        if (seen.length < 2) return [];
        const [before, last] = seen.slice(-2).map((space) => map.centre(space)) as [Point, Point];
        const middle = { x: (before.x + last.x) / 2, y: (before.y + last.y) / 2 };
        return [
          stroke(`supply-case dotted s${sideNumber(side)}`, path),
          stroke(supplyClass(sideNumber(side)), path),
          ...(cut ? [cross(middle, sideNumber(side))] : []),
        ];
      }),
    ),
  );
}

export const supplyClass = (side: number): string => `supply dotted s${side}`;

export const cross = ({ x, y }: Point, side: number): string => {
  const path = d`M${x - 6} ${y - 6}L${x + 6} ${y + 6}M${x + 6} ${y - 6}L${x - 6} ${y + 6}`;
  return stroke('cut-case', path) + stroke(`cut s${side}`, path);
};

/** A counter's side on the map, and how far those beneath it show. */
const [COUNTER_WIDE, BENEATH] = [40, 3.4];
const MOST_DRAWN = 3;

/** The parts that the counters of a picture refer to. */
export const counterParts = ({ overlays }: Plan): ReadonlySet<CounterPart> =>
  new Set(overlaysOf(overlays, 'stack').flatMap(({ counters }) => counters.flatMap((each) => [...partsOf(each)])));

export const counterPrefix = (id: string): string => `${id}-c`;

export function stackLayer(plan: Plan): string {
  const { map, id, overlays, isShown } = plan;
  const drawn = overlaysOf(overlays, 'stack').flatMap(({ space, counters }) => {
    if (!isShown(space) || counters.length === 0) return [];
    const centre = moved(map.centre(space), map.slots.counter);
    const scale = factor(COUNTER_WIDE / COUNTER_BOX.full);
    const pile = counters
      .slice(0, MOST_DRAWN)
      .map((each, depth) => {
        const x = centre.x - COUNTER_WIDE / 2 + depth * BENEATH;
        const y = centre.y - COUNTER_WIDE / 2 - depth * (BENEATH / 2);
        return element(
          'g',
          { transform: `translate(${d`${x} ${y}`}) scale(${scale})` },
          drawnCounter(each, 'full', counterPrefix(id)),
        );
      })
      .reverse();
    const under = { x: centre.x, y: centre.y + COUNTER_WIDE / 2 + 8.5 };
    return [...pile, ...nameUnder(counters, under, map.captions(space).length > 0)];
  });
  return layer('stacks', onLines(drawn), COUNTER_TEXT);
}

/** The whole name under one counter or two; of more, the uppermost and how many lie beneath. */
function nameUnder(counters: OverlayOf<'stack'>['counters'], at: Point, isPlace: boolean): readonly string[] {
  const [first, second, ...more] = counters.map(({ name }) => name);
  const text = more.length > 0 ? `${first} +${counters.length - 1}` : [first, second].filter(Boolean).join(', ');
  return textLines(text, at, { width: 76, size: 9, smallest: 6.5, onOneLine: isPlace });
}
