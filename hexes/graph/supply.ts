/** A supply network: depots joined to sources, each within a limit of what is joined already. */
import type { Graph, Space, Travel } from './graph.ts';
import { Reach } from './reach.ts';
import { spacesTo, spread } from './spread.ts';

/** Where supply comes from, what passes it on, and how far. */
export interface SupplyPlan {
  /** Spaces that are in the network by themselves. */
  readonly sources: readonly Space[];
  readonly depots: readonly Space[];
  /** The most points from a member of the network to the next depot. */
  readonly limit: number;
  /** Travelled from the network outwards; see `backwards` for rules that trace the other way. */
  readonly travel: Travel;
}

/** A depot in the network, and the way that joins it. */
export interface JoinedDepot {
  readonly depot: Space;
  /** Points from the member that feeds it. */
  readonly cost: number;
  /** The way from that member to the depot. */
  readonly path: readonly Space[];
}

/** A depot that the network does not reach. */
export interface CutDepot {
  readonly depot: Space;
  /** Points from the nearest member, over the limit; absent if no way leads there. */
  readonly cost?: number;
}

/** Which depots are joined and which are cut off. */
export interface SupplyNetwork {
  readonly joined: readonly JoinedDepot[];
  readonly cut: readonly CutDepot[];
  /** Sources and joined depots. */
  readonly members: readonly Space[];
  /** Points and way from the nearest member to every space: what a unit traces. */
  readonly reach: Reach;
}

/** Joins depots to their sources, and through each other. */
export function supplyNetwork(graph: Graph, { sources, depots, limit, travel }: SupplyPlan): SupplyNetwork {
  const waiting = new Set(depots);
  for (const source of sources) waiting.delete(source);
  const joined: JoinedDepot[] = [];
  // Spaces come in order of cost, so nothing beyond the limit is settled before the last depot has joined.
  const found = spread(
    graph,
    sources.map((at) => ({ at })),
    travel,
    Number.POSITIVE_INFINITY,
    (space, cost, sofar) => {
      if (cost > limit || !waiting.delete(space)) return 'on';
      joined.push({ depot: space, cost, path: spacesTo(sofar, space) });
      return 'anew';
    },
  );
  const ways = new Reach(found);
  const cut = [...waiting].map((depot): CutDepot => {
    const cost = ways.costTo(depot);
    return cost === undefined ? { depot } : { depot, cost };
  });
  return { joined, cut, members: [...new Set(sources), ...joined.map(({ depot }) => depot)], reach: ways };
}
