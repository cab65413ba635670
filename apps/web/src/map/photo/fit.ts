/** A photograph laid under a map: three of its points, each the middle of a known hex. */
import type { HexScene, Point } from '@grognard/hexes';

/** The middle of a hex as it was tapped on the photograph. */
export interface Pinned {
  readonly hex: string;
  readonly at: Point;
}

/** Moves, turns, stretches and slants: x′ = a·x + c·y + e, y′ = b·x + d·y + f. */
export interface Fit {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

type Pair = readonly [from: Point, to: Point];

/** The one fit that takes three points to three others; none where the first three lie in one line. */
export function fitOf([one, two, three]: readonly [Pair, Pair, Pair]): Fit | undefined {
  const [p, q] = [less(two[0], one[0]), less(three[0], one[0])];
  const [u, v] = [less(two[1], one[1]), less(three[1], one[1])];
  const area = p.x * q.y - p.y * q.x;
  if (Math.abs(area) < 1) return undefined;
  const a = (u.x * q.y - v.x * p.y) / area;
  const c = (v.x * p.x - u.x * q.x) / area;
  const b = (u.y * q.y - v.y * p.y) / area;
  const d = (v.y * p.x - u.y * q.x) / area;
  const [from, to] = one;
  return { a, b, c, d, e: to.x - a * from.x - c * from.y, f: to.y - b * from.x - d * from.y };
}

const less = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });

/** Where a photograph lies under a drawn map, if its three hexes are on it. */
export function fitUnder(scene: HexScene, pins: readonly Pinned[]): Fit | undefined {
  const pairs = pins.flatMap(({ hex, at }): readonly Pair[] => {
    const space = scene.map.find(hex);
    return space === undefined ? [] : [[at, scene.centre(space)]];
  });
  const [one, two, three] = pairs;
  return one && two && three ? fitOf([one, two, three]) : undefined;
}

/** Three hexes far apart and not in one line: two corners of the upper edge and one below. */
export function hexesToPin(scene: HexScene): readonly string[] {
  const { map } = scene;
  const nearest = (x: number, y: number): string => {
    let [best, least] = [0, Number.POSITIVE_INFINITY];
    for (let hex = 0; hex < map.size; hex += 1) {
      const centre = scene.centre(hex);
      const away = Math.hypot(centre.x - x, centre.y - y);
      if (away < least) [best, least] = [hex, away];
    }
    return map.id(best);
  };
  return [nearest(0, 0), nearest(scene.width, 0), nearest(0, scene.height)];
}
