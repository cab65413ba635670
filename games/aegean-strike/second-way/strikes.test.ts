/** Strikes on ships and on the ground, anti-air fire: random cases, reckoned shot by shot from the page. */
import { describe, test } from 'vitest';
import { cases } from '../../testing/cases.ts';
import { FORMATIONS, found, patrolled, plane, RULINGS, STRIKE_RULINGS, TERRAINS, unhurt } from './air-straight.ts';
import {
  bombing,
  compare,
  type Draw,
  type Fate,
  type Plane,
  type Readings,
  reading,
  readings,
  shot,
  stackEcm,
  strike,
  sum,
  takenBy,
} from './straight.ts';

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
      cases(500),
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
          supply: [2 * strikers.length + escorts.length, so.flown],
        };
      },
    ));

  test('patrol against a ship', () =>
    compare(
      cases(500),
      'patrol-strike',
      (draw) => ({
        rulings: readings(draw, SHIP_RULINGS),
        input: {
          weapon: draw.one(['bombardment', 'asm', 'subsurface']),
          patrol: draw.many(1, 3, (place) => {
            const { antiAir: _, ...unit } = plane(draw, `P${place}`);
            return { ...unit, bombardment: draw.int(1, 9), asm: draw.int(1, 9), subsurface: draw.int(1, 9) };
          }),
          ship: ship(draw),
          companyEcm: draw.one([0, 0, 5]),
          sensor: draw.one(['none', 'us-ship', 'ussr-ship', 'other-ship']),
        },
      }),
      (input: Omit<AirNaval, 'strikers'> & { readonly sensor: string }, fate, r) => {
        const { patrol, ship: target, sensor } = input;
        if (target.hits >= target.hitsToSink) return undefined;
        const bare = input.weapon === 'bombardment' && reading(r, 'bombingShips') === 'withoutEcm';
        const hurt = patrol.map(() => 0);
        let [flown, hits] = [0, 0];
        for (const unit of patrol) {
          if (hits > 0 || fate.pick(['hold', 'fly']) === 'hold') break;
          const run = strike(fate, r, {
            ...atShip(target, input.companyEcm, bare, true),
            planes: [{ ...unit, value: (unit as unknown as Record<string, number>)[input.weapon] ?? 0 }],
            sensor,
          });
          hurt[flown] = sum(run.hurt);
          hits = Math.min(run.thrown, target.hitsToSink - target.hits);
          flown += 1;
        }
        // Two supply points a unit that flew.
        return { hits, sunk: target.hits + hits >= target.hitsToSink, flown, patrol: hurt, supply: 2 * flown };
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
  /** Hits on each, and the supply points: two a bomber, one an escort. */
  const split = (hurt: readonly number[], { bombers, escorts }: Bombing) => ({
    supply: 2 * bombers.length + escorts.length,
    bombers: hurt.slice(0, bombers.length),
    escorts: hurt.slice(bombers.length),
  });

  test('bombardment of a ground unit', () =>
    compare(
      cases(500),
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
        // Nobody bombs what is gone.
        if (unit.hits >= unit.hitsToEliminate) return undefined;
        const { thrown, hurt } = flown(fate, r, input, unit.antiAir, unit.formation);
        const applied = Math.min(thrown, unit.hitsToEliminate - 1 - unit.hits);
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

  test('naval guns: one die a ship, with what its Hits leave it', () =>
    compare(
      cases(300),
      'bombardment',
      (draw) => ({
        rulings: readings(draw, ['marginOverTen', 'bombardmentModifiers', 'navalGunLimit']),
        input: {
          ships: draw.many(1, 3, (place) => ({
            name: `V${place}`,
            bombardment: draw.int(0, 4),
            hits: draw.int(0, 3),
            hitsToSink: draw.int(3, 5),
          })),
          terrain: draw.one(TERRAINS),
          unit: {
            name: 'Unit',
            formation: draw.one(FORMATIONS),
            hits: draw.int(0, 3),
            hitsToHalf: 2,
            hitsToEliminate: draw.int(2, 4),
          },
        },
      }),
      (
        input: {
          readonly ships: readonly { bombardment: number; hits: number; hitsToSink: number }[];
          readonly terrain: string;
          readonly unit: { formation: string; hits: number; hitsToHalf: number; hitsToEliminate: number };
        },
        fate,
        r,
      ) => {
        const { ships, unit } = input;
        if (unit.hits >= unit.hitsToEliminate || ships.some(({ hits, hitsToSink }) => hits >= hitsToSink))
          return undefined;
        if (ships.every(({ bombardment }) => bombardment === 0)) return undefined;
        const more = bombing(input.terrain, unit.formation);
        const onValue = reading(r, 'bombardmentModifiers') === 'value';
        const thrown = sum(
          ships.map(({ bombardment, hits }) => {
            // A ship whose Hits leave it nothing to fire with does not fire, whatever the ground.
            const value = worn(bombardment, hits);
            if (value === 0) return 0;
            return shot(fate, r, value + (onValue ? more : 0), 0, 'ground', onValue ? 0 : more);
          }),
        );
        const limit = unit.hitsToEliminate - (reading(r, 'navalGunLimit') === 'oneShort' ? 1 : 0);
        const applied = Math.min(thrown, limit - unit.hits);
        const after = unit.hits + applied;
        const state = after >= unit.hitsToEliminate ? 'eliminated' : after >= unit.hitsToHalf ? 'half' : 'hit';
        return { thrown, applied, state: applied === 0 ? 'unhurt' : state, supply: 0 };
      },
    ));

  test('installations: a depot of three Hits, a city of twenty-five and guns of 5', () =>
    compare(
      cases(500),
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
      cases(500),
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
      cases(500),
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
      cases(500),
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
