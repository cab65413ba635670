/** Two maps at different scales, joined by transition hexes: one graph for paths, one way to count ranges. */
import { accept, type Checked, type Refusal } from '@grognard/kernel';
import { connect, type Graph, type Link, type Space, type Travel } from '../graph/graph.ts';
import { reach } from '../graph/reach.ts';
import type { HexMap } from '../map/hex-map.ts';

/** Which of the two maps. */
export type Scale = 'operational' | 'strategic';

/** A place where one map is left for the other. */
export interface Transition {
  /** The strategic hex from which the operational map is entered. */
  readonly strategic: string;
  /** The hexes of the operational map's edge that it leads to. */
  readonly edge: readonly string[];
}

/** Two maps of one theatre, and where they meet. */
export interface ScalePlan {
  readonly operational: HexMap;
  readonly strategic: HexMap;
  /** Operational hexes in one strategic hex. */
  readonly ratio: number;
  /** Operational hexes between a transition hex and the edge of the operational map. */
  readonly crossing: number;
  readonly transitions: readonly Transition[];
}

/** A place on one of the two maps. */
export interface Position {
  readonly scale: Scale;
  readonly hex: string;
}

/** Counted in hexes of one scale: in strategic hexes only between two places of the strategic map. */
export interface Range {
  readonly scale: Scale;
  readonly hexes: number;
}

/** What a way costs in each of the two currencies, before any is turned into the other. */
export interface Bill {
  readonly strategic: number;
  readonly operational: number;
}

/** Each link is a step on one of the maps or the crossing between them. */
export type LinkScale = Scale | 'crossing';

/** The operational hexes come first among the spaces, the strategic ones after them. */
export class LinkedScales implements Graph {
  readonly plan: ScalePlan;
  readonly size: number;
  readonly first: Int32Array;
  readonly targets: Int32Array;
  readonly reverse: Int32Array;

  constructor(plan: ScalePlan) {
    this.plan = plan;
    const { operational, strategic } = plan;
    const graph = connect(operational.size + strategic.size, [
      ...joins(operational, 0),
      ...joins(strategic, operational.size),
      ...plan.transitions.flatMap(({ strategic: id, edge }) =>
        edge.map((hex): Join => [strategic.at(id) + operational.size, operational.at(hex)]),
      ),
    ]);
    this.size = graph.size;
    this.first = graph.first;
    this.targets = graph.targets;
    this.reverse = graph.reverse;
  }

  find({ scale, hex }: Position): Space | undefined {
    const found = this.plan[scale].find(hex);
    return found === undefined || scale === 'operational' ? found : found + this.plan.operational.size;
  }

  /** The place, where it is known to be on the maps. */
  at(position: Position): Space {
    const space = this.find(position);
    if (space === undefined) throw new RangeError(`no ${position.scale} hex ${position.hex}`);
    return space;
  }

  position(space: Space): Position {
    const { operational, strategic } = this.plan;
    return space < operational.size
      ? { scale: 'operational', hex: operational.id(space) }
      : { scale: 'strategic', hex: strategic.id(space - operational.size) };
  }

  scaleOf(link: Link): LinkScale {
    const from = this.#scaleAt(this.targets[this.reverse[link] as Link] as Space);
    return from === this.#scaleAt(this.targets[link] as Space) ? from : 'crossing';
  }

  /** A step of this link in operational hexes. */
  inOperational(link: Link): number {
    const { ratio, crossing } = this.plan;
    switch (this.scaleOf(link)) {
      case 'operational':
        return 1;
      case 'strategic':
        return ratio;
      case 'crossing':
        return crossing;
    }
  }

  /** Every hex open, counted in operational hexes; a game adds its own bars to it. */
  get travel(): Travel {
    return { cost: (_, __, link) => this.inOperational(link) };
  }

  /** The two currencies of a way: strategic steps apart from operational ones and crossings. */
  bill(links: readonly Link[]): Bill {
    const strategic = links.filter((link) => this.scaleOf(link) === 'strategic').length;
    const operational = links.reduce((sum, link) => sum + this.inOperational(link), -strategic * this.plan.ratio);
    return { strategic, operational: operational + 0 };
  }

  /** On one map the plain distance; between the maps through the nearest transition, in operational hexes. */
  range(from: Position, to: Position): Range | undefined {
    const [a, b] = [this.find(from), this.find(to)];
    if (a === undefined || b === undefined) return undefined;
    if (from.scale === to.scale) {
      const map = this.plan[from.scale];
      return { scale: from.scale, hexes: map.distance(map.at(from.hex), map.at(to.hex)) };
    }
    const hexes = reach(this, a, this.travel).costTo(b);
    return hexes === undefined ? undefined : { scale: 'operational', hexes };
  }

  #scaleAt(space: Space): Scale {
    return space < this.plan.operational.size ? 'operational' : 'strategic';
  }
}

/** A range counted in operational hexes. */
export const inOperational = ({ scale, hexes }: Range, ratio: number): number =>
  scale === 'strategic' ? hexes * ratio : hexes;

/** Whether a range lies within a limit printed at either scale. */
export const isWithin = (range: Range, limit: Range, ratio: number): boolean =>
  inOperational(range, ratio) <= inOperational(limit, ratio);

/** The two maps joined, or every transition that is on neither. */
export function linkScales(plan: ScalePlan): Checked<LinkedScales> {
  const { operational, strategic } = plan;
  const corners = (map: HexMap) => ({ from: map.id(0), to: map.id(map.size - 1) });
  const faults = plan.transitions.flatMap(({ strategic: id, edge }, index): readonly Refusal[] => [
    ...(strategic.find(id) === undefined
      ? [{ code: 'noSuchHex', at: `transitions[${index}].strategic`, facts: { received: id, ...corners(strategic) } }]
      : []),
    ...(edge.length === 0
      ? [{ code: 'notATransition', at: `transitions[${index}].edge`, facts: { received: id } }]
      : []),
    ...edge.flatMap((hex, place) =>
      operational.find(hex) === undefined
        ? [
            {
              code: 'noSuchHex',
              at: `transitions[${index}].edge[${place}]`,
              facts: { received: hex, ...corners(operational) },
            },
          ]
        : [],
    ),
  ]);
  return faults.length > 0 ? { ok: false, refusals: faults } : accept(new LinkedScales(plan));
}

type Join = readonly [Space, Space];

/** Each pair of neighbours once. */
function joins(map: HexMap, shift: number): readonly Join[] {
  return Array.from({ length: map.size }, (_, from) =>
    map.neighbours(from).flatMap((to): readonly Join[] => (from < to ? [[from + shift, to + shift]] : [])),
  ).flat();
}
