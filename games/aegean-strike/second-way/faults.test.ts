/** Everything that is forbidden of a raid, a patrol or a ship, reckoned a second time: each fault with its place. */
import { type Game, open } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { cases } from '../../testing/cases.ts';
import { game as aegeanStrike } from '../game.ts';
import { Draw, page, type Readings, reading, readings } from './straight.ts';

const game: Game = aegeanStrike;

type Faults = readonly string[];
interface Forbidden {
  readonly rulings: readonly string[];
  readonly draw: (draw: Draw) => object;
  readonly faults: (input: never, r: Readings) => Faults;
}

const when = (wrong: boolean, fault: string): Faults => (wrong ? [fault] : []);

/** Our missions as the page calls them. Close air support has no line: as the bombardment of ground units. */
const LINES: Readonly<Record<string, string>> = {
  airInterception: 'air_air_interception',
  patrol: 'cap',
  patrolStrike: 'cap_strike',
  escort: 'escort',
  airNavalAsm: 'air_naval_interception_asm',
  airNavalBombardment: 'air_naval_interception_bombardment',
  airNavalSubsurface: 'air_naval_interception_bombardment',
  bombardNaval: 'bombardment_naval',
  antishipStrike: 'antiship_missile_strike',
  antisubmarineStrike: 'antisubmarine_strike',
  bombardGround: 'bombardment_ground',
  bombardInstallation: 'bombardment_installation',
  interdiction: 'interdiction',
};
const SEGMENTS: Readonly<Record<string, readonly string[]>> = {
  ownMovement: ['friendly movement', 'own movement'],
  enemyMovement: ['enemy movement'],
  ownCloseAirSupport: [],
  enemyCloseAirSupport: ['enemy close air support'],
};
const MARKERS: Readonly<Record<string, string>> = { 'anti-air': 'antiAir', strike: 'strike' };

interface Crew {
  readonly name: string;
  readonly type: string;
  readonly mode: string;
  readonly sorties: number;
  readonly sortiesFlown: number;
  readonly flight: string;
  readonly detected: boolean;
  readonly antiAir: number;
  readonly bombardment: number;
  readonly asm: number;
  readonly subsurface: number;
}
type Stack = readonly Crew[];

const rowOf = (mission: string) =>
  page.missions.find(({ id }) => id === LINES[mission]) as (typeof page.missions)[number] & { readonly marker: string };
const granted = ({ flight }: Crew, mission: string): boolean => flight === MARKERS[rowOf(mission).marker];
/** Who is in the air already has paid. */
const cost = (stack: Stack, mission: string): number =>
  stack.filter((unit) => !granted(unit, mission)).length * rowOf(mission).sp;

function flying(stack: Stack, mission: string, segment: string, points: number, at: string, r: Readings): Faults {
  const row = rowOf(mission);
  const patrols = mission === 'patrol' || mission === 'patrolStrike';
  const segments = patrols && reading(r, 'patrolSegments') === 'enemyOnly' ? ['enemy movement'] : row.segments;
  return stack.flatMap((unit, i) => {
    const here = `${at}[${i}]`;
    const type = when(!page.unitGroups['combat']?.includes(unit.type), `notEligible ${here}.type`);
    if (granted(unit, mission)) return type;
    return [
      ...type,
      ...when(
        mission === 'airNavalSubsurface' && reading(r, 'airNavalWeapons') === 'asPrinted',
        `missionLost ${here}.mission`,
      ),
      ...when(unit.sortiesFlown >= unit.sorties, `noSorties ${here}.sorties`),
      ...when(unit.flight !== 'ready', `hasFlown ${here}.flight`),
      ...when(points - cost(stack.slice(0, i), mission) < row.sp, `noSupply ${here}.supplyPoints`),
      ...when(row.mode !== unit.mode, `wrongMode ${here}.mode`),
      ...when(!segments.some((each) => SEGMENTS[segment]?.includes(each)), `wrongSegment ${here}.segment`),
    ];
  });
}

/** The figures of the F-15 and the C-130 are lost, the Su-24's are in an example, the A-6's are a fragment. */
const seesAt0 = (type: string, at: string, r: Readings): Faults =>
  when(
    ['F-15', 'C-130'].includes(type) || (type === 'A-6' && reading(r, 'fragmentStart') !== 'rangeZero'),
    `lostDatum ${at}`,
  );
const eyes = (list: string, stack: Stack, r: Readings): Faults =>
  stack.flatMap(({ type }, i) => seesAt0(type, `${list}[${i}].type`, r));
/** A US unit sees at 0 in an example; the 9 of an AWACS there is the first of a fragment; another's unit is lost. */
const station = (sensor: string, at: string, r: Readings): Faults =>
  when(
    sensor === 'other-unit' || (sensor === 'AWACS' && reading(r, 'fragmentStart') !== 'rangeZero'),
    `lostDatum ${at}`,
  );
const seen = (...stacks: readonly Stack[]): boolean => stacks.flat().some(({ detected }) => detected);

/** Most of those who fly may do so: faults come one at a time. */
const crew = (draw: Draw, name: string, mode: string): Crew => {
  const wrong = <T>(usual: T, others: readonly T[]): T => (draw.flag(0.9) ? usual : draw.one(others));
  return {
    name,
    type: wrong('Su-24', ['A-6', 'A-6', 'F-15', 'C-130']),
    mode: wrong(mode, ['interception', 'offensive', 'none']),
    sorties: wrong(1, [0, 2]),
    sortiesFlown: wrong(0, [1]),
    flight: wrong('ready', ['antiAir', 'strike', 'home']),
    detected: draw.flag(0.2),
    antiAir: wrong(3, [0]),
    bombardment: wrong(4, [0]),
    asm: wrong(4, [0]),
    subsurface: wrong(4, [0]),
  };
};
const crews = (draw: Draw, name: string, mode: string, from = 0, fields: readonly string[] = []) =>
  draw.many(from, 2, (i) => {
    const unit = crew(draw, `${name}${i}`, mode);
    const values = ['antiAir', 'bombardment', 'asm', 'subsurface'].filter((value) => !fields.includes(value));
    return Object.fromEntries(Object.entries(unit).filter(([key]) => !values.includes(key)));
  });
/** A unit of a stack that is met: it asked leave to fly long ago. */
const met = (stack: readonly object[]) =>
  stack.map((unit) =>
    Object.fromEntries(Object.entries(unit).filter(([key]) => !['mode', 'sorties', 'sortiesFlown'].includes(key))),
  );
const points = (draw: Draw): number => (draw.flag(0.7) ? 99 : draw.one([0, 1, 2, 3, 4, 5]));
const segment = (draw: Draw, usual: string): string =>
  draw.flag(0.9) ? usual : draw.one(['ownMovement', 'enemyMovement', 'enemyCloseAirSupport', 'ownCloseAirSupport']);

/** Every combat range is lost but that of a Soviet ship's missiles: two strategic hexes. */
interface Aim {
  readonly range: number;
  readonly scale: string;
  readonly shooter: string;
}
const aim = (draw: Draw, shooters: readonly string[]): Aim => ({
  range: draw.flag(0.8) ? 0 : draw.one([1, 2, 3]),
  scale: draw.one(['operational', 'strategic']),
  shooter: draw.one(shooters),
});
const HAS: Readonly<Record<string, readonly string[]>> = {
  'us-aircraft': ['antiAir', 'subsurface', 'asm', 'bombardment'],
  'other-aircraft': ['antiAir', 'bombardment'],
  'ussr-ship': ['antiAir', 'subsurface', 'asm', 'bombardment'],
  'us-submarine': ['subsurface', 'asm'],
  'us-airbase': ['antiAir'],
};
function aimed({ range, scale, shooter }: Aim, weapon: string): Faults {
  if (range === 0) return [];
  if (!HAS[shooter]?.includes(weapon)) return ['weaponLacking range'];
  if (shooter === 'ussr-ship' && weapon === 'asm' && scale === 'strategic')
    return when(range > 2, 'weaponTooFar range');
  return ['lostDatum range'];
}

interface Raid extends Aim {
  readonly bombers: Stack;
  readonly escorts: Stack;
  readonly sensor: string;
  readonly segment: string;
  readonly supplyPoints: number;
}
const raid = (draw: Draw) => ({
  bombers: crews(draw, 'B', 'offensive', 0, ['bombardment']),
  escorts: crews(draw, 'E', 'offensive', 0, ['antiAir']),
  sensor: draw.one(['none', 'none', 'us-unit', 'us-unit', 'other-unit']),
  segment: segment(draw, 'ownMovement'),
  supplyPoints: points(draw),
  ...aim(draw, ['us-aircraft', 'other-aircraft']),
});
const raiding = (input: Raid, mission: string, r: Readings): Faults => [
  ...when(!input.bombers.some(({ bombardment }) => bombardment > 0), 'nobodyBombs bombers'),
  ...flying(input.bombers, mission, input.segment, input.supplyPoints, 'bombers', r),
  ...flying(input.escorts, 'escort', 'ownMovement', input.supplyPoints - cost(input.bombers, mission), 'escorts', r),
  ...(seen(input.bombers, input.escorts) ? [] : station(input.sensor, 'sensor', r)),
];

interface Ship {
  readonly hits: number;
  readonly hitsToSink: number;
  readonly detected: boolean;
  readonly halted: string;
  readonly subsurface: number;
  readonly asm: number;
  readonly bombardment: number;
}
const hull = (draw: Draw, name: string) => ({
  name,
  hits: draw.one([0, 0, 0, 1, 2, 3, 4]),
  hitsToSink: draw.one([3, 4, 5]),
  detected: draw.flag(0.9),
});
const vessel = (draw: Draw, name: string) => ({
  ...hull(draw, name),
  halted: draw.one(['no', 'no', 'no', 'stage', 'turn']),
  subsurface: draw.one([0, 4]),
  asm: draw.one([0, 4]),
  bombardment: draw.one([0, 4]),
});
const sunk = ({ hits, hitsToSink }: Ship, at: string): Faults => when(hits >= hitsToSink, `alreadySunk ${at}`);

const tooFar = (range: number, scale: string, at: string): Faults =>
  when(range > (scale === 'strategic' ? 2 : 20), `patrolTooFar ${at}`);
const weapons = ['bombardment', 'asm', 'subsurface'] as const;
type Weapon = (typeof weapons)[number];

const FORBIDDEN: Readonly<Record<string, Forbidden>> = {
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

interface Patrol {
  readonly patrol: Stack;
  readonly carrier: boolean;
  readonly scale: string;
  readonly range: number;
  readonly segment: string;
  readonly supplyPoints: number;
}
interface AtShip {
  readonly ship: Ship;
  readonly weapon: Weapon;
}
interface AirNaval extends AtShip, Aim {
  readonly how: 'interception' | 'strike';
  readonly strikers: Stack;
  readonly escorts: Stack;
  readonly patrol: Stack;
  readonly segment: string;
  readonly supplyPoints: number;
  readonly patrolSupply: number;
  readonly patrolRange: number;
  readonly sensors: readonly string[];
  readonly ranges: readonly number[];
}
interface Interception {
  readonly interceptors: Stack;
  readonly escorts: Stack;
  readonly strikers: Stack;
  readonly segment: string;
  readonly supplyPoints: number;
  readonly sensors: readonly string[];
  readonly ranges: readonly number[];
  readonly reach: string;
  readonly baseRange: number;
  readonly distance: number;
  readonly targetCloses: number;
  readonly strike: { readonly planned: boolean; readonly sensor: string };
}
interface Fleets extends Aim {
  readonly ships: readonly Ship[];
  readonly targets: readonly Ship[];
  readonly movement: number;
  readonly intercepted: string;
  readonly weapon: Weapon;
}
type Guns = readonly { readonly antiAir: number; readonly hits: number }[];

const ships = (mode: string, draw: Draw) => crews(draw, 'S', mode, 1, ['antiAir', ...weapons]);
const patrolling = (input: Patrol, mission: string, r: Readings): Faults => [
  ...when(!input.carrier, 'noCarrier carrier'),
  ...tooFar(input.range, input.scale, 'range'),
  ...flying(input.patrol, mission, input.segment, input.supplyPoints, 'patrol', r),
];
const atShip = ({ ship }: AtShip): Faults => [
  ...when(!ship.detected, 'targetUndetected ship.detected'),
  ...sunk(ship, 'ship.hits'),
];
const armed = (stack: Stack, weapon: Weapon, at: string): Faults =>
  stack.flatMap((unit, i) => when(unit[weapon] === 0, `noValue ${at}[${i}].${weapon}`));

describe('what is forbidden, fault by fault', () => {
  test.each(Object.entries(FORBIDDEN))('%s', (id, { rulings, draw, faults }) => {
    let [alone, none] = [0, 0];
    for (let seed = 1; seed <= cases(300); seed += 1) {
      const numbers = new Draw(seed * 4241 + id.length);
      const input = draw(numbers);
      const r = readings(numbers, rulings);
      const opened = open(game, id, input, { rulings: r });
      const told = opened.ok ? [] : opened.refusals.map(({ code, at }) => `${code} ${at}`);
      const expected = faults(input as never, r);
      expect(told.toSorted(), JSON.stringify([seed, input, r])).toEqual(expected.toSorted());
      if (expected.length === 0) none += 1;
      if (expected.length === 1) alone += 1;
    }
    expect([alone > 10, none > 3], `${alone} with one fault, ${none} without`).toEqual([true, true]);
  });
});
