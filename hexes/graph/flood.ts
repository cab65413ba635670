/** Spreading without cost: every space that can be come to, and in how many steps. */
import type { Graph, Link, Space } from './graph.ts';

/** Whether the flood goes over a link. */
export type Passes = (from: Space, to: Space, link: Link) => boolean;

/** How many steps every space is from where the flood began. */
export class Flood {
  /** Steps to each space, −1 where the flood does not come; for code that asks for many. */
  readonly steps: Int32Array;
  /** The spaces in the order in which the flood comes to them. */
  readonly spaces: readonly Space[];

  constructor(steps: Int32Array, spaces: readonly Space[]) {
    this.steps = steps;
    this.spaces = spaces;
  }

  has(space: Space): boolean {
    return (this.steps[space] ?? -1) >= 0;
  }

  stepsTo(space: Space): number | undefined {
    return this.has(space) ? this.steps[space] : undefined;
  }
}

/** Spreads step by step over every link that passes. */
export function flood(
  graph: Graph,
  starts: readonly Space[],
  passes: Passes,
  most: number = Number.POSITIVE_INFINITY,
): Flood {
  const { first, targets } = graph;
  const steps = new Int32Array(graph.size).fill(-1);
  const spaces: Space[] = [];
  for (const start of starts) {
    if (steps[start] !== -1) continue;
    steps[start] = 0;
    spaces.push(start);
  }
  // The list grows while it is walked.
  for (const space of spaces) {
    const next = (steps[space] as number) + 1;
    if (next > most) break;
    const end = first[space + 1] as Link;
    for (let link = first[space] as Link; link < end; link += 1) {
      const to = targets[link] as Space;
      if (steps[to] !== -1 || !passes(space, to, link)) continue;
      steps[to] = next;
      spaces.push(to);
    }
  }
  return new Flood(steps, spaces);
}
