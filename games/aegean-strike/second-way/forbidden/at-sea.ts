/** Ships, and aircraft against them. */
import type { Readings } from '../straight.ts';
import {
  type AirNaval,
  type AtShip,
  aim,
  aimed,
  armed,
  atShip,
  cost,
  crews,
  eyes,
  type Fleets,
  type Forbidden,
  flying,
  hull,
  type Patrol,
  patrolling,
  points,
  segment,
  ships,
  station,
  sunk,
  tooFar,
  vessel,
  weapons,
  when,
} from './faults.ts';

export const atSea: Readonly<Record<string, Forbidden>> = {
  'patrol-strike': {
    rulings: ['patrolSegments'],
    draw: (draw) => ({
      patrol: crews(draw, 'P', 'interception', 1, [...weapons]),
      ship: hull(draw, 'V'),
      weapon: draw.one(weapons),
      sensor: draw.one(['none', 'none', 'us-unit', 'us-unit', 'other-unit']),
      carrier: draw.flag(0.9),
      scale: draw.one(['operational', 'strategic']),
      range: draw.one([0, 0, 1, 2, 2, 3, 20, 21]),
      segment: segment(draw, 'enemyMovement'),
      supplyPoints: points(draw),
    }),
    faults: (input: Patrol & AtShip & { readonly sensor: string }, r: Readings) => [
      ...patrolling(input, 'patrolStrike', r),
      ...atShip(input),
      ...armed(input.patrol, input.weapon, 'patrol'),
      ...station(input.sensor, 'sensor', r),
    ],
  },
  'air-naval-interception': {
    rulings: ['fragmentStart', 'patrolSegments', 'airNavalWeapons'],
    draw: (draw) => ({
      ...draw.one([
        { how: 'interception', segment: segment(draw, 'enemyMovement'), strikers: ships('interception', draw) },
        { how: 'strike', segment: segment(draw, 'ownMovement'), strikers: ships('offensive', draw) },
      ]),
      escorts: crews(draw, 'E', 'offensive', 0, ['antiAir']),
      patrol: crews(draw, 'P', 'interception', 0, ['antiAir']),
      ship: hull(draw, 'V'),
      weapon: draw.one(weapons),
      supplyPoints: points(draw),
      patrolSupply: points(draw),
      patrolRange: draw.one([0, 2, 3, 20, 21]),
      ...draw.one([
        { sensors: [], ranges: [] },
        { sensors: ['us-unit'], ranges: [0] },
        { sensors: ['us-unit', 'other-unit'], ranges: [0, 0] },
      ]),
      ...aim(draw, ['us-aircraft', 'other-aircraft']),
    }),
    faults: (input: AirNaval, r: Readings) => {
      const mission = {
        interception: { bombardment: 'airNavalBombardment', asm: 'airNavalAsm', subsurface: 'airNavalSubsurface' },
        strike: { bombardment: 'bombardNaval', asm: 'antishipStrike', subsurface: 'antisubmarineStrike' },
      }[input.how][input.weapon];
      const left = input.supplyPoints - cost(input.strikers, mission);
      return [
        ...flying(input.strikers, mission, input.segment, input.supplyPoints, 'strikers', r),
        ...flying(input.escorts, 'escort', input.segment, left, 'escorts', r),
        ...flying(input.patrol, 'patrol', 'ownMovement', input.patrolSupply, 'patrol', r),
        ...atShip(input),
        ...armed(input.strikers, input.weapon, 'strikers'),
        ...aimed(input, input.weapon),
        ...input.sensors.flatMap((sensor) => input.ranges.flatMap((_, i) => station(sensor, `ranges[${i}]`, r))),
        ...(input.patrol.length === 0
          ? []
          : [
              ...tooFar(input.patrolRange, input.scale, 'patrolRange'),
              ...eyes('strikers', input.strikers, r),
              ...eyes('escorts', input.escorts, r),
            ]),
      ];
    },
  },
  'naval-combat': {
    rulings: [],
    draw: (draw) => ({
      ships: draw.many(1, 2, (i) => vessel(draw, `S${i}`)),
      targets: draw.many(1, 2, (i) => vessel(draw, `T${i}`)),
      movement: draw.one([0, 1, 2]),
      intercepted: draw.one(['no', 'here', 'moves']),
      weapon: draw.one(weapons),
      ...aim(draw, ['ussr-ship', 'us-submarine']),
    }),
    faults: (input: Fleets) => {
      const { ships: own, targets, intercepted } = input;
      return [
        ...aimed(input, input.weapon),
        ...own.flatMap((ship, i) => sunk(ship, `ships[${i}].hits`)),
        ...targets.flatMap((ship, i) => sunk(ship, `targets[${i}].hits`)),
        ...when(!own.some((ship) => ship[input.weapon] > 0), `noValue ships[0].${input.weapon}`),
        ...own.flatMap(({ halted }, i) =>
          when(halted !== 'no' && input.movement > 0, `movesNoMore ships[${i}].halted`),
        ),
        ...targets.flatMap(({ detected }, i) => when(!detected, `targetUndetected targets[${i}].detected`)),
        ...(intercepted === 'no'
          ? []
          : own.flatMap(({ detected }, i) => when(!detected, `targetUndetected ships[${i}].detected`))),
        ...when(intercepted === 'moves' && targets[0]?.halted !== 'no', 'movesNoMore targets[0].halted'),
      ];
    },
  },
  'naval-move': {
    rulings: [],
    draw: (draw) => ({
      side: draw.one(['nato', 'pact']),
      initiative: draw.int(0, 2),
      moved: draw.int(0, 3),
      points: draw.int(0, 4),
      ship: {
        name: 'V',
        side: draw.one(['nato', 'pact']),
        movement: draw.one([0, 3]),
        sailed: draw.flag(),
        halted: draw.one(['no', 'no', 'stage', 'turn']),
      },
    }),
    faults: (input: {
      readonly side: string;
      readonly initiative: number;
      readonly moved: number;
      readonly points: number;
      readonly ship: {
        readonly side: string;
        readonly movement: number;
        readonly sailed: boolean;
        readonly halted: string;
      };
    }) => [
      ...when(input.ship.side !== input.side, 'otherSide ship.side'),
      ...when(!input.ship.sailed && input.moved >= input.initiative, 'staysIdle ship.name'),
      ...when(input.ship.halted !== 'no', 'movesNoMore ship.halted'),
      // A ship of which no movement is known may sail as far as its player says.
      ...when(input.ship.movement > 0 && input.points > input.ship.movement, 'tooFewPoints points'),
    ],
  },
  'sea-transport': {
    rulings: [],
    draw: (draw) => ({
      does: draw.one(['embark', 'disembark']),
      by: draw.one(['amphibious', 'transport']),
      place: draw.one(['port', 'coast', 'inland']),
      enemyHeld: draw.flag(0.3),
      ship: { name: 'V', halted: draw.one(['no', 'turn']) },
      unit: { name: 'U', halted: draw.one(['no', 'no', 'stage', 'turn']), aboard: draw.one(['-', 'V', 'W']) },
    }),
    faults: (input: {
      readonly does: string;
      readonly by: string;
      readonly place: string;
      readonly enemyHeld: boolean;
      readonly unit: { readonly halted: string; readonly aboard: string };
    }) => {
      const { does, by, place, unit } = input;
      const landing = does === 'disembark';
      return [
        ...when(place === 'inland' || (place === 'coast' && by === 'transport'), 'noPort place'),
        ...when(input.enemyHeld, 'heldHex enemyHeld'),
        ...when(landing ? unit.aboard === 'W' : unit.aboard !== '-', 'aboardAnother unit.aboard'),
        ...when(!landing && unit.halted !== 'no', 'movesNoMore unit.halted'),
      ];
    },
  },
};
