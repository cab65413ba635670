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

/** What stays the same through one patrol. */
interface Watch {
  readonly side: Side;
  readonly units: readonly Patroller[];
  readonly quarry: Quarry;
  readonly book: AegeanBook;
}

export const patrol = (side: Side, units: readonly Patroller[], quarry: Quarry, book: AegeanBook): Step<Patrolled> =>
  send(
    { side, units, quarry, book },
    0,
    units.map(() => 0),
  );

/** The owner sends the next ready unit, or lets the target go on. */
const send = (watch: Watch, place: number, onPatrol: readonly number[]): Step<Patrolled> => {
  const unit = watch.units[place];
  const over: Patrolled = [0, place, ...onPatrol];
  if (unit === undefined) return done(over);
  const ask = { rule: 'example.patrol', text: 'patrol.ask.fly', facts: { unit: unit.name } };
  return choice(ask, watch.side, ['hold', 'fly'], (option) =>
    option === 'hold' ? done(over) : sight(watch, place, onPatrol),
  );
};

/** The target rolls to detect the unit placed on it. */
const sight = (watch: Watch, place: number, onPatrol: readonly number[]): Step<Patrolled> => {
  const { side, quarry, book } = watch;
  const { sensor } = quarry;
  const looks = sensor === 'none' ? [] : [{ sensor, medium: 'air', scale: 'operational', range: 0 } as const];
  return nested('seen', [place, ...onPatrol], sighted(looks, 'example.patrol', enemyOf(side), book), (seen, frame) =>
    checkpoint('placed', [seen ? 1 : 0, ...frame], ([found = 0, at = 0, ...taken]) =>
      attack(watch, at, taken, found > 0),
    ),
  );
};

/** Its shot; the target answers if it has seen it. */
const attack = (watch: Watch, place: number, onPatrol: readonly number[], seen: boolean): Step<Patrolled> => {
  const { side, quarry, book } = watch;
  const unit = watch.units[place] as Patroller;
  const own = quarry.kind === 'air' ? unit.antiAir : unit.strikeValue;
  const shot = { side, rule: 'example.patrol', by: unit.name, target: 'air-naval' } as const;
  const fired = shoot({ ...shot, value: wornInTheAir(own, unit.hits, book), ecm: left(watch, quarry.ecm) }, book);
  return nested('shot', [seen ? 1 : 0, place, ...onPatrol], fired, (shell, frame) =>
    checkpoint('shot', [shell.hits, ...frame], ([hits = 0, both = 0, at = 0, ...taken]) =>
      both > 0 ? reply(watch, hits, at, taken) : next(watch, hits, at, taken),
    ),
  );
};

/** The target's own fire at the unit placed on it. */
const reply = (watch: Watch, hits: number, place: number, onPatrol: readonly number[]): Step<Patrolled> => {
  const { side, quarry, book } = watch;
  const unit = watch.units[place] as Patroller;
  const value = left(watch, quarry.antiAir);
  if (value <= 0) return next(watch, hits, place, onPatrol);
  const shot = { side: enemyOf(side), rule: 'example.patrol', by: quarry.name, value, target: 'air-naval' } as const;
  const fired = shoot({ ...shot, ecm: wornInTheAir(unit.ecm, unit.hits, book) }, book);
  return nested('reply', [hits, place, ...onPatrol], fired, (shell, [on = 0, at = 0, ...taken]) => {
    const after = taken.map((one, index) => (index === at ? one + shell.hits : one));
    return next(watch, on, at, after);
  });
};

/** A Hit ends the patrol; otherwise the unit goes home, the target moves one more hex and the next may try. */
const next = (watch: Watch, hits: number, place: number, onPatrol: readonly number[]): Step<Patrolled> =>
  hits > 0
    ? done<Patrolled>([hits, place + 1, ...onPatrol])
    : checkpoint('next', [place + 1, ...onPatrol], ([at = 0, ...taken]) => send(watch, at, taken));

/** What the target's Hits leave of a value. */
const left = ({ quarry, book }: Watch, value: number): number =>
  quarry.kind === 'air' ? wornInTheAir(value, quarry.hits, book) : worn(value, quarry.hits);
