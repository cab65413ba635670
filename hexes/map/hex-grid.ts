/** A grid of hexes: geometry by printed number, and the links between neighbours. */
import { type Axial, distance, line, neighbour, opposite, ring, SIDES, type Side, within } from '../geometry/axial.ts';
import { type Offset, SIDE_NAMES, type SideName } from '../geometry/offset.ts';
import { type Graph, type Link, linkBetween, neighboursOf, type Space } from '../graph/graph.ts';
import type { Numbering } from '../numbering/numbering.ts';

/** A grid worked out once; maps of the same sheet share it. */
export interface Wiring extends Graph {
  readonly numbering: Numbering;
  readonly places: readonly Offset[];
  readonly axials: readonly Axial[];
  readonly index: ReadonlyMap<number, Space>;
  /** The hexside that each link crosses. */
  readonly sides: Uint8Array;
}

/** Links in the order of the hexes and, within one, of the sides. */
export function wire(numbering: Numbering, places: readonly Offset[]): Wiring {
  const size = places.length;
  const axials = places.map((place) => numbering.toAxial(place));
  const index = new Map(axials.map((hex, space) => [keyOf(hex), space]));
  const bySide = new Int32Array(size * 6).fill(-1);
  const first = new Int32Array(size + 1);
  const targets: Space[] = [];
  const sides: Side[] = [];
  for (const [from, hex] of axials.entries()) {
    first[from] = targets.length;
    for (const side of SIDES) {
      const to = index.get(keyOf(neighbour(hex, side)));
      if (to === undefined) continue;
      bySide[from * 6 + side] = targets.length;
      targets.push(to);
      sides.push(side);
    }
  }
  first[size] = targets.length;
  return {
    numbering,
    places,
    axials,
    index,
    size,
    first,
    targets: Int32Array.from(targets),
    reverse: Int32Array.from(targets, (to, link) => bySide[to * 6 + opposite(sides[link] as Side)] as Link),
    sides: Uint8Array.from(sides),
  };
}

export class HexGrid implements Graph {
  protected readonly wiring: Wiring;
  readonly numbering: Numbering;
  readonly size: number;
  readonly first: Int32Array;
  readonly targets: Int32Array;
  readonly reverse: Int32Array;
  /** The hexside that each link crosses. */
  readonly sides: Uint8Array;

  constructor(wiring: Wiring) {
    this.wiring = wiring;
    this.numbering = wiring.numbering;
    this.size = wiring.size;
    this.first = wiring.first;
    this.targets = wiring.targets;
    this.reverse = wiring.reverse;
    this.sides = wiring.sides;
  }

  /** The hex with this printed number, if the map has it. */
  find(id: string): Space | undefined {
    const place = this.numbering.parse(id);
    return place && this.wiring.index.get(keyOf(this.numbering.toAxial(place)));
  }

  /** The hex with this printed number, where the number is known to be on the map. */
  at(id: string): Space {
    const hex = this.find(id);
    if (hex === undefined) throw new RangeError(`no hex ${id} on this map`);
    return hex;
  }

  id(hex: Space): string {
    return this.numbering.print(this.place(hex));
  }

  /** Printed column and row. */
  place(hex: Space): Offset {
    return known(this.wiring.places[hex]);
  }

  axial(hex: Space): Axial {
    return known(this.wiring.axials[hex]);
  }

  neighbours(hex: Space): readonly Space[] {
    return neighboursOf(this, hex);
  }

  neighbour(hex: Space, side: Side): Space | undefined {
    return this.wiring.index.get(keyOf(neighbour(this.axial(hex), side)));
  }

  link(from: Space, to: Space): Link | undefined {
    return linkBetween(this, from, to);
  }

  /** The name of the hexside that a link crosses: N, NE … */
  sideName(link: Link): SideName {
    return known(SIDE_NAMES[this.numbering.orientation][this.sides[link] as Side]);
  }

  /** Hexes from one to the other, as the crow flies. */
  distance(from: Space, to: Space): number {
    return distance(this.axial(from), this.axial(to));
  }

  /** The hexes of the straight line that are on the map. */
  line(from: Space, to: Space): readonly Space[] {
    return this.#present(line(this.axial(from), this.axial(to)));
  }

  ring(hex: Space, radius: number): readonly Space[] {
    return this.#present(ring(this.axial(hex), radius));
  }

  /** The hexes within this distance, nearest first. */
  within(hex: Space, radius: number): readonly Space[] {
    return this.#present(within(this.axial(hex), radius));
  }

  #present(hexes: readonly Axial[]): readonly Space[] {
    return hexes.flatMap((hex) => this.wiring.index.get(keyOf(hex)) ?? []);
  }
}

/** Coordinates of any printed map stay far inside this. */
const WIDTH = 1 << 16;
const keyOf = ({ q, r }: Axial): number => q * WIDTH + r;

/** A value that must be there. */
export function known<V>(value: V | undefined): V {
  if (value === undefined) throw new RangeError('no such hex, link or word on this map');
  return value;
}
