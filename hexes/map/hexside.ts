/** The notation of a hexside: `4524/4525` between two hexes, `4524/S` by its name. */
import { SIDES, type Side } from '../geometry/axial.ts';
import { type Orientation, SIDE_NAMES } from '../geometry/offset.ts';
import type { Link } from '../graph/graph.ts';
import type { HexGrid } from './hex-grid.ts';

/** The link across the hexside, or nothing if no two hexes of the map share it. */
export function hexsideOf(map: HexGrid, text: string): Link | undefined {
  const [former = '', latter = '', ...more] = text.split('/');
  const from = map.find(former);
  if (from === undefined || more.length > 0) return undefined;
  const side = sideOf(map.numbering.orientation, latter);
  const to = side === undefined ? map.find(latter) : map.neighbour(from, side);
  return to === undefined ? undefined : map.link(from, to);
}

/** Longer than the name of any side is a number. */
const LONGEST_NAME = 2;

function sideOf(orientation: Orientation, text: string): Side | undefined {
  if (text.length > LONGEST_NAME) return undefined;
  const names: readonly string[] = SIDE_NAMES[orientation];
  const name = text.toUpperCase();
  return SIDES.find((known) => names[known] === name);
}

/** `4524/4525`, the lower number first. */
export function printHexside(map: HexGrid, link: Link): string {
  const ends = [map.targets[map.reverse[link] as Link] as number, map.targets[link] as number];
  return ends
    .sort((a, b) => a - b)
    .map((hex) => map.id(hex))
    .join('/');
}
