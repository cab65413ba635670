/**
 * Air combat between interceptors and a stack of escorts and strikers.
 *
 * Interceptors and escorts fight first; the interceptors that outnumber the escorts still there may attack the strikers.
 */

import { checkpoint, done, explained, nested, type Step } from '@grognard/kernel';
import type { AegeanBook } from '../book.ts';
import type { RuleId } from '../rules.ts';
import { words } from '../text/kit.ts';
import { enemyOf, type Side } from '../vocabulary.ts';
import { hitsOf, spread, wornInTheAir } from './fire.ts';

/** What the aid leaves open of escorts and those they escort. */
export const ESCORT_RULINGS = ['strikersFireBack', 'abortedEscortEcm', 'escortOfTheRest'] as const;

/** What an air unit fights with. */
export interface Flyer {
  readonly name: string;
  readonly antiAir: number;
  readonly ecm: number;
  readonly hits: number;
}

export interface AirBattle {
  readonly side: Side;
  /** The example that is followed. */
  readonly rule: RuleId;
  /** Which stacks have been detected: an undetected stack fires alone. */
  readonly seen: 'both' | 'targetOnly' | 'interceptorsOnly';
  readonly interceptors: readonly Flyer[];
  readonly escorts: readonly Flyer[];
  readonly strikers: readonly Flyer[];
}

/**
 * Hits on interceptors, escorts and strikers; how many interceptors went on to the strikers, and the Hits these took from
 * strikers that fired back.
 */
export type Fought = readonly [interceptors: number, escorts: number, strikers: number, free: number, back: number];

export const NOT_FOUGHT: Fought = [0, 0, 0, 0, 0];

export const airBattle = (battle: AirBattle, book: AegeanBook): Step<Fought> =>
  battle.escorts.length > 0 ? escortsFirst(battle, book) : unescorted(battle, book);

/** Short-range interception: the first combat is between interceptors and escorts, one roll for each unit. */
const escortsFirst = (battle: AirBattle, book: AegeanBook): Step<Fought> => {
  const { seen, interceptors, escorts, strikers, side } = battle;
  const volley = seen === 'interceptorsOnly' ? [] : interceptors;
  const reply = seen === 'targetOnly' ? [] : escorts;
  return nested(
    'attack',
    NOT_FOUGHT,
    fireAll(battle, side, volley, bestEcm([...escorts, ...strikers], book), book),
    (onEscorts) =>
      nested(
        'reply',
        onEscorts,
        fireAll(battle, enemyOf(side), reply, bestEcm(interceptors, book), book),
        (onInterceptors, before) =>
          checkpoint('escorts fought', [onInterceptors, before, 0, 0, 0] satisfies Fought, (so) =>
            freed(battle, so, book),
          ),
      ),
  );
};

/** Interceptors not aborted less escorts not aborted: that many may attack the units escorted. */
const freed = (battle: AirBattle, [onInterceptors, onEscorts]: Fought, book: AegeanBook): Step<Fought> => {
  const { side, seen, strikers } = battle;
  const left = unhurt(battle.interceptors, onInterceptors);
  const guards = unhurt(battle.escorts, onEscorts);
  const attacks = seen !== 'interceptorsOnly' && strikers.length > 0;
  const free = attacks ? left.slice(0, Math.max(0, left.length - guards.length)) : [];
  const screening = book.rulings.abortedEscortEcm === 'gone' ? guards : worse(battle.escorts, onEscorts);
  const reply = seen === 'both' && book.rulings.strikersFireBack === 'yes' && free.length > 0 ? strikers : [];
  const frame: Fought = [onInterceptors, onEscorts, 0, free.length, 0];
  return explained(
    () => [
      {
        rule: 'example.short',
        title: words('airBattle.free'),
        outcome: words('airBattle.freeCount', { left: left.length, guards: guards.length, free: free.length }),
      },
    ],
    nested(
      'free',
      frame,
      fireAll(battle, side, free, bestEcm([...screening, ...strikers], book), book),
      (onStrikers, so) =>
        nested(
          'strikers reply',
          [so[0], so[1], onStrikers, so[3], 0] satisfies Fought,
          fireAll(battle, enemyOf(side), reply, bestEcm(left, book), book),
          (back, [first, second, third, fourth]) => done<Fought>([first, second, third, fourth, back]),
        ),
    ),
  );
};

/** Without escorts the whole stack is fought at once; strikers that have seen the interceptors answer. */
const unescorted = (battle: AirBattle, book: AegeanBook): Step<Fought> => {
  const { side, seen, interceptors, strikers } = battle;
  const volley = seen === 'interceptorsOnly' ? [] : interceptors;
  const reply = seen === 'targetOnly' ? [] : strikers;
  return nested('attack', NOT_FOUGHT, fireAll(battle, side, volley, bestEcm(strikers, book), book), (onStrikers) =>
    nested(
      'reply',
      onStrikers,
      fireAll(battle, enemyOf(side), reply, bestEcm(interceptors, book), book),
      (hits, before) => done<Fought>([hits, 0, before, interceptors.length, 0]),
    ),
  );
};

/** One roll for each unit; who has no anti-air value does not fire. */
const fireAll = (
  { rule }: AirBattle,
  side: Side,
  units: readonly Flyer[],
  ecm: number,
  book: AegeanBook,
): Step<number> => {
  const from = (place: number, hits: number): Step<number> => {
    const unit = units[place];
    if (unit === undefined) return done(hits);
    const value = wornInTheAir(unit.antiAir, unit.hits, book);
    if (value <= 0) return from(place + 1, hits);
    const shot = { side, rule, by: unit.name, value, target: 'air-naval', ecm } as const;
    return nested('shot', [place, hits] as const, hitsOf(shot, book), (scored, [at, before]) =>
      checkpoint('shot', [at, before + scored] as const, ([now, sum]) => from(now + 1, sum)),
    );
  };
  return from(0, 0);
};

/** The best countermeasures among units stacked in a hex. */
export const bestEcm = (units: readonly { readonly ecm: number; readonly hits: number }[], book: AegeanBook): number =>
  units.reduce((best, { ecm, hits }) => Math.max(best, wornInTheAir(ecm, hits, book)), 0);

/** A unit with a Hit aborts, and the first listed take the first Hits: those that are left. */
export const unhurt = <U>(units: readonly U[], hits: number): readonly U[] => units.slice(Math.min(hits, units.length));

/** The same units with the Hits they have just taken. */
const worse = (units: readonly Flyer[], hits: number): readonly Flyer[] => {
  const taken = spread(hits, units.length);
  return units.map((unit, place) => ({ ...unit, hits: unit.hits + (taken[place] ?? 0) }));
};

/** Hits on each interceptor: those of the first combat, and what strikers that fired back did to the free ones. */
export const interceptorHits = ([first, , , free, back]: Fought, units: number): readonly number[] => {
  const before = spread(first, units);
  const from = Math.min(first, units);
  const after = spread(back, free);
  return before.map((hits, place) => hits + (after[place - from] ?? 0));
};
