/** Zones of control: what each unit exerts into the spaces around it, by a rule that the game supplies. */
import type { Graph, Link, Space } from './graph.ts';

/** Something that stands on a space. */
export interface Stationed {
  readonly at: Space;
}

/** The zone that a unit exerts into a neighbouring space, if any. */
export type Exerts<U extends Stationed, Z> = (unit: U, to: Space, link: Link) => Z | undefined;

/** A zone that one unit exerts on one space. */
export interface Exerted<U, Z> {
  readonly unit: U;
  readonly space: Space;
  readonly zone: Z;
}

/** All zones of control, looked up by space. */
export class Zones<U extends Stationed, Z> {
  readonly #all: readonly Exerted<U, Z>[];
  /** The last entry of each space, and for each entry the one before it in the same space; −1 where there is none. */
  readonly #last: Int32Array;
  readonly #before: readonly number[];

  constructor(all: readonly Exerted<U, Z>[], last: Int32Array, before: readonly number[]) {
    this.#all = all;
    this.#last = last;
    this.#before = before;
  }

  /** Every zone, in the order of the units. */
  get all(): readonly Exerted<U, Z>[] {
    return this.#all;
  }

  /** What is exerted into a space, in the order of the units. */
  in(space: Space): readonly Exerted<U, Z>[] {
    const exerted: Exerted<U, Z>[] = [];
    for (let at = this.#last[space] ?? -1; at >= 0; at = this.#before[at] as number)
      exerted.push(this.#all[at] as Exerted<U, Z>);
    return exerted.reverse();
  }

  /** Whether anything is exerted into a space; with `fits`, anything of that kind. */
  has(space: Space, fits?: (exerted: Exerted<U, Z>) => boolean): boolean {
    for (let at = this.#last[space] ?? -1; at >= 0; at = this.#before[at] as number)
      if (fits === undefined || fits(this.#all[at] as Exerted<U, Z>)) return true;
    return false;
  }

  of(unit: U): readonly Exerted<U, Z>[] {
    return this.#all.filter((exerted) => exerted.unit === unit);
  }
}

/** Gathers the zones that units exert. */
export function zones<U extends Stationed, Z>(graph: Graph, units: readonly U[], exerts: Exerts<U, Z>): Zones<U, Z> {
  const { first, targets } = graph;
  const all: Exerted<U, Z>[] = [];
  const last = new Int32Array(graph.size).fill(-1);
  const before: number[] = [];
  for (const unit of units) {
    const end = first[unit.at + 1] as Link;
    for (let link = first[unit.at] as Link; link < end; link += 1) {
      const space = targets[link] as Space;
      const zone = exerts(unit, space, link);
      if (zone === undefined) continue;
      before.push(last[space] as number);
      last[space] = all.length;
      all.push({ unit, space, zone });
    }
  }
  return new Zones(all, last, before);
}
