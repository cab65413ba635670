/** Dice that come to few different things: thrown one by one in play, taken together by whoever only weighs them. */
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
  const lots = (): Lots<T> => {
    const pool = pools.get(name) ?? poolOf(step);
    pools.set(name, pool);
    const { weights, whole, results } = pool;
    return { weights, whole, next: (lot) => done(results[lot] as T) };
  };
  return chance(step.ask, step.die, step.next, step.notes, lots);
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
