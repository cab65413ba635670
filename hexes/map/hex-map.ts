/** A hex map: geometry by printed number, terrain, features and hexsides. */
import type { Bilingual } from '@grognard/kernel';
import { type Axial, distance, line, neighbour, opposite, ring, SIDES, type Side, within } from '../geometry/axial.ts';
import { type Offset, SIDE_NAMES, type SideName } from '../geometry/offset.ts';
import { type Graph, type Link, linkBetween, neighboursOf, type Space } from '../graph/graph.ts';
import type { Numbering } from '../numbering/numbering.ts';

/** What the map is made from, checked. */
export interface HexMapParts<T extends string, F extends string, S extends string> {
  readonly title: Bilingual;
  readonly numbering: Numbering;
  readonly places: readonly Offset[];
  readonly terrains: readonly T[];
  readonly features: readonly F[];
  readonly hexsides: readonly S[];
}

export class HexMap<T extends string = string, F extends string = string, S extends string = string> implements Graph {
  readonly title: Bilingual;
  readonly numbering: Numbering;
  readonly size: number;
  readonly first: Int32Array;
  readonly targets: Int32Array;
  readonly reverse: Int32Array;
  /** The hexside that each link crosses. */
  readonly sides: Uint8Array;
  readonly terrains: readonly T[];
  readonly features: readonly F[];
  readonly hexsides: readonly S[];
  readonly #places: readonly Offset[];
  readonly #axials: readonly Axial[];
  readonly #index: ReadonlyMap<number, Space>;
  readonly #terrain: Uint8Array;
  readonly #features: ReadonlyMap<F, Uint8Array>;
  readonly #hexsides: ReadonlyMap<S, Uint8Array>;
  readonly #names = new Map<Space, Bilingual>();

  constructor({ title, numbering, places, terrains, features, hexsides }: HexMapParts<T, F, S>, background: T) {
    this.title = title;
    this.numbering = numbering;
    this.terrains = terrains;
    this.features = features;
    this.hexsides = hexsides;
    this.size = places.length;
    this.#places = places;
    this.#axials = places.map((place) => numbering.toAxial(place));
    this.#index = new Map(this.#axials.map((hex, index) => [keyOf(hex), index]));
    const wired = this.#wire();
    this.first = wired.first;
    this.targets = wired.targets;
    this.reverse = wired.reverse;
    this.sides = wired.sides;
    this.#terrain = new Uint8Array(this.size).fill(terrains.indexOf(background));
    this.#features = new Map(features.map((feature) => [feature, new Uint8Array(this.size)]));
    this.#hexsides = new Map(hexsides.map((hexside) => [hexside, new Uint8Array(this.targets.length)]));
  }

  /** The hex with this printed number, if the map has it. */
  find(id: string): Space | undefined {
    const place = this.numbering.parse(id);
    return place && this.#index.get(keyOf(this.numbering.toAxial(place)));
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
    return known(this.#places[hex]);
  }

  axial(hex: Space): Axial {
    return known(this.#axials[hex]);
  }

  neighbours(hex: Space): readonly Space[] {
    return neighboursOf(this, hex);
  }

  neighbour(hex: Space, side: Side): Space | undefined {
    return this.#index.get(keyOf(neighbour(this.axial(hex), side)));
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

  terrain(hex: Space): T {
    return known(this.terrains[this.#terrain[hex] as number]);
  }

  /** For each hex the place of its terrain in `terrains`; for code that asks for many. */
  get terrainCodes(): Uint8Array {
    return this.#terrain;
  }

  has(hex: Space, feature: F): boolean {
    return this.#features.get(feature)?.[hex] === 1;
  }

  featuresOf(hex: Space): readonly F[] {
    return this.features.filter((feature) => this.has(hex, feature));
  }

  /** 1 for each hex that has the feature. */
  featureMask(feature: F): Uint8Array {
    return known(this.#features.get(feature));
  }

  /** Whether a link crosses a river, a strait … */
  crosses(link: Link, hexside: S): boolean {
    return this.#hexsides.get(hexside)?.[link] === 1;
  }

  hexsidesOf(link: Link): readonly S[] {
    return this.hexsides.filter((hexside) => this.crosses(link, hexside));
  }

  /** 1 for each link that crosses such a hexside. */
  hexsideMask(hexside: S): Uint8Array {
    return known(this.#hexsides.get(hexside));
  }

  name(hex: Space): Bilingual | undefined {
    return this.#names.get(hex);
  }

  /** A map like this one with something changed on it: for a map file, a scenario, a bridge built in play. */
  with(changes: MapChanges<T, F, S>): HexMap<T, F, S> {
    const copy = new HexMap<T, F, S>({ ...this, places: this.#places }, known(this.terrains[0]));
    copy.#terrain.set(this.#terrain);
    for (const [feature, mask] of this.#features) copy.#features.get(feature)?.set(mask);
    for (const [hexside, mask] of this.#hexsides) copy.#hexsides.get(hexside)?.set(mask);
    for (const [hex, name] of this.#names) copy.#names.set(hex, name);
    copy.#apply(changes);
    return copy;
  }

  #apply({ terrain = [], features = [], hexsides = [], names = [] }: MapChanges<T, F, S>): void {
    for (const [hex, value] of terrain) this.#terrain[hex] = this.terrains.indexOf(value);
    for (const [hex, feature] of features) this.featureMask(feature)[hex] = 1;
    for (const [link, hexside] of hexsides) {
      this.hexsideMask(hexside)[link] = 1;
      this.hexsideMask(hexside)[this.reverse[link] as Link] = 1;
    }
    for (const [hex, name] of names) this.#names.set(hex, name);
  }

  #present(hexes: readonly Axial[]): readonly Space[] {
    return hexes.flatMap((hex) => this.#index.get(keyOf(hex)) ?? []);
  }

  /** Links in the order of the hexes and, within one, of the sides. */
  #wire(): Pick<HexMap, 'first' | 'targets' | 'reverse' | 'sides'> {
    const bySide = new Int32Array(this.size * 6).fill(-1);
    const first = new Int32Array(this.size + 1);
    const ends: { readonly from: Space; readonly to: Space; readonly side: Side }[] = [];
    for (let from = 0; from < this.size; from += 1) {
      first[from] = ends.length;
      for (const side of SIDES) {
        const to = this.neighbour(from, side);
        if (to === undefined) continue;
        bySide[from * 6 + side] = ends.length;
        ends.push({ from, to, side });
      }
    }
    first[this.size] = ends.length;
    return {
      first,
      targets: Int32Array.from(ends, ({ to }) => to),
      reverse: Int32Array.from(ends, ({ to, side }) => bySide[to * 6 + opposite(side)] as Link),
      sides: Uint8Array.from(ends, ({ side }) => side),
    };
  }
}

export interface MapChanges<T extends string, F extends string, S extends string> {
  readonly terrain?: Iterable<readonly [Space, T]>;
  readonly features?: Iterable<readonly [Space, F]>;
  readonly hexsides?: Iterable<readonly [Link, S]>;
  readonly names?: Iterable<readonly [Space, Bilingual]>;
}

/** Coordinates of any printed map stay far inside this. */
const WIDTH = 1 << 16;
const keyOf = ({ q, r }: Axial): number => q * WIDTH + r;

function known<V>(value: V | undefined): V {
  if (value === undefined) throw new RangeError('no such hex, link or word on this map');
  return value;
}
