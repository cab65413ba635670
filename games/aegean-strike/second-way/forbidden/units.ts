/** Single units, and the end of a stage. */
import { type Readings, reading } from '../straight.ts';
import { type Forbidden, when } from './faults.ts';

const KINDS = ['armour', 'armouredCavalry', 'mechanised', 'infantry', 'antitank', 'selfPropelledAntitank', 'airborne'];
const INFANTRY = ['infantry', 'antitank', 'airborne'];
const armoured = (kind: string, r: Readings): boolean =>
  ['armour', 'armouredCavalry', 'mechanised'].includes(kind) ||
  (kind === 'selfPropelledAntitank' && reading(r, 'selfPropelledAntitank') === 'armour');

export const units: Readonly<Record<string, Forbidden>> = {
  disengagement: {
    rulings: ['selfPropelledAntitank'],
    draw: (draw) => ({
      unit: 'U',
      kind: draw.one(KINDS),
      hits: draw.int(0, 3),
      hitsToEliminate: draw.int(2, 4),
      halted: draw.one(['no', 'no', 'no', 'stage', 'turn']),
      retreatHex: draw.flag(0.8),
      lockers: draw.many(1, 2, (i) => ({ name: `L${i}`, kind: draw.one(KINDS) })),
    }),
    faults: (
      input: {
        readonly kind: string;
        readonly hits: number;
        readonly hitsToEliminate: number;
        readonly halted: string;
        readonly retreatHex: boolean;
        readonly lockers: readonly { readonly kind: string }[];
      },
      r: Readings,
    ) => [
      ...when(armoured(input.kind, r), 'leavesFreely kind'),
      ...when(!input.lockers.some(({ kind }) => armoured(kind, r)), 'leavesFreely lockers'),
      ...when(input.hits + 1 >= input.hitsToEliminate, 'hitEliminates hits'),
      ...when(input.halted !== 'no', 'movesNoMore halted'),
      ...when(!input.retreatHex, 'noRetreat retreatHex'),
    ],
  },
  'parachute-drop': {
    rulings: [],
    draw: (draw) => ({
      unit: 'U',
      transport: draw.one(['C-5', 'C-130', 'Il-76', 'An-24', 'UH-1', 'F-15']),
      kind: draw.one(['airborne', 'airborne', 'infantry']),
      firedOn: draw.flag(),
      transportHit: draw.flag(),
    }),
    faults: (input: {
      readonly transport: string;
      readonly kind: string;
      readonly firedOn: boolean;
      readonly transportHit: boolean;
    }) => [
      ...when(['UH-1', 'F-15'].includes(input.transport), 'noParatroops transport'),
      ...when(input.kind !== 'airborne', 'notAirborne kind'),
      ...when(input.transportHit && !input.firedOn, 'hitUnfired transportHit'),
    ],
  },
  'soviet-air-defence': {
    rulings: ['sovietDefenceTargets'],
    draw: (draw) => ({
      unit: 'U',
      ...draw.one([{}, { nation: 'us' }, { nation: 'turkey' }]),
      singleSortie: draw.flag(),
      optionalRule: draw.flag(),
    }),
    faults: (
      input: { readonly nation?: string; readonly singleSortie: boolean; readonly optionalRule: boolean },
      r: Readings,
    ) => {
      const foreign = input.nation === 'turkey';
      return [
        ...when(foreign && reading(r, 'sovietDefenceTargets') !== 'any', 'notAmerican nation'),
        ...when(foreign && input.singleSortie, 'notAmerican singleSortie'),
        ...when(input.singleSortie && !input.optionalRule, 'optionalRule singleSortie'),
      ];
    },
  },
  'formation-change': {
    rulings: ['armourDeliberateDefence', 'pursuitFromAssault'],
    draw: (draw) => ({
      unit: 'U',
      kind: draw.one(KINDS),
      from: draw.one(['MC', 'DA']),
      to: draw.one(['MC', 'T', 'DD']),
      terrain: draw.one(['clear', 'city', 'rough']),
      engineers: draw.flag(),
      points: draw.int(0, 6),
      changed: draw.flag(0.2),
      halted: draw.one(['no', 'no', 'no', 'stage', 'turn']),
      pursuit: draw.flag(),
    }),
    faults: (
      input: {
        readonly kind: string;
        readonly from: string;
        readonly to: string;
        readonly terrain: string;
        readonly engineers: boolean;
        readonly points: number;
        readonly changed: boolean;
        readonly halted: string;
        readonly pursuit: boolean;
      },
      r: Readings,
    ) => {
      const { kind, from, to, terrain, engineers, pursuit } = input;
      // Formation effects chart: out of MC nothing, out of DA two; into MC or T one, into DD four.
      const chart = (from === 'DA' ? 2 : 0) + (to === 'DD' ? 4 : 1);
      const free = pursuit && from === 'DA' && to === 'MC';
      const cost = free ? (reading(r, 'pursuitFromAssault') === 'wholeChange' ? 0 : 1) : chart;
      const digs = to === 'DD' && ['armour', 'armouredCavalry', 'selfPropelledAntitank'].includes(kind);
      const never = digs && (terrain === 'city' || reading(r, 'armourDeliberateDefence') === 'never');
      // Terrain effects chart: deliberate defence is barred in clear and rough without engineers, not in a city.
      const barred = to === 'DD' && !engineers && terrain !== 'city';
      return [
        ...when(from === to, 'sameFormation to'),
        ...when(input.changed && !pursuit, 'changedTwice changed'),
        ...when(input.halted !== 'no' && !pursuit, 'movesNoMore halted'),
        ...when(cost > input.points, 'tooFewPoints points'),
        ...when(to === 'T' && INFANTRY.includes(kind), 'infantryTravels to'),
        ...when(never, 'armourDigsIn to'),
        ...when(barred && !never, 'formationBarred to'),
      ];
    },
  },
  detection: {
    rulings: ['fragmentStart'],
    draw: (draw) => ({
      sensors: draw.one([['AWACS'], ['us-unit'], ['other-unit'], ['us-unit', 'pact-submarine']]),
      medium: draw.one(['air', 'air', 'subsurface']),
      scale: draw.one(['operational', 'operational', 'strategic']),
      ranges: draw.one([[0], [21], [0, 22], [1]]),
      aircraft: draw.many(0, 2, (i) => ({ name: `A${i}`, detected: draw.flag(0.3) })),
      ships: draw.many(0, 1, (i) => ({ name: `V${i}`, detected: draw.flag(0.3) })),
      condition: draw.one(['undetected', 'undetected', 'undetected', 'earlyWarning', 'hasBombed']),
    }),
    faults: (
      input: {
        readonly sensors: readonly string[];
        readonly medium: string;
        readonly scale: string;
        readonly ranges: readonly number[];
        readonly aircraft: readonly { readonly detected: boolean }[];
        readonly ships: readonly { readonly detected: boolean }[];
        readonly condition: string;
      },
      r: Readings,
    ) => {
      const stack = [...input.aircraft, ...input.ships];
      if (stack.length === 0) return ['nothingToFind aircraft'];
      if (stack.every(({ detected }) => detected))
        return [`alreadyDetected ${input.aircraft.length > 0 ? 'aircraft' : 'ships'}`];
      if (input.condition !== 'undetected') return [];
      const { medium, scale } = input;
      const fragments = reading(r, 'fragmentStart') === 'rangeZero';
      /** What an example or a fragment gives; nothing else survives. */
      const known = (sensor: string, range: number): boolean => {
        if (scale === 'strategic') return sensor === 'pact-submarine' && medium === 'subsurface' && range <= 1;
        if (sensor === 'AWACS') return medium === 'air' && (range === 21 || (range === 0 && fragments));
        if (sensor === 'us-unit') return medium === 'air' && range === 0;
        return sensor === 'pact-submarine' && medium === 'subsurface' && range === 0 && fragments;
      };
      // Only ships and submarines look below the surface; a submarine does not look into the air.
      const looks = (sensor: string): boolean => (sensor === 'pact-submarine') === (medium === 'subsurface');
      return input.sensors.flatMap((sensor) =>
        input.ranges.flatMap((range, i) => {
          if (!looks(sensor)) return [`mediumLacking ranges[${i}]`];
          if (range > (scale === 'strategic' ? 2 : 21)) return [`rangeBeyond ranges[${i}]`];
          return when(!known(sensor, range), `lostDatum ranges[${i}]`);
        }),
      );
    },
  },
  'ship-damage': {
    rulings: [],
    draw: (draw) => ({ name: 'V', hits: draw.int(0, 4), hitsToSink: draw.int(2, 4), newHits: 1 }),
    faults: (input: { readonly hits: number; readonly hitsToSink: number }) =>
      when(input.hits >= input.hitsToSink, 'alreadySunk hits'),
  },
  'resolution-track': {
    rulings: [],
    draw: (draw) => ({ value: draw.int(0, 2), ecm: draw.int(0, 1), target: draw.one(['air-naval', 'ground']) }),
    faults: (input: { readonly value: number; readonly ecm: number; readonly target: string }) => [
      ...when(input.value === 0, 'noValue value'),
      ...when(input.target === 'ground' && input.ecm > 0, 'groundEcm ecm'),
    ],
  },
  'air-combat': {
    rulings: [],
    draw: (draw) => ({
      interceptors: draw.many(1, 2, (i) => ({ name: `I${i}`, antiAir: draw.int(0, 1) })),
      escorts: draw.many(0, 1, (i) => ({ name: `E${i}` })),
      strikers: draw.many(0, 1, (i) => ({ name: `S${i}` })),
    }),
    faults: (input: {
      readonly interceptors: readonly { readonly antiAir: number }[];
      readonly escorts: readonly unknown[];
      readonly strikers: readonly unknown[];
    }) => [
      ...when(input.escorts.length + input.strikers.length === 0, 'nobodyThere strikers'),
      ...when(!input.interceptors.some(({ antiAir }) => antiAir > 0), 'noValue interceptors'),
    ],
  },
  'stage-end': {
    rulings: [],
    draw: (draw) => ({
      ends: draw.one(['stage', 'turn']),
      greeceNeutralised: draw.flag(),
      internedUnits: draw.many(0, 1, () => ({ name: 'U' })),
      internedAircraft: draw.many(0, 1, () => ({ name: 'A' })),
      internedShips: draw.many(0, 1, () => ({ name: 'V' })),
    }),
    faults: (input: {
      readonly ends: string;
      readonly greeceNeutralised: boolean;
      readonly [list: `interned${string}`]: readonly unknown[];
    }) =>
      input.ends === 'turn' && input.greeceNeutralised
        ? []
        : (['internedUnits', 'internedAircraft', 'internedShips'] as const).flatMap((list) =>
            when((input[list] ?? []).length > 0, `notInterned ${list}`),
          ),
  },
};
