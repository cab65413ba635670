/** The counters that procedures speak of: what each does there, how it looks, and which registers keep it. */
import type { CounterIn, CounterSymbol } from '@grognard/kernel';
import type { CounterUse } from './vocabulary.ts';

/** What stands on a counter besides its name. */
interface Face<P extends string> {
  readonly nation?: P;
  readonly printed?: readonly P[];
  readonly state?: readonly P[];
}

const mark =
  (kind: string, use: CounterUse, symbol: CounterSymbol) =>
  <const N extends string, const F extends string = never, const P extends string = never>(
    name: N,
    facts: readonly F[] = [],
    face: Face<P> = {},
  ): CounterIn<N | F | P> => ({ kind, use, symbol, name, facts, ...face });

/** A flat record that speaks of a force: the field that names it, the fields that are facts of it, and its face. */
export const forceHere = mark('force', 'onMap', 'force');
export const leaderHere = mark('leader', 'leads', 'leader');
export const fortressHere = mark('fortress', 'stands', 'fortification');
export const depotHere = mark('depot', 'stands', 'depot');
export const nationHere = mark('nation', 'acts', 'marker');
export const lightHere = mark('light', 'raids', 'lightInfantry');

/** A record that is a force, all of it. */
export const isForce = {
  counter: { kind: 'force', name: 'name', use: 'onMap', symbol: 'force', state: ['supply', 'morale', 'lightCavalry'] },
} as const;

/** A force that somebody commands, in the colours of his nation. */
export const isLedForce = { counter: { ...isForce.counter, nation: 'commander.nation' } } as const;

/** A record that is a leader, with the ratings that are asked for. */
export const isLeader = <const P extends string>(...printed: readonly P[]) =>
  ({ counter: { kind: 'leader', name: 'name', use: 'leads', nation: 'nation', symbol: 'leader', printed } }) as const;

/** A name alone. */
export const namesForce = (use: 'onMap' | 'rearmed') => ({ names: { kind: 'force', use } }) as const;
export const namesLeader = { names: { kind: 'leader', use: 'leads' } } as const;
export const namesLight = { names: { kind: 'light', use: 'raids' } } as const;
export const namesFleet = { names: { kind: 'fleet', use: 'sails' } } as const;
export const namesDepot = (use: 'stands' | 'rebuilt') => ({ names: { kind: 'depot', use, enters: true } }) as const;
