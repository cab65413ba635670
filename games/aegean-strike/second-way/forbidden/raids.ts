/** Raids, guns, interceptions and patrols in the air. */
import type { Readings } from '../straight.ts';
import {
  type Aim,
  aim,
  aimed,
  crews,
  eyes,
  type Forbidden,
  flying,
  type Guns,
  type Interception,
  met,
  type Patrol,
  patrolling,
  points,
  type Raid,
  raid,
  raiding,
  type Ship,
  type Stack,
  seen,
  segment,
  station,
  sunk,
  vessel,
  when,
} from './faults.ts';

export const raids: Readonly<Record<string, Forbidden>> = {
  bombardment: {
    rulings: ['fragmentStart'],
    draw: (draw) => ({
      ...raid(draw),
      ...(draw.flag(0.3) ? { bombers: [], escorts: [] } : {}),
      ships: draw.flag(0.6) ? [] : draw.many(1, 2, (i) => vessel(draw, `V${i}`)),
      unit: { name: 'U', hits: draw.one([0, 0, 2, 3, 4]), hitsToEliminate: 3 },
    }),
    faults: (
      input: Raid & { readonly ships: readonly Ship[]; readonly unit: { readonly hits: number } },
      r: Readings,
    ) => [
      ...when(input.unit.hits >= 3, 'alreadyEliminated unit.hits'),
      ...when(input.ships.length > 0 && input.bombers.length + input.escorts.length > 0, 'oneKindBombs ships'),
      ...(input.ships.length === 0
        ? raiding(input, 'bombardGround', r)
        : [
            ...when(!input.ships.some(({ bombardment }) => bombardment > 0), 'noValue ships[0].bombardment'),
            ...input.ships.flatMap((ship, i) => sunk(ship, `ships[${i}].hits`)),
          ]),
      ...aimed(input, 'bombardment'),
    ],
  },
  'installation-strike': {
    rulings: [],
    draw: (draw) => ({
      ...raid(draw),
      target: { name: 'T', kind: draw.one(['depot', 'airbase', 'cairo', 'benghazi']) },
      war: draw.flag(),
    }),
    faults: (input: Raid & { readonly target: { readonly kind: string }; readonly war: boolean }, r: Readings) => [
      ...raiding(input, 'bombardInstallation', r),
      ...aimed(input, 'bombardment'),
      ...when(['cairo', 'benghazi'].includes(input.target.kind) && !input.war, 'noWar target.kind'),
    ],
  },
  interdiction: {
    rulings: [],
    draw: (draw) => ({ ...raid(draw), hex: '1212' }),
    faults: (input: Raid, r: Readings) => [...raiding(input, 'interdiction', r), ...aimed(input, 'bombardment')],
  },
  'anti-air-fire': {
    rulings: [],
    draw: (draw) => ({
      units: draw.many(0, 1, (i) => ({ name: `U${i}`, antiAir: draw.one([0, 3]) })),
      ships: draw.many(0, 1, (i) => ({ name: `V${i}`, antiAir: draw.one([0, 3]), hits: draw.one([0, 2, 3]) })),
      installations: draw.many(0, 1, (i) => ({ name: `I${i}`, antiAir: draw.one([0, 3]), hits: draw.one([0, 3]) })),
      stack: draw.many(1, 2, (i) => ({ name: `S${i}`, detected: draw.flag(0.7) })),
      ...aim(draw, ['ussr-ship', 'us-submarine', 'us-airbase']),
    }),
    faults: (
      input: Aim & {
        readonly units: Guns;
        readonly ships: Guns;
        readonly installations: Guns;
        readonly stack: Stack;
      },
    ) => [
      ...when(
        // Hits lower a ship's guns, and nobody else's.
        ![...input.units, ...input.installations].some(({ antiAir }) => antiAir > 0) &&
          !input.ships.some(({ antiAir, hits }) => antiAir > hits),
        'noValue units',
      ),
      ...when(!seen(input.stack), 'targetUndetected stack'),
      ...aimed(input, 'antiAir'),
    ],
  },
  interception: {
    rulings: ['fragmentStart'],
    draw: (draw) => ({
      interceptors: crews(draw, 'I', 'interception', 1, ['antiAir']),
      escorts: met(crews(draw, 'E', '', 0, ['antiAir'])),
      strikers: met(crews(draw, 'S', '', 0, ['antiAir', 'bombardment'])),
      segment: segment(draw, 'enemyMovement'),
      supplyPoints: points(draw),
      sensors: draw.one([[], ['AWACS'], ['us-unit'], ['other-unit'], ['AWACS', 'other-unit']]),
      ranges: draw.one([[], [0], [0, 0]]),
      reach: draw.one(['short', 'short', 'long']),
      baseRange: draw.one([0, 21, 22]),
      distance: draw.one([2, 4]),
      targetCloses: draw.one([-2, -1, 0, 2]),
      strike: {
        planned: draw.flag(),
        sensor: draw.one(['none', 'none', 'us-unit', 'us-unit', 'other-unit']),
      },
    }),
    faults: (input: Interception, r: Readings) => {
      const { escorts, strikers, sensors, ranges, strike } = input;
      const known = seen(escorts, strikers);
      const looks = sensors.length > 0 && ranges.length > 0;
      // An AWACS sees to 21 hexes, the last there is; a US unit in its own; how far another's does is lost.
      const beyond = (sensor: string): string | undefined => {
        if (input.baseRange <= ({ AWACS: 21, 'us-unit': 0 }[sensor] ?? -1)) return undefined;
        return input.baseRange > 21 ? 'baseTooFar baseRange' : 'lostDatum baseRange';
      };
      const within = sensors.map(beyond);
      // Two hexes a leg: a target that flies straight away is caught only if the first leg is enough.
      const caught = input.distance <= 2 || input.targetCloses > -2;
      return [
        ...when(escorts.length + strikers.length === 0, 'nobodyThere strikers'),
        ...flying(input.interceptors, 'airInterception', input.segment, input.supplyPoints, 'interceptors', r),
        ...(known
          ? []
          : looks
            ? sensors.flatMap((sensor) => ranges.flatMap((_, i) => station(sensor, `ranges[${i}]`, r)))
            : [`nobodyLooks ${sensors.length === 0 ? 'sensors' : 'ranges'}`]),
        ...(input.reach === 'short'
          ? []
          : sensors.length === 0
            ? ['nobodyLooks sensors']
            : [...(within.includes(undefined) ? [] : within.map(String)), ...when(!caught, 'neverMeets targetCloses')]),
        ...eyes('escorts', escorts, r),
        ...eyes('strikers', strikers, r),
        ...(strike.planned
          ? [
              ...when(!strikers.some(({ bombardment }) => bombardment > 0), 'nobodyBombs strikers'),
              ...(known ? [] : station(strike.sensor, 'strike.sensor', r)),
            ]
          : []),
      ];
    },
  },
  'combat-air-patrol': {
    rulings: ['fragmentStart', 'patrolSegments'],
    draw: (draw) => ({
      patrol: crews(draw, 'P', 'interception', 1, ['antiAir']),
      escorts: met(crews(draw, 'E', '', 0, ['antiAir'])),
      strikers: met(crews(draw, 'S', '', 0, ['antiAir'])),
      carrier: draw.flag(0.9),
      scale: draw.one(['operational', 'strategic']),
      range: draw.one([0, 0, 1, 2, 2, 3, 20, 21]),
      segment: segment(draw, 'enemyMovement'),
      supplyPoints: points(draw),
    }),
    faults: (input: Patrol & { readonly escorts: Stack; readonly strikers: Stack }, r: Readings) => {
      const targets = [...input.escorts, ...input.strikers];
      return [
        ...patrolling(input, 'patrol', r),
        ...when(targets.length === 0, 'nobodyThere strikers'),
        ...when(targets.length > 0 && !seen(targets), 'targetUndetected strikers'),
        ...input.patrol.flatMap(({ antiAir }, i) => when(antiAir === 0, `noValue patrol[${i}].antiAir`)),
        ...eyes('escorts', input.escorts, r),
        ...eyes('strikers', input.strikers, r),
      ];
    },
  },
};
