/**
 * Combat air patrol: one ready unit at a time is placed on the target. A miss sends it home, the target moves one more
 * hex, and the next may try.
 */

import { checkpoint, choice, done, nested, type Step } from '@grognard/kernel';
import type { AegeanBook } from '../book.ts';
import { ask } from '../text/kit.ts';
import { enemyOf, type Side } from '../vocabulary.ts';
import { type AirBattle, airBattle, type Flyer, interceptorHits } from './air-battle.ts';
import type { Fighter } from './air-units.ts';
import { sum } from './balance.ts';
import { spread } from './fire.ts';
import { sighted } from './sighting.ts';

/** The stack that the patrol meets. */
export interface Quarry {
  readonly escorts: readonly Fighter[];
  readonly strikers: readonly Fighter[];
}

/** How many units of the patrol flew, and the Hits on each unit of either side; a unit with a Hit aborts. */
export type Patrolled = Readonly<{
  flown: number;
  patrol: readonly number[];
  escorts: readonly number[];
  strikers: readonly number[];
  /** The escort has gone home with strikers that aborted. */
  escortGone: boolean;
}>;

/** What stays the same through one patrol. */
interface Watch {
  readonly side: Side;
  readonly units: readonly Flyer[];
  readonly quarry: Quarry;
  readonly book: AegeanBook;
}

export const unmet = (units: readonly unknown[], { escorts, strikers }: Quarry): Patrolled => ({
  flown: 0,
  patrol: units.map(() => 0),
  escorts: escorts.map(() => 0),
  strikers: strikers.map(() => 0),
  escortGone: false,
});

export const patrol = (side: Side, units: readonly Flyer[], quarry: Quarry, book: AegeanBook): Step<Patrolled> =>
  send({ side, units, quarry, book }, unmet(units, quarry));

/** The units that no Hit has sent home. */
export const stillThere = <U>(units: readonly U[], hits: readonly number[]): readonly U[] =>
  units.filter((_, place) => (hits[place] ?? 0) === 0);

/** What is left of the stack. */
export const quarryLeft = ({ escorts, strikers }: Quarry, so: Patrolled): Quarry => ({
  escorts: so.escortGone ? [] : stillThere(escorts, so.escorts),
  strikers: stillThere(strikers, so.strikers),
});

/** The question that sends a patrol unit, or lets the target go on. */
export const sending = <T>(side: Side, unit: string, hold: () => Step<T>, fly: () => Step<T>): Step<T> =>
  choice(ask('example.patrol', 'patrol.ask.fly', { facts: { unit } }), side, ['hold', 'fly'], (option) =>
    option === 'hold' ? hold() : fly(),
  );

/** The owner sends the next ready unit, or lets the target go on. */
const send = (watch: Watch, so: Patrolled): Step<Patrolled> => {
  const unit = watch.units[so.flown];
  const { escorts, strikers } = quarryLeft(watch.quarry, so);
  const gone = watch.quarry.strikers.length > 0 ? strikers.length === 0 : escorts.length === 0;
  if (unit === undefined || gone) return done(so);
  return sending(
    watch.side,
    unit.name,
    () => done(so),
    () => sight(watch, so),
  );
};

/** The target rolls to detect the unit placed on it, one die for each of its own. */
const sight = (watch: Watch, so: Patrolled): Step<Patrolled> => {
  const { side, quarry, book } = watch;
  const { escorts, strikers } = quarryLeft(quarry, so);
  const looks = [...escorts, ...strikers].map(
    ({ type }) => ({ sensor: type, medium: 'air', scale: 'operational', range: 0 }) as const,
  );
  return nested('seen', so, sighted(looks, 'example.patrol', enemyOf(side), book), (seen, before) =>
    checkpoint('placed', { ...before, seen }, ({ seen: both, ...now }) => fight(watch, now, both)),
  );
};

/** Air combat: simultaneous if the target has seen the patrol; otherwise the patrol fires alone. */
const fight = (watch: Watch, so: Patrolled, seen: boolean): Step<Patrolled> => {
  const { side, quarry, book, units } = watch;
  const battle: AirBattle = {
    side,
    rule: 'example.patrol',
    seen: seen ? 'both' : 'targetOnly',
    interceptors: units.slice(so.flown, so.flown + 1),
    ...quarryLeft(quarry, so),
  };
  return nested('battle', so, airBattle(battle, book), (fought, before) => {
    const [onUnit = 0] = interceptorHits(fought, 1);
    const escorts = laidOn(before.escorts, fought[1], battle.escorts.length);
    const strikers = laidOn(before.strikers, fought[2], battle.strikers.length);
    const after: Patrolled = {
      flown: before.flown + 1,
      patrol: before.patrol.with(before.flown, onUnit),
      escorts,
      strikers,
      escortGone:
        before.escortGone || (sum(strikers) > sum(before.strikers) && book.rulings.escortOfTheRest === 'leaves'),
    };
    return checkpoint('met', after, (next) => send(watch, next));
  });
};

/** New Hits, spread over the units that had none. */
const laidOn = (before: readonly number[], hits: number, left: number): readonly number[] => {
  const fresh = [...spread(hits, Math.max(1, left))];
  return before.map((taken) => (taken > 0 || left === 0 ? taken : (fresh.shift() ?? 0)));
};
