/** A way walked step by step: what each step costs, where a locking zone ends the move, which markers it removes. */
import { linkBetween, type Space } from '@grognard/hexes';
import type { AegeanBook } from '../book.ts';
import type { AegeanMap } from '../map-words.ts';
import type { Formation } from '../vocabulary.ts';
import { type Bar, groundTravel, type Mover, type Obstacles } from './ground-travel.ts';

/** The way, the formation it begins in, and the one change of formation after so many steps. */
export interface March {
  readonly way: readonly Space[];
  readonly formation: Formation;
  readonly change: { readonly after: number; readonly to: Formation } | undefined;
}

export type Marched =
  | {
      readonly kind: 'open';
      readonly before: number;
      readonly after: number;
      /** What each step cost. */
      readonly steps: readonly number[];
      readonly cleared: readonly Space[];
    }
  | {
      readonly kind: 'barred';
      readonly step: number;
      readonly from: Space;
      readonly to: Space;
      readonly why: Bar | 'stopped' | 'apart';
    };

/** Points before and after the change, or the step that is closed. */
export function march(
  map: AegeanMap,
  mover: Mover,
  { way, formation, change }: March,
  obstacles: Obstacles,
  book: AegeanBook,
): Marched {
  const marked = new Set(obstacles.interdicted);
  const [points, steps, cleared]: [[number, number], number[], Space[]] = [[0, 0], [], []];
  let stopped = false;
  for (const [step, to] of way.slice(1).entries()) {
    const from = way[step] as Space;
    const link = linkBetween(map, from, to);
    const closed = (why: Bar | 'stopped' | 'apart'): Marched => ({ kind: 'barred', step, from, to, why });
    if (link === undefined) return closed('apart');
    // A change of formation does not free a unit that a locking zone has stopped.
    if (stopped) return closed('stopped');
    const leg = change && step >= change.after ? 1 : 0;
    const by = leg === 1 && change ? change.to : formation;
    const travel = groundTravel(map, mover, by, { ...obstacles, interdicted: marked }, book);
    const bar = travel.bar(from, to, link);
    if (bar !== undefined) return closed(bar);
    const cost = travel.cost(from, to, link);
    points[leg] += cost;
    steps.push(cost);
    // Whoever moves through takes the marker off: the hex is paid once.
    if (marked.delete(to)) cleared.push(to);
    stopped = travel.stops?.(from, to, link) ?? false;
  }
  return { kind: 'open', before: points[0], after: points[1], steps, cleared };
}
