/** What the charts ask of whoever flies, fires or floats; each fault as its code and its place. */
import { type Draw, page, type Readings, reading } from '../straight.ts';

type Faults = readonly string[];
export interface Forbidden {
  readonly rulings: readonly string[];
  readonly draw: (draw: Draw) => object;
  readonly faults: (input: never, r: Readings) => Faults;
}

export const when = (wrong: boolean, fault: string): Faults => (wrong ? [fault] : []);

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
export type Stack = readonly Crew[];

const rowOf = (mission: string) =>
  page.missions.find(({ id }) => id === LINES[mission]) as (typeof page.missions)[number] & { readonly marker: string };
const granted = ({ flight }: Crew, mission: string): boolean => flight === MARKERS[rowOf(mission).marker];
/** Who is in the air already has paid. */
export const cost = (stack: Stack, mission: string): number =>
  stack.filter((unit) => !granted(unit, mission)).length * rowOf(mission).sp;

export function flying(
  stack: Stack,
  mission: string,
  segment: string,
  points: number,
  at: string,
  r: Readings,
): Faults {
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
export const eyes = (list: string, stack: Stack, r: Readings): Faults =>
  stack.flatMap(({ type }, i) => seesAt0(type, `${list}[${i}].type`, r));
/** A US unit sees at 0 in an example; the 9 of an AWACS there is the first of a fragment; another's unit is lost. */
export const station = (sensor: string, at: string, r: Readings): Faults =>
  when(
    sensor === 'other-unit' || (sensor === 'AWACS' && reading(r, 'fragmentStart') !== 'rangeZero'),
    `lostDatum ${at}`,
  );
export const seen = (...stacks: readonly Stack[]): boolean => stacks.flat().some(({ detected }) => detected);

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
export const crews = (draw: Draw, name: string, mode: string, from = 0, fields: readonly string[] = []) =>
  draw.many(from, 2, (i) => {
    const unit = crew(draw, `${name}${i}`, mode);
    const values = ['antiAir', 'bombardment', 'asm', 'subsurface'].filter((value) => !fields.includes(value));
    return Object.fromEntries(Object.entries(unit).filter(([key]) => !values.includes(key)));
  });
/** A unit of a stack that is met: it asked leave to fly long ago. */
export const met = (stack: readonly object[]) =>
  stack.map((unit) =>
    Object.fromEntries(Object.entries(unit).filter(([key]) => !['mode', 'sorties', 'sortiesFlown'].includes(key))),
  );
export const points = (draw: Draw): number => (draw.flag(0.7) ? 99 : draw.one([0, 1, 2, 3, 4, 5]));
export const segment = (draw: Draw, usual: string): string =>
  draw.flag(0.9) ? usual : draw.one(['ownMovement', 'enemyMovement', 'enemyCloseAirSupport', 'ownCloseAirSupport']);

/** Every combat range is lost but that of a Soviet ship's missiles: two strategic hexes. */
export interface Aim {
  readonly range: number;
  readonly scale: string;
  readonly shooter: string;
}
export const aim = (draw: Draw, shooters: readonly string[]): Aim => ({
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
export function aimed({ range, scale, shooter }: Aim, weapon: string): Faults {
  if (range === 0) return [];
  if (!HAS[shooter]?.includes(weapon)) return ['weaponLacking range'];
  if (shooter === 'ussr-ship' && weapon === 'asm' && scale === 'strategic')
    return when(range > 2, 'weaponTooFar range');
  return ['lostDatum range'];
}

export interface Raid extends Aim {
  readonly bombers: Stack;
  readonly escorts: Stack;
  readonly sensor: string;
  readonly segment: string;
  readonly supplyPoints: number;
}
export const raid = (draw: Draw) => ({
  bombers: crews(draw, 'B', 'offensive', 0, ['bombardment']),
  escorts: crews(draw, 'E', 'offensive', 0, ['antiAir']),
  sensor: draw.one(['none', 'none', 'us-unit', 'us-unit', 'other-unit']),
  segment: segment(draw, 'ownMovement'),
  supplyPoints: points(draw),
  ...aim(draw, ['us-aircraft', 'other-aircraft']),
});
export const raiding = (input: Raid, mission: string, r: Readings): Faults => [
  ...when(!input.bombers.some(({ bombardment }) => bombardment > 0), 'nobodyBombs bombers'),
  ...flying(input.bombers, mission, input.segment, input.supplyPoints, 'bombers', r),
  ...flying(input.escorts, 'escort', 'ownMovement', input.supplyPoints - cost(input.bombers, mission), 'escorts', r),
  ...(seen(input.bombers, input.escorts) ? [] : station(input.sensor, 'sensor', r)),
];

export interface Ship {
  readonly hits: number;
  readonly hitsToSink: number;
  readonly detected: boolean;
  readonly halted: string;
  readonly subsurface: number;
  readonly asm: number;
  readonly bombardment: number;
}
export const hull = (draw: Draw, name: string) => ({
  name,
  hits: draw.one([0, 0, 0, 1, 2, 3, 4]),
  hitsToSink: draw.one([3, 4, 5]),
  detected: draw.flag(0.9),
});
export const vessel = (draw: Draw, name: string) => ({
  ...hull(draw, name),
  halted: draw.one(['no', 'no', 'no', 'stage', 'turn']),
  subsurface: draw.one([0, 4]),
  asm: draw.one([0, 4]),
  bombardment: draw.one([0, 4]),
});
export const sunk = ({ hits, hitsToSink }: Ship, at: string): Faults => when(hits >= hitsToSink, `alreadySunk ${at}`);

export const tooFar = (range: number, scale: string, at: string): Faults =>
  when(range > (scale === 'strategic' ? 2 : 20), `patrolTooFar ${at}`);
export const weapons = ['bombardment', 'asm', 'subsurface'] as const;
type Weapon = (typeof weapons)[number];

export interface Patrol {
  readonly patrol: Stack;
  readonly carrier: boolean;
  readonly scale: string;
  readonly range: number;
  readonly segment: string;
  readonly supplyPoints: number;
}
export interface AtShip {
  readonly ship: Ship;
  readonly weapon: Weapon;
}
export interface AirNaval extends AtShip, Aim {
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
export interface Interception {
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
export interface Fleets extends Aim {
  readonly ships: readonly Ship[];
  readonly targets: readonly Ship[];
  readonly movement: number;
  readonly intercepted: string;
  readonly weapon: Weapon;
}
export type Guns = readonly { readonly antiAir: number; readonly hits: number }[];

export const ships = (mode: string, draw: Draw) => crews(draw, 'S', mode, 1, ['antiAir', ...weapons]);
export const patrolling = (input: Patrol, mission: string, r: Readings): Faults => [
  ...when(!input.carrier, 'noCarrier carrier'),
  ...tooFar(input.range, input.scale, 'range'),
  ...flying(input.patrol, mission, input.segment, input.supplyPoints, 'patrol', r),
];
export const atShip = ({ ship }: AtShip): Faults => [
  ...when(!ship.detected, 'targetUndetected ship.detected'),
  ...sunk(ship, 'ship.hits'),
];
export const armed = (stack: Stack, weapon: Weapon, at: string): Faults =>
  stack.flatMap((unit, i) => when(unit[weapon] === 0, `noValue ${at}[${i}].${weapon}`));
