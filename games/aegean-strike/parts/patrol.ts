/**
 * Combat air patrol: one ready unit at a time is placed on the target. A miss sends it home, the target moves one more
 * hex, and the next may try.
 */
import { checkpoint, choice, done, field, type Infer, nested, type Step } from '@grognard/kernel';
import type { Sensor } from '../aircraft.ts';
import type { AegeanBook } from '../book.ts';
import { enemyOf, type Side } from '../vocabulary.ts';
import { interceptor, value } from './air-units.ts';
import { shoot, worn, wornInTheAir } from './fire.ts';
import { sighted } from './sighting.ts';

export const patroller = field.record('unit.patroller', {
  ...interceptor.fields,
  strikeValue: value('unit.strikeValue'),
});

export type Patroller = Infer<typeof patroller>;

export interface Quarry {
  readonly kind: 'air' | 'naval';
  readonly name: string;
  /** What it sees aircraft with; a submarine has nothing. */
  readonly sensor: Sensor | 'none';
  readonly antiAir: number;
  readonly ecm: number;
  readonly hits: number;
}

/** Hits on the target, how many units flew, and Hits on each unit of the patrol. */
export type Patrolled = readonly [onTarget: number, flown: number, ...onPatrol: number[]];

export const patrol = (side: Side, units: readonly Patroller[], quarry: Quarry, book: AegeanBook): Step<Patrolled> => {
  const from = (place: number, onPatrol: readonly number[]): Step<Patrolled> => {
    const unit = units[place];
    if (unit === undefined) return done<Patrolled>([0, place, ...onPatrol]);
    const ask = { rule: 'example.patrol', text: 'patrol.ask.fly', facts: { unit: unit.name } };
    return choice(ask, side, ['hold', 'fly'], (option) =>
      option === 'hold' ? done<Patrolled>([0, place, ...onPatrol]) : placed(unit, place, onPatrol),
    );
  };
  /** The target rolls to detect the unit placed on it. */
  const placed = (unit: Patroller, place: number, onPatrol: readonly number[]): Step<Patrolled> => {
    const { sensor } = quarry;
    const looks = sensor === 'none' ? [] : [{ sensor, medium: 'air', scale: 'operational', range: 0 } as const];
    return nested('seen', [place, ...onPatrol], sighted(looks, 'example.patrol', enemyOf(side), book), (seen, frame) =>
      checkpoint('placed', [seen ? 1 : 0, ...frame], ([found = 0, at = 0, ...taken]) =>
        attack(unit, at, taken, found > 0),
      ),
    );
  };
  /** Its shot, and the target's if it has seen it; a Hit ends the patrol, for an air unit aborts. */
  const attack = (unit: Patroller, place: number, onPatrol: readonly number[], seen: boolean): Step<Patrolled> => {
    const own = quarry.kind === 'air' ? unit.antiAir : unit.strikeValue;
    const ecm = quarry.kind === 'air' ? wornInTheAir(quarry.ecm, quarry.hits, book) : worn(quarry.ecm, quarry.hits);
    const shot = { side, rule: 'example.patrol', by: unit.name, target: 'air-naval', ecm } as const;
    return nested(
      'shot',
      [seen ? 1 : 0, place, ...onPatrol],
      shoot({ ...shot, value: wornInTheAir(own, unit.hits, book) }, book),
      (shell, [found = 0, at = 0, ...taken]) =>
        checkpoint('shot', [shell.hits, found, at, ...taken], ([hits = 0, both = 0, now = 0, ...so]) =>
          both > 0 ? reply(unit, hits, now, so) : next(hits, now, so),
        ),
    );
  };
  const reply = (unit: Patroller, hits: number, place: number, onPatrol: readonly number[]): Step<Patrolled> => {
    const shot = { side: enemyOf(side), rule: 'example.patrol', by: quarry.name, target: 'air-naval' } as const;
    const own =
      quarry.kind === 'air' ? wornInTheAir(quarry.antiAir, quarry.hits, book) : worn(quarry.antiAir, quarry.hits);
    if (own <= 0) return next(hits, place, onPatrol);
    const ecm = wornInTheAir(unit.ecm, unit.hits, book);
    return nested(
      'reply',
      [hits, place, ...onPatrol],
      shoot({ ...shot, value: own, ecm }, book),
      (shell, [on = 0, at = 0, ...taken]) =>
        next(
          on,
          at,
          taken.map((one, index) => (index === at ? one + shell.hits : one)),
        ),
    );
  };
  const next = (hits: number, place: number, onPatrol: readonly number[]): Step<Patrolled> =>
    hits > 0
      ? done<Patrolled>([hits, place + 1, ...onPatrol])
      : checkpoint('next', [place + 1, ...onPatrol], ([at = 0, ...taken]) => from(at, taken));
  return from(
    0,
    units.map(() => 0),
  );
};
