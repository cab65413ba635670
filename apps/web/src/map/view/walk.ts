/** Walking a map by arrows: along columns and rows, every neighbour within one key. */
import { axial, type HexMap, type PointMap, type Side, type Space } from '@grognard/hexes';

/** Sides as they are counted from the top, clockwise: up and down, then right and left, upper before lower. */
const FLAT: Readonly<Record<string, readonly [Side, Side]>> = {
  ArrowUp: [0, 0],
  ArrowDown: [3, 3],
  ArrowRight: [1, 2],
  ArrowLeft: [5, 4],
};
/** Hexes that stand on a point: left and right, then up and down, left before right. */
const POINTY: Readonly<Record<string, readonly [Side, Side]>> = {
  ArrowRight: [2, 2],
  ArrowLeft: [5, 5],
  ArrowUp: [0, 1],
  ArrowDown: [4, 3],
};

/** Straight on, or to the neighbour of the same printed row (or column) where two lie there; with `other`, to the second of them. */
export function stepFrom(map: HexMap, hex: Space, key: string, other: boolean): Space | undefined {
  const isFlat = map.numbering.orientation === 'flat';
  const [first, second] = (isFlat ? FLAT : POINTY)[key] ?? [];
  if (first === undefined || second === undefined) return undefined;
  const here = map.place(hex);
  const isLevel = (side: Side): boolean => {
    const { column, row } = map.numbering.toOffset(axial.neighbour(map.axial(hex), side));
    return isFlat ? row === here.row : column === here.column;
  };
  const [level, slanted] = isLevel(first) ? [first, second] : [second, first];
  return map.neighbour(hex, other ? slanted : level) ?? map.neighbour(hex, other ? level : slanted);
}

const TOWARDS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
};

/** On a map of spaces and ways: to the nearest that lies more this way than to either side. */
export function stepTowards(map: PointMap, from: Space, key: string): Space | undefined {
  const [right, down] = TOWARDS[key] ?? [0, 0];
  const here = map.point(from);
  const away = Array.from({ length: map.size }, (_, space) => {
    const [x, y] = [map.point(space).x - here.x, map.point(space).y - here.y];
    return { space, along: x * right + y * down, far: Math.hypot(x, y) };
  });
  // More this way than to a side: within 45 degrees of it.
  return away
    .filter(({ along, far }) => along > 0 && along >= far * Math.SQRT1_2 - 1e-9)
    .toSorted((one, other) => one.far - other.far)[0]?.space;
}
