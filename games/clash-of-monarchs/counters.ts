/** What a counter does where a procedure speaks of it; the campaign's registers say which may. */
import type { CounterUse } from './vocabulary.ts';

const mark =
  <K extends string, U extends CounterUse>(kind: K, use: U) =>
  <N extends string, F extends string = never>(name: N, ...facts: readonly F[]) =>
    ({ kind, use, name, facts }) as const;

/** A flat record that speaks of a force: the field that names it, and the fields that are facts of it. */
export const forceHere = mark('force', 'onMap');
export const leaderHere = mark('leader', 'leads');
export const fortressHere = mark('fortress', 'stands');
export const depotHere = mark('depot', 'stands');
export const nationHere = mark('nation', 'acts');
export const lightHere = mark('light', 'raids');

/** A record that is such a counter, all of it. */
export const isForce = { counter: { kind: 'force', name: 'name', use: 'onMap' } } as const;
export const isLeader = { counter: { kind: 'leader', name: 'name', use: 'leads' } } as const;

/** A name alone. */
export const namesForce = (use: 'onMap' | 'rearmed') => ({ names: { kind: 'force', use } }) as const;
export const namesLeader = { names: { kind: 'leader', use: 'leads' } } as const;
export const namesLight = { names: { kind: 'light', use: 'raids' } } as const;
export const namesFleet = { names: { kind: 'fleet', use: 'sails' } } as const;
export const namesDepot = (use: 'stands' | 'rebuilt') => ({ names: { kind: 'depot', use, enters: true } }) as const;
