/**
 * Air combat between interceptors and a stack of escorts and strikers.
 *
 * Interceptors and escorts fight first; the interceptors that outnumber the escorts still there may attack the strikers.
 */
import { checkpoint, done, explained, type Infer, nested, type Step, words } from '@grognard/kernel';
import type { AegeanBook } from '../book.ts';
import { enemyOf, type Side } from '../vocabulary.ts';
import type { fighter } from './air-units.ts';
import { shoot, wornInTheAir } from './fire.ts';

export type Fighter = Infer<typeof fighter>;

export interface AirBattle {
  readonly side: Side;
  /** Which stacks have been detected: an undetected stack fires alone. */
  readonly seen: 'both' | 'targetOnly' | 'interceptorsOnly';
  readonly interceptors: readonly Fighter[];
  readonly escorts: readonly Fighter[];
  readonly strikers: readonly Fighter[];
}

/** Hits on interceptors, escorts and strikers, and how many interceptors went on to the strikers. */
export type Fought = readonly [interceptors: number, escorts: number, strikers: number, free: number];

const NONE: Fought = [0, 0, 0, 0];

export const airBattle = (battle: AirBattle, book: AegeanBook): Step<Fought> =>
  battle.escorts.length > 0 ? escortsFirst(battle, book) : unescorted(battle, book);

/** Short-range interception: the first combat is between interceptors and escorts, one roll for each unit. */
const escortsFirst = (battle: AirBattle, book: AegeanBook): Step<Fought> => {
  const { seen, interceptors, escorts, strikers, side } = battle;
  const volley = seen === 'interceptorsOnly' ? [] : interceptors;
  const reply = seen === 'targetOnly' ? [] : escorts;
  return nested('attack', NONE, fireAll(side, volley, bestEcm([...escorts, ...strikers], book), book), (onEscorts) =>
    nested(
      'reply',
      onEscorts,
      fireAll(enemyOf(side), reply, bestEcm(interceptors, book), book),
      (onInterceptors, before) =>
        checkpoint('escorts fought', [onInterceptors, before, 0, 0] satisfies Fought, (so) => freed(battle, so, book)),
    ),
  );
};

/** Interceptors not aborted less escorts not aborted: that many may attack the units escorted. */
const freed = (battle: AirBattle, [onInterceptors, onEscorts]: Fought, book: AegeanBook): Step<Fought> => {
  const { side, seen, escorts, strikers } = battle;
  const left = battle.interceptors.slice(Math.min(onInterceptors, battle.interceptors.length));
  const guards = escorts.slice(Math.min(onEscorts, escorts.length));
  const attacks = seen !== 'interceptorsOnly' && strikers.length > 0;
  const free = attacks ? left.slice(0, Math.max(0, left.length - guards.length)) : [];
  const screening = book.rulings.abortedEscortEcm === 'gone' ? guards : escorts;
  const reply = seen === 'both' && book.rulings.strikersFireBack === 'yes' && free.length > 0 ? strikers : [];
  const frame: Fought = [onInterceptors, onEscorts, 0, free.length];
  return explained(
    () => [
      {
        rule: 'example.short',
        title: words('airBattle.free'),
        outcome: words('airBattle.freeCount', { left: left.length, guards: guards.length, free: free.length }),
      },
    ],
    nested('free', frame, fireAll(side, free, bestEcm([...screening, ...strikers], book), book), (onStrikers, so) =>
      nested(
        'strikers reply',
        [so[0], so[1], onStrikers, so[3]] satisfies Fought,
        fireAll(enemyOf(side), reply, bestEcm(left, book), book),
        (back, [first, second, third, fourth]) => done<Fought>([first + back, second, third, fourth]),
      ),
    ),
  );
};

/** Without escorts the whole stack is fought at once; strikers that have seen the interceptors answer. */
const unescorted = ({ side, seen, interceptors, strikers }: AirBattle, book: AegeanBook): Step<Fought> => {
  const volley = seen === 'interceptorsOnly' ? [] : interceptors;
  const reply = seen === 'targetOnly' ? [] : strikers;
  return nested('attack', NONE, fireAll(side, volley, bestEcm(strikers, book), book), (onStrikers) =>
    nested('reply', onStrikers, fireAll(enemyOf(side), reply, bestEcm(interceptors, book), book), (back, before) =>
      done<Fought>([back, 0, before, interceptors.length]),
    ),
  );
};

/** One roll for each unit; who has no anti-air value does not fire. */
const fireAll = (side: Side, units: readonly Fighter[], ecm: number, book: AegeanBook): Step<number> => {
  const from = (place: number, hits: number): Step<number> => {
    const unit = units[place];
    if (unit === undefined) return done(hits);
    const value = wornInTheAir(unit.antiAir, unit.hits, book);
    if (value <= 0) return from(place + 1, hits);
    const shot = { side, rule: 'example.short', by: unit.name, value, target: 'air-naval', ecm } as const;
    return nested('shot', [place, hits], shoot(shot, book), (shell, [at = 0, before = 0]) =>
      checkpoint('shot', [at, before + shell.hits], ([now = 0, sum = 0]) => from(now + 1, sum)),
    );
  };
  return from(0, 0);
};

/** The best countermeasures among units stacked in a hex. */
export const bestEcm = (units: readonly { readonly ecm: number; readonly hits: number }[], book: AegeanBook): number =>
  units.reduce((best, { ecm, hits }) => Math.max(best, wornInTheAir(ecm, hits, book)), 0);

/** Units with a Hit abort: the first listed take the first Hits. */
export const aborted = (hits: number, units: number): number => Math.min(hits, units);
