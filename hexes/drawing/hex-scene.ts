/** A hex map for a painter who paints no more than is in view. */
import { SIDES, type Side } from '../geometry/axial.ts';
import type { Point } from '../geometry/point.ts';
import type { Link, Space } from '../graph/graph.ts';
import type { HexMap } from '../map/hex-map.ts';
import type { Look } from './drawing.ts';
import { scatter } from './file-layers.ts';
import { GROUND_LOOKS, type Ground, type GroundLook, groundsOf } from './grounds.ts';
import { drawnLines, shoreOf } from './hex-drawable.ts';
import { HexLayout } from './hex-layout.ts';
import { lineStylesOf } from './line-styles.ts';
import { joined } from './outline.ts';
import { strokesOf } from './space-layers.ts';

/** A hexside near a point, and how near. */
export interface NearSide {
  readonly hex: Space;
  readonly side: Side;
  /** Across the hexside, where the map goes on there. */
  readonly link: Link | undefined;
  /** From the point to the hexside, as a share of the way from its middle to the centre. */
  readonly away: number;
  /** How far along it, from 0 to 1. */
  readonly along: number;
}

/** A hex map as shapes to be painted. */
export class HexScene {
  readonly map: HexMap;
  readonly #layout: HexLayout;
  readonly #grounds: readonly Ground[];
  readonly #styles: ReturnType<typeof lineStylesOf>;

  /** Of a map that was changed on the same sheet, `before` knows already where its hexes stand. */
  constructor(map: HexMap, look: Look = {}, before?: HexScene) {
    this.map = map;
    this.#layout =
      before?.map.targets === map.targets
        ? before.#layout
        : new HexLayout(
            map,
            Array.from({ length: map.size }, (_, hex) => hex),
          );
    const grounds = groundsOf(map.terrains, look.ground);
    this.#grounds = map.terrains.map((terrain) => grounds.get(terrain) as Ground);
    this.#styles = lineStylesOf(map.hexsides, look.lines);
  }

  get width(): number {
    return this.#layout.width;
  }

  get height(): number {
    return this.#layout.height;
  }

  /** The corners of a hex about its centre. */
  get corners(): readonly Point[] {
    return this.#layout.corners;
  }

  centre(hex: Space): Point {
    return this.#layout.centre(hex);
  }

  hexAt(point: Point): Space | undefined {
    return this.#layout.hexAt(point);
  }

  /** The printed number at a point, whether or not the sheet has that hex. */
  numberAt(point: Point): string | undefined {
    return this.#layout.numberAt(point);
  }

  within(least: Point, most: Point): readonly Space[] {
    return this.#layout.within(least, most);
  }

  #ground(hex: Space): Ground {
    return this.#grounds[this.map.terrainCodes[hex] as number] as Ground;
  }

  look(hex: Space): GroundLook {
    return GROUND_LOOKS[this.#ground(hex)];
  }

  /** The signs of its ground about its centre, scattered as in every picture. */
  signs(hex: Space): string | undefined {
    const ways = this.look(hex).signs?.scattered;
    return ways?.[scatter(hex, ways.length)];
  }

  /** Shores, rivers, roads … of these hexes: a class and path data each, over the one before. */
  strokes(hexes: readonly Space[]): ReturnType<typeof strokesOf> {
    const layout = this.#layout;
    const shore = joined(
      shoreOf(layout, hexes, (hex) => this.#ground(hex)),
      (corner) => layout.point(corner),
    );
    return strokesOf({ shore, lines: drawnLines(this.map, layout, hexes, this.#styles) });
  }

  /** The ends of a hexside. */
  side(hex: Space, side: Side): readonly [Point, Point] {
    return this.#layout.side(hex, side);
  }

  /** The hexside nearest to a point of the map. */
  sideAt(point: Point): NearSide | undefined {
    const hex = this.hexAt(point);
    if (hex === undefined) return undefined;
    const near = SIDES.map((side) => this.#nearness(hex, side, point)).sort((a, b) => a.away - b.away)[0];
    const to = near && this.map.neighbour(hex, near.side);
    return near && { hex, ...near, link: to === undefined ? undefined : this.map.link(hex, to) };
  }

  #nearness(hex: Space, side: Side, point: Point): Pick<NearSide, 'side' | 'away' | 'along'> {
    const [from, to] = this.side(hex, side);
    const centre = this.centre(hex);
    const [x, y] = [to.x - from.x, to.y - from.y];
    const length = Math.hypot(x, y);
    const [dx, dy] = [point.x - from.x, point.y - from.y];
    const apothem = Math.hypot((from.x + to.x) / 2 - centre.x, (from.y + to.y) / 2 - centre.y);
    return { side, away: Math.abs(dx * y - dy * x) / length / apothem, along: (dx * x + dy * y) / length ** 2 };
  }
}
