/** Air combat, interception, patrol, strikes: random cases, reckoned shot by shot from the page. */
import { describe, expect, test } from 'vitest';
import {
  bombing,
  compare,
  type Draw,
  dealt,
  EYES,
  type Fate,
  inAir,
  type Plane,
  page,
  type Readings,
  reading,
  readings,
  SEES,
  shot,
  stackEcm,
  strike,
  sum,
  takenBy,
} from './straight.ts';

type Seen = 'both' | 'targetOnly' | 'interceptorsOnly';

const RULINGS = ['marginOverTen', 'airDamage', 'strikersFireBack', 'abortedEscortEcm', 'escortOfTheRest'];
const STRIKE_RULINGS = [...RULINGS, 'bombardmentModifiers', 'antiAirHits', 'detectionPassesOn', 'newAttempt'];
const TERRAINS = ['clear', 'city', 'town', 'forest', 'rough', 'mountain', 'marsh', 'impassable'];
const FORMATIONS = ['MC', 'HA', 'DA', 'T', 'HD', 'DD', 'R'];

const plane = (draw: Draw, name: string, detected = 0) => ({
  name,
  type: draw.one(Object.keys(EYES)),
  antiAir: draw.int(0, 10),
  ecm: draw.one([0, 0, 2, 4, 6]),
  hits: draw.one([0, 0, 0, 1, 3]),
  detected: draw.flag(detected),
});

const volley = (fate: Fate, r: Readings, units: readonly Plane[], ecm: number): number =>
  sum(units.map(({ antiAir = 0, hits = 0 }) => shot(fate, r, inAir(antiAir, hits, r), ecm)));

const unhurt = <T>(units: readonly T[], hits: readonly number[]): readonly T[] =>
  units.filter((_, place) => hits[place] === 0);

/** Interceptors and escorts first, then the interceptors that outnumber what is left of the escorts. */
function battle(fate: Fate, r: Readings, seen: Seen, I: readonly Plane[], E: readonly Plane[], S: readonly Plane[]) {
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
const looked = (fate: Fate, units: readonly Plane[]): boolean =>
  units.map(({ type = '' }) => fate.die() <= (EYES[type] ?? 0)).includes(true);

/** Sensors with the values they are known to have, at ranges in order: who has a higher value than before tries. */
function found(fate: Fate, r: Readings, values: readonly (readonly number[])[]): boolean {
  const last = (values[0] ?? []).map(() => 0);
  for (const at of values) {
    const tries = at.map((value, sensor) => reading(r, 'newAttempt') === 'everyRange' || value > (last[sensor] ?? 0));
    const seen = at.map((value, sensor) => tries[sensor] && fate.die() <= value);
    for (const [sensor, value] of at.entries()) last[sensor] = Math.max(value, last[sensor] ?? 0);
    if (seen.includes(true)) return true;
  }
  return false;
}

describe('[example.short] air combat', () => {
  test('escorts, free interceptors, countermeasures, fire back', () =>
    compare(
      'air-combat',
      (draw) => ({
        rulings: readings(draw, RULINGS),
        input: {
          seen: draw.one(['both', 'both', 'targetOnly', 'interceptorsOnly']),
          interceptors: draw.many(1, 4, (place) => plane(draw, `I${place}`)),
          escorts: draw.many(0, 3, (place) => plane(draw, `E${place}`)),
          strikers: draw.many(0, 3, (place) => plane(draw, `S${place}`)),
        },
      }),
      (input: { seen: Seen; interceptors: Plane[]; escorts: Plane[]; strikers: Plane[] }, fate, r) => {
        const { seen, interceptors, escorts, strikers } = input;
        if (escorts.length + strikers.length === 0 || interceptors.every(({ antiAir }) => antiAir === 0))
          return undefined;
        const { i, e, s, free } = battle(fate, r, seen, interceptors, escorts, strikers);
        const left = s.filter((hits) => hits === 0).length;
        const leaves = strikers.length > left && (left === 0 || reading(r, 'escortOfTheRest') === 'leaves');
        return { interceptors: i, escorts: e, strikers: s, free, strikersLeft: left, escortLeaves: leaves };
      },
    ));
});

/** A search that the page can answer: the sensor, its ranges, the values there. */
const SEARCHES = [
  { sensors: ['nato-small-airbase'], ranges: [2], values: [[5]] },
  { sensors: ['AWACS'], ranges: [21, 15], values: [[5], [7]] },
  { sensors: ['AWACS', 'E-2'], ranges: [0], values: [[9, 9]] },
  { sensors: ['AWACS'], ranges: [15, 21], values: [[7], [5]] },
];

interface Interception {
  readonly ranges: readonly number[];
  readonly sensors: readonly string[];
  readonly interceptors: readonly Plane[];
  readonly escorts: readonly Plane[];
  readonly strikers: readonly Plane[];
  readonly strike: {
    readonly planned: boolean;
    readonly terrain: string;
    readonly formation: string;
    readonly antiAir: number;
    readonly hits: number;
    readonly hitsToEliminate: number;
    readonly sensor: string;
  };
}

describe('[example.short] [example.long] interception', () => {
  test('detection, air combat, and the strike of those who get through', () =>
    compare(
      'interception',
      (draw) => ({
        rulings: readings(draw, STRIKE_RULINGS),
        input: {
          ...(({ sensors, ranges }) => ({ sensors, ranges }))(draw.one(SEARCHES)),
          interceptors: draw.many(1, 3, (place) => plane(draw, `I${place}`)),
          escorts: draw.many(0, 2, (place) => plane(draw, `E${place}`, 0.1)),
          strikers: draw.many(1, 3, (place) => ({ ...plane(draw, `S${place}`, 0.1), bombardment: draw.int(1, 9) })),
          strike: {
            planned: draw.flag(0.8),
            targetName: 'Target',
            terrain: draw.one(TERRAINS),
            formation: draw.one(FORMATIONS),
            antiAir: draw.int(0, 8),
            hits: draw.int(0, 2),
            hitsToEliminate: draw.int(2, 5),
            sensor: draw.one(['none', 'us-unit']),
          },
        },
      }),
      (input: Interception, fate, r) => {
        const { interceptors, escorts, strikers, strike: plan } = input;
        const stack = [...escorts, ...strikers];
        const known = stack.some(({ detected }) => detected);
        const values = SEARCHES.find(
          ({ ranges, sensors }) => `${ranges}${sensors}` === `${input.ranges}${input.sensors}`,
        );
        const caught = known || found(fate, r, values?.values ?? []);
        const seen = caught && looked(fate, stack);
        const fought = caught
          ? battle(fate, r, seen ? 'both' : 'targetOnly', interceptors, escorts, strikers)
          : { i: interceptors.map(() => 0), e: escorts.map(() => 0), s: strikers.map(() => 0) };
        const left = unhurt(strikers, fought.s);
        const stays = left.length === strikers.length || reading(r, 'escortOfTheRest') === 'stays';
        const guards = stays ? unhurt(escorts, fought.e) : [];
        const planes = [
          ...left.map((unit) => ({ ...unit, value: unit.bombardment ?? 0 })),
          ...guards.map((unit) => ({ ...unit, value: 0 })),
        ];
        const passes = reading(r, 'detectionPassesOn') === 'passesOn' && caught;
        const flown =
          plan.planned && left.length > 0
            ? strike(fate, r, {
                planes: planes.map((unit) => ({ ...unit, detected: known || passes })),
                onValue: bombing(plan.terrain, plan.formation),
                row: 'ground',
                sensor: plan.sensor,
                ecm: () => 0,
                guns: () => plan.antiAir,
              })
            : { thrown: 0, hurt: planes.map(() => 0) };
        const hurt = (unit: Plane): number => flown.hurt[planes.findIndex(({ name }) => name === unit.name)] ?? 0;
        return {
          detected: caught,
          seen,
          interceptors: fought.i,
          escorts: fought.e,
          strikers: fought.s,
          strikersLeft: left.length,
          strike: {
            thrown: flown.thrown,
            applied: Math.min(flown.thrown, Math.max(0, plan.hitsToEliminate - 1 - plan.hits)),
            strikers: strikers.map(hurt),
            escorts: escorts.map(hurt),
          },
        };
      },
    ));
});

/** The patrol, one unit after another, until the stack has no striker left. */
function patrolled(
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

describe('[example.patrol] combat air patrol', () => {
  test('one unit after another, with escorts', () =>
    compare(
      'combat-air-patrol',
      (draw) => ({
        rulings: readings(draw, RULINGS),
        input: {
          range: draw.one([0, 8, 20, 21]),
          patrol: draw.many(1, 3, (place) => ({ ...plane(draw, `P${place}`), antiAir: draw.int(1, 10) })),
          escorts: draw.many(0, 2, (place) => ({ ...plane(draw, `E${place}`), detected: true })),
          strikers: draw.many(0, 2, (place) => ({ ...plane(draw, `S${place}`), detected: true })),
        },
      }),
      (input: { range: number; patrol: Plane[]; escorts: Plane[]; strikers: Plane[] }, fate, r) => {
        const { patrol, escorts, strikers } = input;
        if (input.range > 20 || escorts.length + strikers.length === 0) return undefined;
        const so = patrolled(fate, r, patrol, escorts, strikers);
        const left = so.strikers.filter((hits) => hits === 0).length;
        const aborts = strikers.length > 0 ? left === 0 : so.escorts.every((hits) => hits > 0);
        return {
          ...{ flown: so.flown, patrol: so.patrol, escorts: so.escorts, strikers: so.strikers },
          strikersLeft: left,
          aborts,
        };
      },
    ));
});

interface Ship {
  readonly antiAir: number;
  readonly ecm: number;
  readonly hits: number;
  readonly hitsToSink: number;
}
const ship = (draw: Draw) => ({
  name: 'Ship',
  antiAir: draw.int(0, 9),
  ecm: draw.int(0, 8),
  hits: draw.int(0, 4),
  hitsToSink: draw.int(3, 8),
});
const worn = (value: number, hits: number): number => Math.max(0, value - hits);

/** A strike at a ship: every Hit lowers its countermeasures and its guns at once. */
const atShip = (target: Ship, company: number, bare: boolean, guns: boolean) =>
  ({
    row: 'airNaval',
    onValue: 0,
    ecm: (sofar: number) => (bare ? 0 : Math.max(company, worn(target.ecm, target.hits + sofar))),
    guns: (sofar: number) => (guns ? worn(target.antiAir, target.hits + sofar) : 0),
    done: (sofar: number) => target.hits + sofar >= target.hitsToSink,
  }) as const;

interface AirNaval {
  readonly weapon: 'bombardment' | 'asm' | 'subsurface';
  readonly strikers: readonly Plane[];
  readonly escorts: readonly Plane[];
  readonly ship: Ship;
  readonly companyEcm: number;
  readonly sensors: readonly string[];
  readonly ranges: readonly number[];
  readonly patrol: readonly Plane[];
}

describe('[example.naval] aircraft against ships', () => {
  const SHIP_RULINGS = [...RULINGS, 'antiAirHits', 'bombingShips', 'newAttempt'];

  test('seen on the way, met by a patrol, fired at, the attack', () =>
    compare(
      'air-naval-interception',
      (draw) => ({
        rulings: readings(draw, SHIP_RULINGS),
        input: {
          how: 'strike',
          segment: 'ownMovement',
          weapon: draw.one(['bombardment', 'asm', 'subsurface']),
          strikers: draw.many(1, 3, (place) => ({
            ...plane(draw, `S${place}`, 0.1),
            mode: 'offensive',
            bombardment: draw.int(1, 9),
            asm: draw.int(1, 9),
            subsurface: draw.int(1, 9),
          })),
          escorts: draw.many(0, 2, (place) => plane(draw, `E${place}`, 0.1)),
          ship: ship(draw),
          companyEcm: draw.one([0, 0, 5]),
          ...draw.one([
            { sensors: [], ranges: [] },
            { sensors: ['ussr-ship'], ranges: [0] },
            { sensors: ['E-2'], ranges: [14] },
          ]),
          patrol: draw.many(0, 2, (place) => ({ ...plane(draw, `P${place}`), antiAir: draw.int(1, 10) })),
        },
      }),
      (input: AirNaval, fate, r) => {
        const { strikers, escorts, ship: target, weapon } = input;
        if (target.hits >= target.hitsToSink) return undefined;
        const known = [...strikers, ...escorts].some(({ detected }) => detected);
        // A Soviet ship has 6 in its own hex, an E-2 has 6 at 14.
        const seen = known || (input.sensors.length > 0 && found(fate, r, [[6]]));
        const none = { flown: 0, patrol: input.patrol.map(() => 0), gone: false };
        const so = seen
          ? patrolled(fate, r, input.patrol, escorts, strikers)
          : { ...none, escorts: escorts.map(() => 0), strikers: strikers.map(() => 0) };
        const left = unhurt(strikers, so.strikers);
        const planes = [
          ...left.map((unit) => ({ ...unit, value: (unit as unknown as Record<string, number>)[weapon] ?? 0 })),
          ...(so.gone ? [] : unhurt(escorts, so.escorts)).map((unit) => ({ ...unit, value: 0 })),
        ];
        const bare = weapon === 'bombardment' && reading(r, 'bombingShips') === 'withoutEcm';
        const { thrown, hurt, attacked } =
          left.length === 0
            ? { thrown: 0, hurt: planes.map(() => 0), attacked: 0 }
            : strike(fate, r, {
                ...atShip(target, input.companyEcm, bare, true),
                planes: planes.map((unit) => ({ ...unit, detected: seen })),
                sensor: 'none',
              });
        const total = (units: readonly Plane[], before: readonly number[]): number[] =>
          units.map(
            ({ name }, place) => (before[place] ?? 0) + (hurt[planes.findIndex((one) => one.name === name)] ?? 0),
          );
        const hits = Math.min(thrown, target.hitsToSink - target.hits);
        return {
          seen,
          aborted: left.length === 0 ? 'patrol' : attacked === 0 ? 'antiAir' : 'no',
          hits,
          sunk: target.hits + hits >= target.hitsToSink,
          strikers: total(strikers, so.strikers),
          escorts: total(escorts, so.escorts),
          patrol: so.patrol,
          flown: so.flown,
        };
      },
    ));

  test('patrol against a ship', () =>
    compare(
      'patrol-strike',
      (draw) => ({
        rulings: readings(draw, SHIP_RULINGS),
        input: {
          weapon: 'bombardment',
          patrol: draw.many(1, 3, (place) => {
            const { antiAir: _, ...unit } = plane(draw, `P${place}`);
            return { ...unit, bombardment: draw.int(1, 9) };
          }),
          ship: ship(draw),
          companyEcm: draw.one([0, 0, 5]),
          sensor: draw.one(['none', 'us-ship', 'ussr-ship', 'other-ship']),
        },
      }),
      (input: Omit<AirNaval, 'strikers'> & { readonly sensor: string }, fate, r) => {
        const { patrol, ship: target, sensor } = input;
        if (target.hits >= target.hitsToSink) return undefined;
        const bare = reading(r, 'bombingShips') === 'withoutEcm';
        const hurt = patrol.map(() => 0);
        let [flown, hits] = [0, 0];
        for (const unit of patrol) {
          if (hits > 0 || fate.pick(['hold', 'fly']) === 'hold') break;
          const run = strike(fate, r, {
            ...atShip(target, input.companyEcm, bare, true),
            planes: [{ ...unit, value: unit.bombardment ?? 0 }],
            sensor,
          });
          hurt[flown] = sum(run.hurt);
          hits = Math.min(run.thrown, target.hitsToSink - target.hits);
          flown += 1;
        }
        return { hits, sunk: target.hits + hits >= target.hitsToSink, flown, patrol: hurt };
      },
    ));
});

describe('[bombardment] strikes on the ground and anti-air fire', () => {
  const raid = (draw: Draw) => ({
    bombers: draw.many(1, 3, (place) => {
      const { antiAir: _, ...unit } = plane(draw, `B${place}`, 0.15);
      return { ...unit, bombardment: draw.int(1, 9) };
    }),
    escorts: draw.many(0, 2, (place) => plane(draw, `E${place}`)),
    terrain: draw.one(TERRAINS),
    sensor: draw.one(['none', 'us-unit']),
  });
  const planesOf = (bombers: readonly Plane[], escorts: readonly Plane[]) => [
    ...bombers.map((unit) => ({ ...unit, value: unit.bombardment ?? 0 })),
    ...escorts.map((unit) => ({ ...unit, value: 0 })),
  ];
  interface Bombing {
    readonly bombers: readonly Plane[];
    readonly escorts: readonly Plane[];
    readonly terrain: string;
    readonly sensor: string;
  }
  const flown = (fate: Fate, r: Readings, input: Bombing, antiAir: number, formation?: string, automatic = false) =>
    strike(fate, r, {
      planes: planesOf(input.bombers, input.escorts),
      onValue: bombing(input.terrain, formation),
      row: 'ground',
      sensor: input.sensor,
      ecm: () => 0,
      guns: () => antiAir,
      automatic,
    });
  const split = (hurt: readonly number[], { bombers }: Bombing) => ({
    bombers: hurt.slice(0, bombers.length),
    escorts: hurt.slice(bombers.length),
  });

  test('bombardment of a ground unit', () =>
    compare(
      'bombardment',
      (draw) => ({
        rulings: readings(draw, STRIKE_RULINGS),
        input: {
          ...raid(draw),
          unit: {
            name: 'Unit',
            formation: draw.one(FORMATIONS),
            antiAir: draw.int(0, 9),
            hits: draw.int(0, 2),
            hitsToHalf: draw.int(1, 3),
            hitsToEliminate: draw.int(2, 5),
          },
        },
      }),
      (
        input: Bombing & {
          readonly unit: {
            formation: string;
            antiAir: number;
            hits: number;
            hitsToHalf: number;
            hitsToEliminate: number;
          };
        },
        fate,
        r,
      ) => {
        const { unit } = input;
        const { thrown, hurt } = flown(fate, r, input, unit.antiAir, unit.formation);
        const applied = Math.min(thrown, Math.max(0, unit.hitsToEliminate - 1 - unit.hits));
        const after = unit.hits + applied;
        const state =
          applied === 0
            ? 'unhurt'
            : after >= unit.hitsToEliminate
              ? 'eliminated'
              : after >= unit.hitsToHalf
                ? 'half'
                : 'hit';
        return { thrown, applied, state, ...split(hurt, input) };
      },
    ));

  test('installations: a depot of three Hits, a city of twenty-five and guns of 5', () =>
    compare(
      'installation-strike',
      (draw) => ({
        rulings: readings(draw, STRIKE_RULINGS),
        input: {
          ...raid(draw),
          target: {
            name: 'T',
            kind: draw.one(['depot', 'cairo', 'benghazi', 'airbase']),
            hits: draw.one([0, 1, 2, 23, 24]),
            antiAir: draw.int(0, 6),
          },
          war: draw.flag(0.9),
          surrendered: draw.one([[], [], ['egypt']]),
        },
      }),
      (
        input: Bombing & {
          target: { kind: string; hits: number; antiAir: number };
          war: boolean;
          surrendered: string[];
        },
        fate,
        r,
      ) => {
        const { target } = input;
        const country = { cairo: 'egypt', benghazi: 'libya' }[target.kind];
        const beaten = country !== undefined && input.surrendered.includes(country);
        if (country && !input.war) return undefined;
        const { thrown, hurt } = flown(fate, r, input, country ? (beaten ? 0 : 5) : target.antiAir);
        const crossed = (limit: number): boolean => target.hits < limit && target.hits + thrown >= limit;
        const state =
          target.kind === 'depot' && crossed(3)
            ? 'eliminated'
            : country && !beaten && crossed(25)
              ? 'surrenders'
              : thrown > 0
                ? 'hit'
                : 'unhurt';
        return { hits: thrown, state, ...split(hurt, input) };
      },
    ));

  test('interdiction', () =>
    compare(
      'interdiction',
      (draw) => ({
        rulings: readings(draw, [...STRIKE_RULINGS, 'interdictionSuccess']),
        input: { ...raid(draw), hex: '5125', antiAir: draw.int(0, 9) },
      }),
      (input: Bombing & { readonly antiAir: number }, fate, r) => {
        const automatic = reading(r, 'interdictionSuccess') === 'automatic';
        const { thrown, hurt, attacked } = flown(fate, r, input, input.antiAir, undefined, automatic);
        return { interdicted: automatic ? attacked > 0 : thrown > 0, thrown, ...split(hurt, input) };
      },
    ));

  test('anti-air fire of several', () =>
    compare(
      'anti-air-fire',
      (draw) => ({
        rulings: readings(draw, ['marginOverTen', 'airDamage', 'antiAirHits']),
        input: {
          units: draw.many(0, 2, (place) => ({ name: `U${place}`, antiAir: draw.int(0, 9) })),
          ships: draw.many(0, 2, (place) => ({ name: `V${place}`, antiAir: draw.int(0, 9), hits: draw.int(0, 4) })),
          stack: draw.many(1, 3, (place) => {
            const { antiAir: _, ...unit } = plane(draw, `S${place}`, 0.9);
            return unit;
          }),
        },
      }),
      (
        input: { units: { antiAir: number }[]; ships: { antiAir: number; hits: number }[]; stack: Plane[] },
        fate,
        r,
      ) => {
        const guns = [
          ...input.units.map(({ antiAir }) => antiAir),
          ...input.ships.map(({ antiAir, hits }) => worn(antiAir, hits)),
        ];
        if (guns.every((value) => value === 0) || !input.stack.some(({ detected }) => detected)) return undefined;
        const taken = new Map<string, number>();
        for (const value of guns) {
          const left = input.stack.filter(({ name }) => !taken.has(name));
          if (left.length === 0) break;
          const hits = takenBy(
            fate,
            r,
            left.map(({ name }) => name),
            shot(fate, r, value, stackEcm(left, r)),
          );
          for (const [place, hit] of hits.entries()) if (hit > 0) taken.set(left[place]?.name ?? '', hit);
        }
        return { hits: input.stack.map(({ name }) => taken.get(name) ?? 0) };
      },
    ));

  test('one shot on the track', () =>
    compare(
      'resolution-track',
      (draw) => ({
        rulings: readings(draw, ['marginOverTen']),
        input: {
          value: draw.int(0, 15),
          hits: draw.int(0, 5),
          target: draw.one(['air-naval', 'ground']),
          ecm: draw.one([0, 0, 4, 8]),
        },
      }),
      (input: { value: number; hits: number; target: string; ecm: number }, fate, r) => {
        if (input.value === 0 || (input.target === 'ground' && input.ecm > 0)) return undefined;
        const row = input.target === 'ground' ? 'ground' : 'airNaval';
        return { hits: shot(fate, r, worn(input.value, input.hits), input.ecm, row) };
      },
    ));
});

test('the detection values taken for known here are those of the page', () => {
  const known = (sensor: string, medium = 'air'): number | undefined => {
    const row = page.detection.find((one) => one.sensor.split(', ').includes(sensor) && one.medium === medium);
    return row?.op?.['0'] ?? row?.fragment?.[0];
  };
  const aircraft = { ...EYES, 'Tu-26': known('Su-24') };
  const types = { 'MiG-23': 'MiG-23 (USSR)', 'Tu-26': 'Su-24' };
  for (const [type, value] of Object.entries(aircraft))
    expect(known(types[type as keyof typeof types] ?? type), type).toBe(value);
  const stations = {
    'us-unit': 'US ground unit (4th MAB)',
    'us-ship': 'US surface ship',
    'ussr-ship': 'USSR surface ship',
  };
  for (const [station, name] of Object.entries(stations)) expect(known(name), station).toBe(SEES[station]);
  expect(known('other-nation surface ship')).toBe(SEES['other-ship']);
});
