/** Dice that come to few different things: thrown one by one in play, taken together by whoever only weighs them. */
import { nested } from '../step/nested.ts';
import { chance, done, type Lots, type Step } from '../step/step.ts';
import { odds } from './odds.ts';

/** What dice come to, and how often, by a name for those dice. */
export type Pools<T> = Map<string, Pool<T>>;

interface Pool<T> extends Omit<Lots<T>, 'next'> {
  readonly results: readonly T[];
}

/** `name` says all on which the step hangs, as far as `pools` are kept; no decision may be in it, only dice. */
export function pooled<T extends number | string>(pools: Pools<T>, name: string, step: Step<T>): Step<T> {
  if (step.kind !== 'chance') return step;
  let made: Lots<T> | undefined;
  const lots = (): Lots<T> => {
    made ??= lotsOf(poolIn(pools, name, step));
    return made;
  };
  return chance(step.ask, step.die, step.next, step.notes, lots);
}

/**
 * Two pools, the second thrown after the first and whatever it came to; `both` is a name for each pair of what they come to.
 * Where only one of them has dice there is nothing to put together.
 */
export function pooledPair<A extends number | string, B extends number | string, T extends number | string>(
  first: Step<A>,
  second: Step<B>,
  both: (one: A, other: B) => T,
): Step<T> {
  const step = nested('first', 0, first, (one) => nested('second', one, second, (other) => done(both(one, other))));
  if (step.kind !== 'chance' || first.kind !== 'chance' || second.kind !== 'chance') return step;
  const [ones, others] = [first.lots, second.lots];
  if (!ones || !others) return step;
  let made: Lots<T> | undefined;
  const lots = (): Lots<T> => {
    made ??= pairsOf(ones(), others(), both);
    return made;
  };
  return chance(step.ask, step.die, step.next, step.notes, lots);
}

function pairsOf<A, B, T>(ones: Lots<A>, others: Lots<B>, both: (one: A, other: B) => T): Lots<T> {
  const weights: number[] = [];
  const results: T[] = [];
  for (const [lot, weight] of ones.weights.entries()) {
    const one = cameTo(ones, lot);
    for (const [place, times] of others.weights.entries()) {
      weights.push(weight * times);
      results.push(both(one, cameTo(others, place)));
    }
  }
  return lotsOf({ weights, whole: ones.whole * others.whole, results });
}

function cameTo<T>({ next }: Lots<T>, lot: number): T {
  const end = next(lot);
  if (end.kind !== 'done') throw new Error('dice that are taken together lead to an end');
  return end.result;
}

/** Each end is made once, however often it is come to. */
function lotsOf<T>({ weights, whole, results }: Pool<T>): Lots<T> {
  const ends = results.map((result) => done(result));
  return { weights, whole, next: (lot) => ends[lot] as Step<T> };
}

function poolIn<T>(pools: Pools<T>, name: string, step: Step<T>): Pool<T> {
  const pool = pools.get(name) ?? poolOf(step);
  pools.set(name, pool);
  return pool;
}

function poolOf<T>(step: Step<T>): Pool<T> {
  const { outcomes, total } = odds(step, { policy: undecided }).distribution;
  return {
    weights: outcomes.map(({ weight }) => Number(weight)),
    whole: Number(total),
    results: outcomes.map(({ outcome }) => outcome),
  };
}

const undecided = (): never => {
  throw new Error('a decision has no place among dice that are taken together');
};
