/** Where the hexes of a picture stand, and their corners in whole steps, so that what neighbours share is the same. */
import { rounded, SIDES, type Side } from '../geometry/axial.ts';
import { isShoved, type Offset, type Orientation } from '../geometry/offset.ts';
import type { Point } from '../geometry/point.ts';
import type { Link, Space } from '../graph/graph.ts';
import type { HexMap } from '../map/hex-map.ts';
import type { Edges } from './outline.ts';

/** From the centre of a hex to the middle of a side: whole, so that most numbers of a large picture are short. */
const APOTHEM = 35;
const RADIUS = (2 * APOTHEM) / Math.sqrt(3);
const MARGIN = 45;

/** The size of a step across and down: half a radius one way, an apothem the other. */
const STEPS: Readonly<Record<Orientation, Point>> = {
  flat: { x: RADIUS / 2, y: APOTHEM },
  pointy: { x: APOTHEM, y: RADIUS / 2 },
};

/** Corners clockwise in steps from the centre: the first lies right of it, or to its upper right. */
const CORNERS: Readonly<Record<Orientation, readonly Point[]>> = {
  flat: [
    [2, 0],
    [1, 1],
    [-1, 1],
    [-2, 0],
    [-1, -1],
    [1, -1],
  ].map(([x = 0, y = 0]) => ({ x, y })),
  pointy: [
    [1, -1],
    [1, 1],
    [0, 2],
    [-1, 1],
    [-1, -1],
    [0, -2],
  ].map(([x = 0, y = 0]) => ({ x, y })),
};

/** The corners that a hexside lies between. */
const cornersOf = (side: Side): readonly [number, number] => [(side + 4) % 6, (side + 5) % 6];

/** Corners of hexes at the edge lie this far beyond their centres. */
const BEYOND = 2;

export class HexLayout {
  readonly map: HexMap;
  readonly width: number;
  readonly height: number;
  readonly isFlat: boolean;
  /** The corners about the centre of any hex. */
  readonly corners: readonly Point[];
  /** The centres in steps from the uppermost and leftmost. */
  readonly #across: Int32Array;
  readonly #down: Int32Array;
  readonly #step: Point;
  readonly #corners: readonly Point[];
  /** Corners in one upright row of the picture, and more. */
  readonly #tall: number;

  constructor(map: HexMap, spaces: readonly Space[]) {
    const { orientation } = map.numbering;
    this.map = map;
    this.isFlat = orientation === 'flat';
    this.#step = STEPS[orientation];
    this.#corners = CORNERS[orientation];
    this.corners = this.#corners.map(({ x, y }) => ({ x: x * this.#step.x, y: y * this.#step.y }));
    this.#across = new Int32Array(map.size);
    this.#down = new Int32Array(map.size);
    const { right, bottom } = this.#placed(spaces);
    this.#tall = bottom + 2 * BEYOND + 1;
    this.width = right * this.#step.x + 2 * MARGIN;
    this.height = bottom * this.#step.y + 2 * MARGIN;
  }

  /** Puts the hexes on their steps; tells how far they go. */
  #placed(spaces: readonly Space[]): { readonly right: number; readonly bottom: number } {
    const { map, isFlat } = this;
    const [across, down] = [this.#across, this.#down];
    let [left, top, right, bottom] = [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, 0, 0];
    for (let hex = 0; hex < map.size; hex += 1) {
      const { column, row } = map.place(hex);
      const shove = isShoved(map.numbering, column, row) ? 1 : 0;
      across[hex] = isFlat ? 3 * column : 2 * column + shove;
      down[hex] = isFlat ? 2 * row + shove : 3 * row;
    }
    for (const hex of spaces) {
      left = Math.min(left, across[hex] as number);
      top = Math.min(top, down[hex] as number);
      right = Math.max(right, across[hex] as number);
      bottom = Math.max(bottom, down[hex] as number);
    }
    if (spaces.length === 0) return { right: 0, bottom: 0 };
    for (let hex = 0; hex < map.size; hex += 1) {
      across[hex] = (across[hex] as number) - left;
      down[hex] = (down[hex] as number) - top;
    }
    return { right: right - left, bottom: bottom - top };
  }

  x(hex: Space): number {
    return (this.#across[hex] as number) * this.#step.x + MARGIN;
  }

  y(hex: Space): number {
    return (this.#down[hex] as number) * this.#step.y + MARGIN;
  }

  centre(hex: Space): Point {
    return { x: this.x(hex), y: this.y(hex) };
  }

  /** The hex that holds a point of the picture. */
  hexAt(point: Point): Space | undefined {
    const place = this.#placeAt(point);
    return place && this.map.hexAt(place);
  }

  numberAt(point: Point): string | undefined {
    const place = this.#placeAt(point);
    return place && place.column >= 0 && place.row >= 0 ? this.map.numbering.print(place) : undefined;
  }

  #placeAt(point: Point): Offset | undefined {
    if (this.map.size === 0) return undefined;
    const { q, r } = this.map.axial(0);
    const [x, y] = [(point.x - this.x(0)) / this.#step.x, (point.y - this.y(0)) / this.#step.y];
    // Three steps across make a column, two down a row; where hexes stand on a point it is the other way round.
    const hex = this.isFlat ? rounded(q + x / 3, r + y / 2 - x / 6) : rounded(q + x / 2 - y / 6, r + y / 3);
    return this.map.numbering.toOffset(hex);
  }

  /** The hexes that a box of the picture may show, row by row. */
  within(least: Point, most: Point): readonly Space[] {
    if (this.map.size === 0) return [];
    const { column, row } = this.map.place(0);
    const [wide, tall] = this.isFlat ? [3, 2] : [2, 3];
    const across = (x: number): number => column + (x - this.x(0)) / this.#step.x / wide;
    const down = (y: number): number => row + (y - this.y(0)) / this.#step.y / tall;
    const hexes: Space[] = [];
    for (let y = Math.floor(down(least.y)) - 1; y <= Math.ceil(down(most.y)) + 1; y += 1)
      for (let x = Math.floor(across(least.x)) - 1; x <= Math.ceil(across(most.x)) + 1; x += 1) {
        const hex = this.map.hexAt({ column: x, row: y });
        if (hex !== undefined) hexes.push(hex);
      }
    return hexes;
  }

  /** The ends of a hexside. */
  side(hex: Space, side: Side): readonly [Point, Point] {
    const [from, to] = cornersOf(side);
    return [this.point(this.#corner(hex, from)), this.point(this.#corner(hex, to))];
  }

  /** Adds those edges of a hex whose other side answers; nothing lies beyond the edge of the map. */
  addEdges(edges: Edges, hex: Space, answers: (to: Space | undefined) => boolean): void {
    const { first, sides, targets } = this.map;
    const end = first[hex + 1] as Link;
    let link = first[hex] as Link;
    for (const side of SIDES) {
      const isThere = link < end && sides[link] === side;
      const to = isThere ? (targets[link] as Space) : undefined;
      if (isThere) link += 1;
      if (!answers(to)) continue;
      const [a, b] = cornersOf(side);
      edges.set(this.#corner(hex, a), this.#corner(hex, b));
    }
  }

  /** A corner of a hex of the picture as one number, the same from each of its hexes. */
  #corner(hex: Space, corner: number): number {
    const { x, y } = this.#corners[corner] as Point;
    return ((this.#across[hex] as number) + x + BEYOND) * this.#tall + (this.#down[hex] as number) + y + BEYOND;
  }

  point(corner: number): Point {
    const across = Math.floor(corner / this.#tall);
    const down = corner - across * this.#tall;
    return { x: (across - BEYOND) * this.#step.x + MARGIN, y: (down - BEYOND) * this.#step.y + MARGIN };
  }
}
