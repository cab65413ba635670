/** The hexes of a sheet and the links between them, worked out once; maps of the same sheet share it. */
import { isShoved, type Offset } from '../geometry/offset.ts';
import type { Graph, Link, Space } from '../graph/graph.ts';
import type { Numbering } from '../numbering/numbering.ts';

/** The rectangle of printed columns and rows that a sheet fills. */
export interface Frame {
  readonly from: Offset;
  readonly columns: number;
  readonly rows: number;
}

export interface Wiring extends Graph {
  readonly numbering: Numbering;
  readonly frame: Frame;
  /** For each place of the frame, row by row, its hex; `NO_HEX` where the sheet has none. */
  readonly hexes: Int32Array;
  /** For each hex its place in the frame. */
  readonly places: Int32Array;
  /** The hexside that each link crosses. */
  readonly sides: Uint8Array;
}

export const NO_HEX = -1;

/** The place of the frame at a printed column and row, if it lies inside. */
export function placeIn(frame: Frame, { column, row }: Offset): number | undefined {
  const x = column - frame.from.column;
  const y = row - frame.from.row;
  return isIn(frame, x, y) ? y * frame.columns + x : undefined;
}

const isIn = ({ columns, rows }: Frame, x: number, y: number): boolean => x >= 0 && y >= 0 && x < columns && y < rows;

/** Columns right and rows down across each of the six hexsides, for a place that is not shoved and for one that is. */
const STRIDES = {
  flat: [
    { x: [0, 1, 1, 0, -1, -1], y: [-1, -1, 0, 1, 0, -1] },
    { x: [0, 1, 1, 0, -1, -1], y: [-1, 0, 1, 1, 1, 0] },
  ],
  pointy: [
    { x: [-1, 0, 1, 0, -1, -1], y: [-1, -1, 0, 1, 1, 0] },
    { x: [0, 1, 1, 1, 0, -1], y: [-1, -1, 0, 1, 1, 0] },
  ],
} as const;

/** Links in the order of the hexes and, within one, of the sides. */
export function wire(numbering: Numbering, frame: Frame, absent: ReadonlySet<number>): Wiring {
  const { from, columns, rows } = frame;
  const { hexes, places } = numbered(columns * rows, absent);
  const size = places.length;
  const bySide = new Int32Array(size * 6);
  const first = new Int32Array(size + 1);
  const targets = new Int32Array(size * 6);
  const sides = new Uint8Array(size * 6);
  const strides = STRIDES[numbering.orientation];
  const leaps = strides.map((stride) => stride.x.map((right, side) => (stride.y[side] as number) * columns + right));
  let links = 0;
  for (let y = 0, place = 0; y < rows; y += 1) {
    const isInner = y > 0 && y < rows - 1;
    for (let x = 0; x < columns; x += 1, place += 1) {
      const hex = hexes[place] as Space;
      if (hex === NO_HEX) continue;
      const shoved = isShoved(numbering, x + from.column, y + from.row) ? 1 : 0;
      first[hex] = links;
      const isWithin = isInner && x > 0 && x < columns - 1;
      const leap = leaps[shoved] as readonly number[];
      const stride = strides[shoved];
      for (let side = 0; side < 6; side += 1) {
        // From within the frame no step leads out of it.
        if (!isWithin && !isIn(frame, x + (stride.x[side] as number), y + (stride.y[side] as number))) continue;
        const to = hexes[place + (leap[side] as number)] as Space;
        if (to === NO_HEX) continue;
        bySide[hex * 6 + side] = links;
        targets[links] = to;
        sides[links] = side;
        links += 1;
      }
    }
  }
  first[size] = links;
  return {
    numbering,
    frame,
    hexes,
    places,
    size,
    first,
    targets: targets.slice(0, links),
    reverse: reversed(bySide, targets, sides, links),
    sides: sides.slice(0, links),
  };
}

/** The hexes counted row by row, leaving out the absent. */
function numbered(count: number, absent: ReadonlySet<number>): Pick<Wiring, 'hexes' | 'places'> {
  const hexes = new Int32Array(count);
  const places = new Int32Array(count);
  let size = 0;
  for (let place = 0; place < count; place += 1) {
    if (absent.size > 0 && absent.has(place)) {
      hexes[place] = NO_HEX;
      continue;
    }
    hexes[place] = size;
    places[size] = place;
    size += 1;
  }
  return { hexes, places: size === count ? places : places.slice(0, size) };
}

function reversed(bySide: Int32Array, targets: Int32Array, sides: Uint8Array, links: number): Int32Array {
  const reverse = new Int32Array(links);
  for (let link = 0; link < links; link += 1) {
    const side = sides[link] as number;
    reverse[link] = bySide[(targets[link] as Space) * 6 + (side < 3 ? side + 3 : side - 3)] as Link;
  }
  return reverse;
}
