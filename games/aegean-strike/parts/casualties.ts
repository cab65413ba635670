/** Hits of a ground combat, unit by unit: the owner says who takes each. */

import { checkpoint, choice, done, type Effect, type Step } from '@grognard/kernel';
import { ask } from '../text/kit.ts';
import type { Side } from '../vocabulary.ts';
import { eliminated, hitsOn } from './effects.ts';
import type { GroundUnit } from './ground-units.ts';

const TAKER = ask('example.ground', 'battle.ask.taker');

/** Hits taken by each unit, in the order of the list; what a destroyed force cannot take is lost. */
export const casualties = (
  units: readonly GroundUnit[],
  side: Side,
  hits: number,
  before: readonly number[],
): Step<readonly number[]> => {
  const from = (left: number, taken: readonly number[]): Step<readonly number[]> => {
    const standing = units.flatMap((unit, place) =>
      isLeft(unit, taken[place] ?? 0) ? [{ place, name: unit.name }] : [],
    );
    const [only] = standing;
    if (left === 0 || only === undefined) return done(taken);
    const take = (place: number): Step<readonly number[]> =>
      checkpoint('hit taken', [left - 1, taken.map((one, at) => (at === place ? one + 1 : one))], ([rest, sofar]) =>
        from(rest as number, sofar as readonly number[]),
      );
    if (standing.length === 1) return take(only.place);
    return choice(
      TAKER,
      side,
      standing.map(({ name }) => name),
      (name) => take(standing.find((unit) => unit.name === name)?.place ?? only.place),
    );
  };
  return from(hits, before);
};

/** Whether a unit is still there after these Hits. */
export const isLeft = (
  { hits, hitsToEliminate }: Pick<GroundUnit, 'hits' | 'hitsToEliminate'>,
  taken: number,
): boolean => hits + taken < hitsToEliminate;

/** Whether the whole force is gone. */
export const destroyed = (units: readonly GroundUnit[], taken: readonly number[]): boolean =>
  units.every((unit, place) => !isLeft(unit, taken[place] ?? 0));

/** Hits by unit, and the units they eliminate. */
export const groundLosses = (side: Side, units: readonly GroundUnit[], taken: readonly number[]): readonly Effect[] =>
  units.flatMap((unit, place) => {
    const more = taken[place] ?? 0;
    return [
      ...hitsOn('ground', side, unit.name, more),
      ...(isLeft(unit, more) ? [] : [eliminated('ground', side, unit.name)]),
    ];
  });
