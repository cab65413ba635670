/** Air combat, interception, patrol: random cases, reckoned shot by shot from the page. */
import { describe, expect, test } from 'vitest';
import { cases } from '../../testing/cases.ts';
import {
  battle,
  FORMATIONS,
  found,
  looked,
  patrolled,
  plane,
  RULINGS,
  type Seen,
  STRIKE_RULINGS,
  TERRAINS,
  unhurt,
} from './air-straight.ts';
import { bombing, compare, EYES, type Plane, page, reading, readings, SEES, strike } from './straight.ts';

describe('[example.short] air combat', () => {
  test('escorts, free interceptors, countermeasures, fire back', () =>
    compare(
      cases(500),
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
  readonly reach: string;
  readonly distance: number;
  readonly targetCloses: number;
  readonly enemySupply: number;
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
      cases(500),
      'interception',
      (draw) => ({
        rulings: readings(draw, STRIKE_RULINGS),
        input: {
          ...(({ sensors, ranges }) => ({ sensors, ranges }))(draw.one(SEARCHES)),
          // The base lies under an AWACS where there is one, or beside the small airbase that sees at two hexes.
          reach: draw.one(['short', 'long']),
          baseRange: 2,
          distance: draw.int(0, 7),
          targetCloses: draw.int(-2, 2),
          enemySupply: draw.one([99, 99, 2]),
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
        // Two hexes a leg, less what the target's own two hexes bring it nearer: after the last leg nothing is left.
        const { distance, targetCloses } = input;
        const caughtAfter = (legs: number): boolean =>
          distance <= 2 * legs + targetCloses * (legs - 1) || distance <= (2 + targetCloses) * legs;
        const legs = Array.from({ length: 40 }, (_, i) => i + 1).find(caughtAfter);
        if (input.reach === 'long' && legs === undefined) return undefined;
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
          legs: caught && input.reach === 'long' ? legs : 0,
          supply: [caught ? interceptors.length : 0, Math.min(input.enemySupply, escorts.length + 2 * strikers.length)],
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

describe('[example.patrol] combat air patrol', () => {
  test('one unit after another, with escorts', () =>
    compare(
      cases(500),
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
          ...{ flown: so.flown, patrol: so.patrol, escorts: so.escorts, strikers: so.strikers, supply: so.flown },
          strikersLeft: left,
          aborts,
        };
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
