/** Where a unit can go, what it costs and by which way. */
import { FORBIDDEN, type Graph, type Link, linkBetween, type Space, type Travel } from './graph.ts';
import { type Found, linksTo, type Start, spacesTo, spread } from './spread.ts';

/** Everything that can be reached, with the cheapest way to each. */
export class Reach {
  readonly #found: Found;

  constructor(found: Found) {
    this.#found = found;
  }

  /** Points to each space, `Infinity` where it is out of reach; for code that asks for many. */
  get costs(): Float64Array {
    return this.#found.costs;
  }

  has(space: Space): boolean {
    return (this.costs[space] ?? Number.POSITIVE_INFINITY) < Number.POSITIVE_INFINITY;
  }

  costTo(space: Space): number | undefined {
    return this.has(space) ? this.costs[space] : undefined;
  }

  /** The spaces in reach, the starts among them, in the order of the map. */
  spaces(): readonly Space[] {
    return Array.from(this.costs.keys()).filter((space) => this.has(space));
  }

  /** The cheapest way, from the start to the space; nothing if it is out of reach. */
  pathTo(space: Space): readonly Space[] | undefined {
    return this.has(space) ? spacesTo(this.#found, space) : undefined;
  }

  /** The same way as links. */
  linksTo(space: Space): readonly Link[] | undefined {
    return this.has(space) ? linksTo(this.#found, space) : undefined;
  }
}

/** Every space that `allowance` points reach. A start may stand for an earlier part of the move, with what that cost. */
export const reach = (
  graph: Graph,
  starts: Space | readonly Start[],
  travel: Travel,
  allowance: number = Number.POSITIVE_INFINITY,
): Reach => new Reach(spread(graph, typeof starts === 'number' ? [{ at: starts }] : starts, travel, allowance));

/** A way, space by space, and what it costs. */
export interface Path {
  readonly spaces: readonly Space[];
  readonly links: readonly Link[];
  readonly cost: number;
}

/** The cheapest way from one space to another, if there is one. */
export function shortestPath(graph: Graph, from: Space, to: Space, travel: Travel): Path | undefined {
  const found = spread(graph, [{ at: from }], travel, Number.POSITIVE_INFINITY, (space) =>
    space === to ? 'end' : 'on',
  );
  const ways = new Reach(found);
  const cost = ways.costTo(to);
  return cost === undefined ? undefined : { spaces: spacesTo(found, to), links: linksTo(found, to), cost };
}

/** What a given way costs: its sum, or the step of it that the rules forbid. */
export type Priced =
  | { readonly kind: 'open'; readonly cost: number }
  | {
      readonly kind: 'barred';
      readonly from: Space;
      readonly to: Space;
      readonly why: 'apart' | 'forbidden' | 'stopped';
    };

/** Prices the way a player has drawn. */
export function price(graph: Graph, spaces: readonly Space[], travel: Travel): Priced {
  let cost = 0;
  let stopped = false;
  for (const [index, to] of spaces.slice(1).entries()) {
    const from = spaces[index] as Space;
    const link = linkBetween(graph, from, to);
    if (link === undefined) return { kind: 'barred', from, to, why: 'apart' };
    if (stopped) return { kind: 'barred', from, to, why: 'stopped' };
    const step = travel.cost(from, to, link);
    if (step === FORBIDDEN) return { kind: 'barred', from, to, why: 'forbidden' };
    cost += step;
    stopped = travel.stops?.(from, to, link) ?? false;
  }
  return { kind: 'open', cost };
}
