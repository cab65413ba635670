/** A hex map laid out for a picture. */
import { words } from '@grognard/kernel';
import { SIDES, type Side } from '../geometry/axial.ts';
import type { Point } from '../geometry/point.ts';
import type { Link, Space } from '../graph/graph.ts';
import type { HexMap } from '../map/hex-map.ts';
import { boxOf, type Drawable, type Drawing, type DrawnLine, type LegendRow, type Look } from './drawing.ts';
import { groundColour, lineColour } from './palette.ts';

/** From the centre of a hex to a corner. */
const RADIUS = 30;
const MARGIN = RADIUS + 6;

export function hexDrawable(map: HexMap, drawing: Drawing, look: Look = {}): Drawable {
  const { say, language } = drawing;
  const spaces = drawing.only ?? Array.from({ length: map.size }, (_, hex) => hex);
  const { least, most } = boxOf(spaces.map((hex) => centreOf(map, hex)));
  const centre = (hex: Space): Point => {
    const { x, y } = centreOf(map, hex);
    return { x: x - least.x + MARGIN, y: y - least.y + MARGIN };
  };
  const outline = (hex: Space): readonly Point[] => SIDES.map((corner) => cornerOf(map, centre(hex), corner));
  const ground = (terrain: string): string => look.ground?.[terrain] ?? groundColour(map.terrains.indexOf(terrain));
  const line = (hexside: string) =>
    look.lines?.[hexside] ?? { colour: lineColour(map.hexsides.indexOf(hexside)), run: 'side' };
  return {
    title: map.title,
    summary: words('drawing.size', { count: spaces.length }),
    spaces,
    width: most.x - least.x + 2 * MARGIN,
    height: most.y - least.y + 2 * MARGIN,
    id: (hex) => map.id(hex),
    heading: (hex) => say('drawing.hex', { id: map.id(hex), name: map.name(hex)?.[language] }),
    captions: (hex) => [
      ...[map.name(hex)].flatMap((name) => name?.[language] ?? []),
      ...map.featuresOf(hex).map((feature) => say(`feature.${feature}`)),
    ],
    facts: (hex) => [
      say(`terrain.${map.terrain(hex)}`),
      ...map.featuresOf(hex).map((feature) => say(`feature.${feature}`)),
      ...linksOf(map, hex).flatMap((link) =>
        map
          .hexsidesOf(link)
          .map((hexside) =>
            say('drawing.toSide', { what: say(`hexside.${hexside}`), side: say(`compass.${map.sideName(link)}`) }),
          ),
      ),
    ],
    centre,
    outline,
    colour: (hex) => ground(map.terrain(hex)),
    lines: drawnLines(map, spaces, line, centre),
    legend: [
      ...used(
        map.terrains,
        spaces.map((hex) => map.terrain(hex)),
      ).map((terrain): LegendRow => ({ swatch: 'ground', colour: ground(terrain), text: say(`terrain.${terrain}`) })),
      ...used(
        map.hexsides,
        spaces.flatMap((hex) => linksOf(map, hex).flatMap((link) => map.hexsidesOf(link))),
      ).map(
        (hexside): LegendRow => ({ swatch: 'line', colour: line(hexside).colour, text: say(`hexside.${hexside}`) }),
      ),
    ],
  };
}

const used = (all: readonly string[], seen: readonly string[]): readonly string[] => {
  const present = new Set(seen);
  return all.filter((word) => present.has(word));
};

const linksOf = (map: HexMap, hex: Space): readonly Link[] => {
  const first = map.first[hex] as Link;
  return Array.from({ length: (map.first[hex + 1] as Link) - first }, (_, index) => first + index);
};

function centreOf(map: HexMap, hex: Space): Point {
  const { q, r } = map.axial(hex);
  const [along, across] = [1.5 * RADIUS, Math.sqrt(3) * RADIUS];
  return map.numbering.orientation === 'flat'
    ? { x: along * q, y: across * (r + q / 2) }
    : { x: across * (q + r / 2), y: along * r };
}

/** Corners clockwise: the first lies right of the centre, or to its upper right where hexes stand on a point. */
function cornerOf(map: HexMap, { x, y }: Point, corner: number): Point {
  const turn = (Math.PI / 3) * corner - (map.numbering.orientation === 'flat' ? 0 : Math.PI / 6);
  return { x: x + RADIUS * Math.cos(turn), y: y + RADIUS * Math.sin(turn) };
}

/** Each hexside once, from the lower of its two hexes. */
function drawnLines(
  map: HexMap,
  spaces: readonly Space[],
  look: (hexside: string) => { readonly colour: string; readonly run: 'side' | 'centre' },
  centre: (hex: Space) => Point,
): readonly DrawnLine[] {
  const drawn = new Set(spaces);
  return spaces.flatMap((hex) =>
    linksOf(map, hex).flatMap((link): readonly DrawnLine[] => {
      const to = map.targets[link] as Space;
      if (to < hex && drawn.has(to)) return [];
      const side = map.sides[link] as Side;
      return map.hexsidesOf(link).flatMap((hexside): readonly DrawnLine[] => {
        const { colour, run } = look(hexside);
        if (run === 'centre') return drawn.has(to) ? [{ from: centre(hex), to: centre(to), colour }] : [];
        const ends = [(side + 4) % 6, (side + 5) % 6].map((corner) => cornerOf(map, centre(hex), corner));
        return [{ from: ends[0] as Point, to: ends[1] as Point, colour }];
      });
    }),
  );
}
