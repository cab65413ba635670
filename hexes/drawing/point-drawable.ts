/** A point-to-point map laid out for a picture. */
import { words } from '@grognard/kernel';
import type { Point } from '../geometry/point.ts';
import type { Link, Space } from '../graph/graph.ts';
import type { PointMap } from '../point/point-map.ts';
import { d } from '../svg/markup.ts';
import { boxOf, type Drawable, type Drawing, type DrawnLines, type Look, type Slots } from './drawing.ts';
import { type Ground, groundsOf } from './grounds.ts';
import { LINE_LOOKS, lineStylesOf } from './line-styles.ts';

const RADIUS = 26;
const MARGIN = 56;
const CORNERS = 8;

const SLOTS: Slots = {
  number: { x: 0, y: -31 },
  name: { x: 0, y: 37 },
  nameBelow: { x: 0, y: 43 },
  note: { x: 0, y: 21 },
  noteBeside: { x: 33, y: 18 },
  signs: [
    { x: 33, y: 3 },
    { x: -33, y: 3 },
    { x: 30, y: -13 },
    { x: -30, y: 17 },
  ],
  mark: { x: -24, y: -20 },
  feature: { x: 0, y: 0 },
  counter: { x: 0, y: -2 },
};

export function pointDrawable(map: PointMap, drawing: Drawing, look: Look = {}): Drawable {
  const { say } = drawing;
  const spaces = drawing.only ?? Array.from({ length: map.size }, (_, space) => space);
  const { least, most } = boxOf(spaces.map((space) => map.point(space)));
  const centre = (space: Space): Point => {
    const { x, y } = map.point(space);
    return { x: x - least.x + MARGIN, y: y - least.y + MARGIN };
  };
  const kinds = [...new Set(spaces.map((space) => map.kindOf(space)))];
  const grounds = groundsOf(kinds, look.ground);
  const ground = (space: Space): Ground => grounds.get(map.kindOf(space)) as Ground;
  const far = (space: Space): string => map.name(space);
  return {
    title: map.title,
    summary: words('drawing.points', { count: spaces.length }),
    spaces,
    width: most.x - least.x + 2 * MARGIN,
    height: most.y - least.y + 2 * MARGIN,
    slots: SLOTS,
    files: true,
    across: (space) => centre(space).x,
    along: (space) => centre(space).y,
    id: (space) => map.id(space),
    isNumbered: (space) => far(space) !== map.id(space),
    onlyFact: () => undefined,
    places: spaces,
    heading: far,
    captions: (space) => [far(space)],
    facts: (space) => [
      say(`space.${map.kindOf(space)}`),
      ...linksOf(map, space).map((link) =>
        say('drawing.linkTo', { what: say(`link.${map.linkKind(link)}`), to: far(map.targets[link] as Space) }),
      ),
    ],
    features: (space) => {
      const mark = look.features?.[map.kindOf(space)];
      return mark ? [mark] : [];
    },
    ground,
    centre,
    corners: OCTAGON,
    outline: (around) =>
      [...new Set(around)].flatMap((space) => (spaces.includes(space) ? octagon(centre(space)) : [])).join(''),
    shore: '',
    lines: drawnLinks(map, drawing, spaces, centre, look),
    linesBeneath: true,
    grounds: kinds.map((kind) => {
      const mark = look.features?.[kind];
      return { ground: grounds.get(kind) as Ground, text: say(`space.${kind}`), ...(mark && { mark }) };
    }),
  };
}

/** Each link once, from the lower of its two spaces. */
function drawnLinks(
  map: PointMap,
  { say }: Drawing,
  spaces: readonly Space[],
  centre: (space: Space) => Point,
  look: Look,
): readonly DrawnLines[] {
  const drawn = new Set(spaces);
  const links = spaces.flatMap((from) =>
    linksOf(map, from).map((link) => ({ from, to: map.targets[link] as Space, link })),
  );
  const kinds = [...new Set(links.map(({ link }) => map.linkKind(link)))];
  const styles = lineStylesOf(kinds, look.lines);
  return kinds.flatMap((kind): readonly DrawnLines[] => {
    const style = styles.get(kind);
    if (style === undefined) return [];
    const path = links
      .filter(({ from, to, link }) => from < to && drawn.has(to) && map.linkKind(link) === kind)
      .map(({ from, to }) => LINE_LOOKS[style].draw(centre(from), centre(to)))
      .join('');
    return path === '' ? [] : [{ style, path, text: say(`link.${kind}`) }];
  });
}

const linksOf = (map: PointMap, space: Space): readonly Link[] => {
  const first = map.first[space] as Link;
  return Array.from({ length: (map.first[space + 1] as Link) - first }, (_, index) => first + index);
};

const OCTAGON: readonly Point[] = Array.from({ length: CORNERS }, (_, corner) => {
  const turn = (2 * Math.PI * (corner + 0.5)) / CORNERS;
  return { x: RADIUS * Math.cos(turn), y: RADIUS * Math.sin(turn) };
});

const octagon = ({ x, y }: Point): string =>
  `${OCTAGON.map((corner, index) => (index === 0 ? 'M' : 'L') + d`${x + corner.x} ${y + corner.y}`).join('')}z`;
