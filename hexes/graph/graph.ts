/** What every map is to a path: spaces that links join. Hex maps, point-to-point maps and linked scales all offer it. */

/** A space of one map, counted from 0. */
export type Space = number;
/** A link seen from one of its ends, counted from 0. */
export type Link = number;

/** Spaces and the links between them. */
export interface Graph {
  /** How many spaces there are. */
  readonly size: number;
  /** The links of a space run from `first[space]` to just before `first[space + 1]`. */
  readonly first: Int32Array;
  /** The space that a link leads to. */
  readonly targets: Int32Array;
  /** The same link seen from its other end. */
  readonly reverse: Int32Array;
}

/** The cost of a step that may not be taken. */
export const FORBIDDEN = Number.POSITIVE_INFINITY;

/** How one unit (or a supply line) travels: the game's own rules, asked for each step. */
export interface Travel {
  /** Points from one space into the next: 0 or more, or `FORBIDDEN`. */
  cost(from: Space, to: Space, link: Link): number;
  /** Whether whoever takes this step must stop there. */
  stops?(from: Space, to: Space, link: Link): boolean;
}

/** The link that leads from one space straight to another; the first of them where several do. */
export function linkBetween(graph: Graph, from: Space, to: Space): Link | undefined {
  for (let link = graph.first[from] as Link; link < (graph.first[from + 1] as Link); link += 1)
    if (graph.targets[link] === to) return link;
  return undefined;
}

/** The spaces next to one. */
export const neighboursOf = (graph: Graph, space: Space): readonly Space[] => [
  ...graph.targets.subarray(graph.first[space], graph.first[space + 1]),
];

/** The same rules travelled the other way: for a line traced from the unit to its source. */
export function backwards(graph: Graph, travel: Travel): Travel {
  const { reverse } = graph;
  return {
    cost: (from, to, link) => travel.cost(to, from, reverse[link] as Link),
    ...(travel.stops && { stops: (from, to, link) => travel.stops?.(to, from, reverse[link] as Link) ?? false }),
  };
}

/** A graph of two-way joins; `join` tells which of them a link belongs to. */
export function connect(
  size: number,
  joins: readonly (readonly [Space, Space])[],
): Graph & { readonly join: Int32Array } {
  const first = new Int32Array(size + 1);
  for (const [a, b] of joins) {
    first[a + 1] = (first[a + 1] as number) + 1;
    first[b + 1] = (first[b + 1] as number) + 1;
  }
  for (let space = 0; space < size; space += 1)
    first[space + 1] = (first[space + 1] as number) + (first[space] as number);
  const targets = new Int32Array(joins.length * 2);
  const reverse = new Int32Array(joins.length * 2);
  const join = new Int32Array(joins.length * 2);
  const next = first.slice();
  const place = (from: Space, to: Space, index: number): Link => {
    const link = next[from] as Link;
    next[from] = link + 1;
    targets[link] = to;
    join[link] = index;
    return link;
  };
  for (const [index, [a, b]] of joins.entries()) {
    const there = place(a, b, index);
    const back = place(b, a, index);
    reverse[there] = back;
    reverse[back] = there;
  }
  return { size, first, targets, reverse, join };
}
