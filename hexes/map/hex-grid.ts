/** A grid of hexes: geometry by printed number, and the links between neighbours. */
import { type Axial, distance, line, ring, type Side, within } from '../geometry/axial.ts';
import { type Offset, SIDE_NAMES, type SideName } from '../geometry/offset.ts';
import { type Graph, type Link, linkBetween, neighboursOf, type Space } from '../graph/graph.ts';
import type { Numbering } from '../numbering/numbering.ts';
import { type Frame, NO_HEX, placeIn, type Wiring } from './wiring.ts';

/** Hexes by number, with their neighbours. */
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
    return place && this.hexAt(place);
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

  /** The columns and rows of the sheet. */
  get frame(): Frame {
    return this.wiring.frame;
  }

  /** The numbers at the corners of the sheet, whether or not a hex is there. */
  get corners(): { readonly from: string; readonly to: string } {
    const { from, columns, rows } = this.wiring.frame;
    const to = { column: from.column + columns - 1, row: from.row + rows - 1 };
    return { from: this.numbering.print(from), to: this.numbering.print(to) };
  }

  /** Printed column and row. */
  place(hex: Space): Offset {
    const { from, columns } = this.wiring.frame;
    const place = known(this.wiring.places[hex]);
    const row = Math.floor(place / columns);
    return { column: from.column + place - row * columns, row: from.row + row };
  }

  axial(hex: Space): Axial {
    return this.numbering.toAxial(this.place(hex));
  }

  neighbours(hex: Space): readonly Space[] {
    return neighboursOf(this, hex);
  }

  neighbour(hex: Space, side: Side): Space | undefined {
    for (let link = this.first[hex] as Link; link < (this.first[hex + 1] as Link); link += 1)
      if (this.sides[link] === side) return this.targets[link];
    return undefined;
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
    return hexes.flatMap((hex) => this.hexAt(this.numbering.toOffset(hex)) ?? []);
  }

  /** The hex at a printed column and row, if the map has it. */
  hexAt(offset: Offset): Space | undefined {
    const place = placeIn(this.wiring.frame, offset);
    const hex = place === undefined ? undefined : this.wiring.hexes[place];
    return hex === NO_HEX ? undefined : hex;
  }
}

/** A value that must be there. */
export function known<V>(value: V | undefined): V {
  if (value === undefined) throw new RangeError('no such hex, link or word on this map');
  return value;
}
