/** The line around a set of hexes: edges that no two of them share, joined end to end. */
import type { Point } from '../geometry/point.ts';
import { d } from '../svg/markup.ts';

/** From corner to corner, clockwise about the hexes inside. Three hexes meet in a corner, so one edge at most leaves it. */
export type Edges = Map<number, number>;

/** Loops (and loose ends) as path data, drawn so far inside. Takes the edges away one by one. */
export function joined(edges: Edges, pointOf: (corner: number) => Point, inside = 0): string {
  const path: string[] = [];
  for (const start of edges.keys()) {
    const corners = chainFrom(start, edges);
    path.push(written(corners.map(pointOf), corners[0] === corners.at(-1), inside));
  }
  return path.join('');
}

/** The corners passed from here on, the last one too. */
function chainFrom(start: number, edges: Edges): readonly number[] {
  const corners = [start];
  let corner = edges.get(start);
  edges.delete(start);
  while (corner !== undefined) {
    corners.push(corner);
    const next = edges.get(corner);
    edges.delete(corner);
    corner = next;
  }
  return corners;
}

function written(points: readonly Point[], isClosed: boolean, inside: number): string {
  const corners = isClosed ? points.slice(1) : points;
  const drawn = corners.map((point, index) => {
    const before = corners[index - 1] ?? (isClosed ? corners.at(-1) : undefined);
    const after = corners[index + 1] ?? (isClosed ? corners[0] : undefined);
    const { x, y } = inset(before, point, after, inside);
    return (index === 0 ? 'M' : 'L') + d`${x} ${y}`;
  });
  return `${drawn.join('')}${isClosed ? 'z' : ''}`;
}

/** A corner moved inside by as much from both of its edges, a loose end from its one. */
function inset(before: Point | undefined, { x, y }: Point, after: Point | undefined, by: number): Point {
  const into = before && inward(before, { x, y });
  const onward = after && inward({ x, y }, after);
  const [a, b] = [into ?? onward ?? NOWHERE, onward ?? into ?? NOWHERE];
  const share = by / (1 + a.x * b.x + a.y * b.y);
  return { x: x + (a.x + b.x) * share, y: y + (a.y + b.y) * share };
}

const NOWHERE: Point = { x: 0, y: 0 };

/** The inside lies to the right of a clockwise edge; down is positive. */
function inward(from: Point, to: Point): Point {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(x, y);
  return { x: -y / length, y: x / length };
}
