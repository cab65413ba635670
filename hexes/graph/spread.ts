/** The one cheapest-first search that reach, paths and supply share. */
import type { Graph, Link, Space, Travel } from './graph.ts';
import { Heap } from './heap.ts';

/** Where a spread begins. */
export interface Start {
  readonly at: Space;
  /** Points already spent on arriving here; 0 unless told. */
  readonly spent?: number;
}

/** What to do at a space that has just been reached as cheaply as can be. */
type Verdict = 'on' | 'end' | 'anew';

/** Asked at each space in order of cost, again if it is reached at another cost later; `anew` counts from 0 there. */
export type Visit = (space: Space, cost: number, found: Found) => Verdict;

/** Cheapest arrivals. An arrival that had to stop may be cheaper than the one that goes on: both are kept. */
export interface Found {
  readonly graph: Graph;
  /** The cheapest arrival at each space, `Infinity` where there is none. */
  readonly costs: Float64Array;
  /** The link of that arrival, −1 at a start and where there is none. */
  readonly by: Int32Array;
  /** The link of the cheapest arrival that may go on. */
  readonly onwardBy: Int32Array;
}

export function spread(graph: Graph, starts: readonly Start[], travel: Travel, bound: number, visit?: Visit): Found {
  const { size, first, targets } = graph;
  const halting = travel.stops !== undefined;
  const costs = new Float64Array(size).fill(Number.POSITIVE_INFINITY);
  const by = new Int32Array(size).fill(-1);
  const onward = halting ? costs.slice() : costs;
  const onwardBy = halting ? by.slice() : by;
  const found: Found = { graph, costs, by, onwardBy };
  const heap = new Heap();
  const begin = (space: Space, spent: number): void => {
    costs[space] = spent;
    onward[space] = spent;
    by[space] = -1;
    onwardBy[space] = -1;
    heap.push(spent, space);
  };
  for (const { at, spent = 0 } of starts) if (spent <= bound && spent < (onward[at] as number)) begin(at, spent);

  while (heap.size > 0) {
    const cost = heap.least;
    const item = heap.pop();
    // A halted arrival stands in the heap as the complement of its space.
    const halted = item < 0;
    const space = halted ? ~item : item;
    if (cost > ((halted ? costs : onward)[space] as number)) continue;
    if (visit !== undefined) {
      const verdict = visit(space, cost, found);
      if (verdict === 'end') return found;
      if (verdict === 'anew' && (cost > 0 || halted)) {
        begin(space, 0);
        continue;
      }
    }
    if (halted) continue;
    const end = first[space + 1] as Link;
    for (let link = first[space] as Link; link < end; link += 1) {
      const to = targets[link] as Space;
      // No step is free to come back: what is already settled at or below this cost need not be asked.
      if ((onward[to] as number) <= cost) continue;
      const step = travel.cost(space, to, link);
      if (!(step >= 0)) throw new RangeError(`a step cost ${step}, and no step may cost less than 0`);
      const spent = cost + step;
      if (spent > bound || spent >= (onward[to] as number)) continue;
      if (halting && travel.stops?.(space, to, link)) {
        if (spent >= (costs[to] as number)) continue;
        costs[to] = spent;
        by[to] = link;
        heap.push(spent, ~to);
        continue;
      }
      onward[to] = spent;
      onwardBy[to] = link;
      if (halting && spent < (costs[to] as number)) {
        costs[to] = spent;
        by[to] = link;
      }
      heap.push(spent, to);
    }
  }
  return found;
}

/** The links of the cheapest way to a space, from its start on. */
export function linksTo({ graph, by, onwardBy }: Found, space: Space): readonly Link[] {
  const links: Link[] = [];
  for (let link = by[space] as Link; link >= 0; link = onwardBy[originOf(graph, link)] as Link) links.push(link);
  return links.reverse();
}

/** The spaces of the cheapest way to a space, from its start on. */
export const spacesTo = (found: Found, space: Space): readonly Space[] => {
  const links = linksTo(found, space);
  const [start] = links;
  return start === undefined
    ? [space]
    : [originOf(found.graph, start), ...links.map((link) => found.graph.targets[link] as Space)];
};

const originOf = (graph: Graph, link: Link): Space => graph.targets[graph.reverse[link] as Link] as Space;
