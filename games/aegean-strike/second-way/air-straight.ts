/** Air combat, search and patrol, reckoned straight. */
import {
  type Draw,
  dealt,
  EYES,
  type Fate,
  inAir,
  type Plane,
  type Readings,
  reading,
  shot,
  stackEcm,
  sum,
} from './straight.ts';

export type Seen = 'both' | 'targetOnly' | 'interceptorsOnly';

export const RULINGS = ['marginOverTen', 'airDamage', 'strikersFireBack', 'abortedEscortEcm', 'escortOfTheRest'];
export const STRIKE_RULINGS = [...RULINGS, 'bombardmentModifiers', 'antiAirHits', 'detectionPassesOn', 'newAttempt'];
export const TERRAINS = ['clear', 'city', 'town', 'forest', 'rough', 'mountain', 'marsh', 'impassable'];
export const FORMATIONS = ['MC', 'HA', 'DA', 'T', 'HD', 'DD', 'R'];

export const plane = (draw: Draw, name: string, detected = 0) => ({
  name,
  type: draw.one(Object.keys(EYES)),
  antiAir: draw.int(0, 10),
  ecm: draw.one([0, 0, 2, 4, 6]),
  hits: draw.one([0, 0, 0, 1, 3]),
  detected: draw.flag(detected),
});

const volley = (fate: Fate, r: Readings, units: readonly Plane[], ecm: number): number =>
  sum(units.map(({ antiAir = 0, hits = 0 }) => shot(fate, r, inAir(antiAir, hits, r), ecm)));

export const unhurt = <T>(units: readonly T[], hits: readonly number[]): readonly T[] =>
  units.filter((_, place) => hits[place] === 0);

/** Interceptors and escorts first, then the interceptors that outnumber what is left of the escorts. */
export function battle(
  fate: Fate,
  r: Readings,
  seen: Seen,
  I: readonly Plane[],
  E: readonly Plane[],
  S: readonly Plane[],
) {
  const fires = seen !== 'interceptorsOnly';
  if (E.length === 0) {
    const onS = fires ? volley(fate, r, I, stackEcm(S, r)) : 0;
    const onI = seen === 'targetOnly' ? 0 : volley(fate, r, S, stackEcm(I, r));
    return { i: dealt(onI, I.length), e: [], s: dealt(onS, S.length), free: I.length };
  }
  const e = dealt(fires ? volley(fate, r, I, stackEcm([...E, ...S], r)) : 0, E.length);
  const i = dealt(seen === 'targetOnly' ? 0 : volley(fate, r, E, stackEcm(I, r)), I.length);
  const [left, guards] = [unhurt(I, i), unhurt(E, e)];
  const free = fires && S.length > 0 ? left.slice(0, Math.max(0, left.length - guards.length)) : [];
  const screen =
    reading(r, 'abortedEscortEcm') === 'gone'
      ? guards
      : E.map((unit, place) => ({ ...unit, hits: (unit.hits ?? 0) + (e[place] ?? 0) }));
  const s = dealt(volley(fate, r, free, stackEcm([...screen, ...S], r)), S.length);
  if (seen === 'both' && reading(r, 'strikersFireBack') === 'yes' && free.length > 0) {
    const back = dealt(volley(fate, r, S, stackEcm(left, r)), free.length);
    for (const [place, unit] of free.entries()) i[I.indexOf(unit)] = back[place] ?? 0;
  }
  return { i, e, s, free: free.length };
}

/** One die for each that looks. */
export const looked = (fate: Fate, units: readonly Plane[]): boolean =>
  units.map(({ type = '' }) => fate.die() <= (EYES[type] ?? 0)).includes(true);

/** Sensors with the values they are known to have, at ranges in order: who has a higher value than before tries. */
export function found(fate: Fate, r: Readings, values: readonly (readonly number[])[]): boolean {
  const last = (values[0] ?? []).map(() => 0);
  for (const at of values) {
    const tries = at.map((value, sensor) => reading(r, 'newAttempt') === 'everyRange' || value > (last[sensor] ?? 0));
    const seen = at.map((value, sensor) => tries[sensor] && fate.die() <= value);
    for (const [sensor, value] of at.entries()) last[sensor] = Math.max(value, last[sensor] ?? 0);
    if (seen.includes(true)) return true;
  }
  return false;
}

/** The patrol, one unit after another, until the stack has no striker left. */
export function patrolled(
  fate: Fate,
  r: Readings,
  patrol: readonly Plane[],
  escorts: readonly Plane[],
  strikers: readonly Plane[],
) {
  const hurt = new Map<string, number>();
  const onPatrol = patrol.map(() => 0);
  let [flown, gone] = [0, false];
  const there = (units: readonly Plane[]): readonly Plane[] => units.filter(({ name }) => !hurt.has(name));
  for (const unit of patrol) {
    const [E, S] = [gone ? [] : there(escorts), there(strikers)];
    if ((strikers.length > 0 ? S : E).length === 0 || fate.pick(['hold', 'fly']) === 'hold') break;
    const seen = looked(fate, [...E, ...S]);
    const { i, e, s } = battle(fate, r, seen ? 'both' : 'targetOnly', [unit], E, S);
    onPatrol[flown] = i[0] ?? 0;
    for (const [place, hits] of e.entries()) if (hits > 0) hurt.set(E[place]?.name ?? '', hits);
    for (const [place, hits] of s.entries()) if (hits > 0) hurt.set(S[place]?.name ?? '', hits);
    gone ||= sum(s) > 0 && reading(r, 'escortOfTheRest') === 'leaves';
    flown += 1;
  }
  const hits = (units: readonly Plane[]): number[] => units.map(({ name }) => hurt.get(name) ?? 0);
  return { flown, patrol: onPatrol, escorts: hits(escorts), strikers: hits(strikers), gone };
}
