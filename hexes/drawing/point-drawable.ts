/** A point-to-point map laid out for a picture. */
import { words } from '@grognard/kernel';
import type { Point } from '../geometry/point.ts';
import type { Link, Space } from '../graph/graph.ts';
import type { PointMap } from '../point/point-map.ts';
import { boxOf, type Drawable, type Drawing, type DrawnLine, type LegendRow, type Look } from './drawing.ts';
import { groundColour, lineColour } from './palette.ts';

const RADIUS = 16;
const MARGIN = 40;
const CORNERS = 8;

export function pointDrawable(map: PointMap, drawing: Drawing, look: Look = {}): Drawable {
  const { say, language } = drawing;
  const spaces = drawing.only ?? Array.from({ length: map.size }, (_, space) => space);
  const drawn = new Set(spaces);
  const { least, most } = boxOf(spaces.map((space) => map.point(space)));
  const centre = (space: Space): Point => {
    const { x, y } = map.point(space);
    return { x: x - least.x + MARGIN, y: y - least.y + MARGIN };
  };
  const kinds = [...new Set(spaces.map((space) => map.kindOf(space)))];
  const links = spaces.flatMap((from) => linksOf(map, from).map((link) => ({ from, link })));
  const linkKinds = [...new Set(links.map(({ link }) => map.linkKind(link)))];
  const ground = (kind: string): string => look.ground?.[kind] ?? groundColour(kinds.indexOf(kind));
  const line = (kind: string): string => look.lines?.[kind]?.colour ?? lineColour(linkKinds.indexOf(kind));
  const far = (space: Space): string => map.name(space)[language];
  return {
    title: map.title,
    summary: words('drawing.points', { count: spaces.length }),
    spaces,
    width: most.x - least.x + 2 * MARGIN,
    height: most.y - least.y + 2 * MARGIN,
    id: (space) => map.id(space),
    heading: far,
    captions: (space) => (far(space) === map.id(space) ? [] : [far(space)]),
    facts: (space) => [
      say(`space.${map.kindOf(space)}`),
      ...linksOf(map, space).map((link) =>
        say('drawing.linkTo', { what: say(`link.${map.linkKind(link)}`), to: far(map.targets[link] as Space) }),
      ),
    ],
    centre,
    outline: (space) => octagon(centre(space)),
    colour: (space) => ground(map.kindOf(space)),
    lines: links.flatMap(({ from, link }): readonly DrawnLine[] => {
      const to = map.targets[link] as Space;
      return from < to && drawn.has(to)
        ? [{ from: centre(from), to: centre(to), colour: line(map.linkKind(link)) }]
        : [];
    }),
    legend: [
      ...kinds.map((kind): LegendRow => ({ swatch: 'ground', colour: ground(kind), text: say(`space.${kind}`) })),
      ...linkKinds.map((kind): LegendRow => ({ swatch: 'line', colour: line(kind), text: say(`link.${kind}`) })),
    ],
  };
}

const linksOf = (map: PointMap, space: Space): readonly Link[] => {
  const first = map.first[space] as Link;
  return Array.from({ length: (map.first[space + 1] as Link) - first }, (_, index) => first + index);
};

const octagon = ({ x, y }: Point): readonly Point[] =>
  Array.from({ length: CORNERS }, (_, corner) => {
    const turn = (2 * Math.PI * (corner + 0.5)) / CORNERS;
    return { x: x + RADIUS * Math.cos(turn), y: y + RADIUS * Math.sin(turn) };
  });
