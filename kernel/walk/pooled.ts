/** Dice that come to few different things: thrown one by one in play, taken together by whoever only weighs them. */
import { chance, done, type Lot, type Step } from '../step/step.ts';
import { odds } from './odds.ts';

/** What dice come to, and how often, by a name for those dice. */
export type Pools<T> = Map<string, readonly { readonly result: T; readonly weight: number }[]>;

/** `name` says all on which the step hangs, as far as `pools` are kept; no decision may be in it, only dice. */
export function pooled<T extends number | string>(pools: Pools<T>, name: string, step: Step<T>): Step<T> {
  if (step.kind !== 'chance') return step;
  const lots = (): readonly Lot<T>[] => {
    const pool = pools.get(name) ?? poolOf(step);
    pools.set(name, pool);
    return pool.map(({ result, weight }) => ({ weight, next: () => done(result) }));
  };
  return chance(step.ask, step.die, step.next, step.notes, lots);
}

const poolOf = <T>(step: Step<T>) =>
  odds(step, { policy: undecided }).distribution.outcomes.map(({ outcome, weight }) => ({
    result: outcome,
    weight: Number(weight),
  }));

const undecided = (): never => {
  throw new Error('a decision has no place among dice that are taken together');
};
