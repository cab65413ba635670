/** Decisions that need no question where there is nothing to decide. */

import { inTurn } from './nested.ts';
import { type Ask, choice, type Side, type Step } from './step.ts';

/** One of several; nobody is asked where only one is left, and `then` hears of none where there is none. */
export const pickOne = <T, O extends string>(
  ask: Ask,
  side: Side,
  options: readonly O[],
  then: (picked: O | undefined) => Step<T>,
): Step<T> => (options.length < 2 ? then(options[0]) : choice(ask, side, options, then));

/** Someone who can bear so many losses. */
export interface Bearer {
  readonly name: string;
  readonly bears: number;
}

/**
 * Losses borne one after another: each goes to whoever can still bear one, as `side` picks. What nobody can bear is
 * not borne. `then` hears what each bears, in their order.
 */
export const borneInTurn = <T>(
  ask: Ask,
  side: Side,
  bearers: readonly Bearer[],
  losses: number,
  then: (borne: readonly number[]) => Step<T>,
): Step<T> =>
  inTurn<number, readonly number[], T>(
    Array.from({ length: losses }, (_, loss) => loss),
    bearers.map(() => 0),
    (_, borne, next) => {
      const able = bearers.filter(({ bears }, place) => bears > (borne[place] ?? 0)).map(({ name }) => name);
      return pickOne(ask, side, able, (picked) =>
        next(borne.map((count, place) => (bearers[place]?.name === picked ? count + 1 : count))),
      );
    },
    then,
  );
