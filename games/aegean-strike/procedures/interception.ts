/**
 * Air-air interception, short or long range: detection, the chase, the target's own detection, air combat, and the strike
 * of those who get through.
 */
import {
  checkpoint,
  done,
  explained,
  field,
  type Infer,
  nested,
  type Procedure,
  type Refusal,
  type Step,
  words,
} from '@grognard/kernel';
import { SENSORS } from '../aircraft.ts';
import type { AegeanBook } from '../book.ts';
import type { CampaignState } from '../campaign-state.ts';
import { aborted, airBattle, type Fought } from '../parts/air-battle.ts';
import { airDefence, oneShort } from '../parts/air-support.ts';
import { fighter, interceptor, side, striker } from '../parts/air-units.ts';
import { chase } from '../parts/chase.ts';
import { flown, hitsOn, spent } from '../parts/effects.ts';
import { spread } from '../parts/fire.ts';
import { endurance, formation, terrain } from '../parts/ground-units.ts';
import { flightFaults } from '../parts/readiness.ts';
import { search, searchFaults } from '../parts/search.ts';
import { reachFaults, sighted, sightFaults } from '../parts/sighting.ts';
import { bomberHits, type Strike, type Struck, strike } from '../parts/strike.ts';
import { enemyOf, SEGMENTS } from '../vocabulary.ts';
import { airLosses } from './air-combat.ts';

const strikePlan = field.record(
  'interception.strike',
  {
    planned: field.flag('interception.strike.planned'),
    targetName: field.text('interception.strike.target', { max: 40, default: 'target', sample: 'unit.sample' }),
    terrain: terrain(),
    formation: formation(),
    ...endurance,
    ...airDefence,
  },
  {
    default: {
      planned: false,
      targetName: 'target',
      terrain: 'clear',
      formation: 'MC',
      hits: 0,
      hitsToHalf: 2,
      hitsToEliminate: 3,
      detected: false,
      sensor: 'none',
      antiAir: 0,
    },
  },
);

const input = field.record('interception.input', {
  side: side('interception.side'),
  reach: field.oneOf('interception.reach', { options: ['short', 'long'], words: 'reach', default: 'short' }),
  detected: field.flag('interception.detected'),
  sensors: field.list(
    'interception.sensors',
    field.oneOf('detection.sensor', { options: SENSORS, words: 'sensor', default: 'nato-small-airbase' }),
    { min: 0, max: 4, default: [] },
  ),
  ranges: field.list('detection.ranges', field.integer('detection.range', { min: 0, max: 60, default: 2 }), {
    min: 0,
    max: 12,
    default: [],
  }),
  baseRange: field.integer('interception.baseRange', {
    min: 0,
    max: 60,
    default: 0,
    help: 'interception.baseRange.help',
  }),
  distance: field.integer('interception.distance', { min: 0, max: 99, default: 2 }),
  targetCloses: field.integer('interception.targetCloses', { min: -2, max: 2, default: 0 }),
  segment: field.oneOf('unit.segment', { options: SEGMENTS, words: 'segment', default: 'enemyMovement' }),
  supplyPoints: field.integer('unit.supplyPoints', { min: 0, max: 9999, default: 99 }),
  interceptors: field.list('airCombat.interceptors', interceptor, { min: 1, max: 6, unique: 'name' }),
  escorts: field.list('airCombat.escorts', fighter, { min: 0, max: 6, unique: 'name', default: [] }),
  strikers: field.list('airCombat.strikers', striker, { min: 0, max: 6, unique: 'name', default: [] }),
  strike: strikePlan,
});

type Input = Infer<typeof input>;

interface Result {
  readonly detected: boolean;
  /** Whether the target saw the interceptors. */
  readonly seen: boolean;
  readonly legs: number;
  readonly interceptors: readonly number[];
  readonly escorts: readonly number[];
  readonly strikers: readonly number[];
  readonly strikersLeft: number;
  /** Supply points of the interceptors that flew. */
  readonly supply: number;
  /** The strike that follows: Hits thrown and applied, and what anti-air fire did to strikers and escorts. */
  readonly strike: {
    readonly thrown: number;
    readonly applied: number;
    readonly strikers: readonly number[];
    readonly escorts: readonly number[];
  };
}

export const interception: Procedure<Input, Result, AegeanBook, CampaignState> = {
  id: 'interception',
  rule: 'example.short',
  input,
  rulings: [
    'fragmentStart',
    'newAttempt',
    'strikersFireBack',
    'abortedEscortEcm',
    'escortOfTheRest',
    'airDamage',
    'marginOverTen',
    'bombardmentModifiers',
    'antiAirHits',
  ],
  refusals: (plan, book) => faults(plan, book),
  begin: (plan, book) => detect(plan, book),
  outcome: ({ detected, strikersLeft, strikers }) => {
    if (!detected) return 'undetected';
    return strikersLeft === 0 ? 'stopped' : strikersLeft === strikers.length ? 'through' : 'partly';
  },
  summary: (result) =>
    words(result.detected ? 'interception.summary' : 'interception.undetected', {
      left: result.strikersLeft,
      strikers: result.strikers.length,
      hits: result.strike.applied,
    }),
  outcomeWords: (outcome) => words(`interception.outcome.${outcome}`),
  figures: {
    strikersLeft: ({ strikersLeft }: Result) => strikersLeft,
    interceptorHits: ({ interceptors }: Result) => interceptors.reduce((sum, hits) => sum + hits, 0),
    strikeHits: ({ strike }: Result) => strike.applied,
  },
  effects: (result, plan) => [
    ...airLosses(result, plan),
    ...plan.strikers.flatMap(({ name }, place) => hitsOn(enemyOf(plan.side), name, result.strike.strikers[place] ?? 0)),
    ...plan.escorts.flatMap(({ name }, place) => hitsOn(enemyOf(plan.side), name, result.strike.escorts[place] ?? 0)),
    ...hitsOn(plan.side, plan.strike.targetName, result.strike.applied),
    ...(result.detected ? plan.interceptors.map(({ name }) => flown(plan.side, name)) : []),
    ...spent(plan.side, result.supply),
  ],
  fromCampaign: ({ supplyPoints }, { side }) =>
    side === 'nato' || side === 'pact' ? { supplyPoints: supplyPoints[side] } : {},
};

const quest = (plan: Input) => ({ ...plan, medium: 'air', scale: 'operational' }) as const;

/** Prerequisites, detection figures, and for long range both base and target within the early warning unit's reach. */
function faults(plan: Input, book: AegeanBook): readonly Refusal[] {
  const { interceptors, escorts, strikers, segment, supplyPoints } = plan;
  const mission = 'airInterception';
  const cost = book.tables['air-missions'].rows[mission].supply;
  const eyes = [
    ...escorts.map((unit, i) => ['escorts', unit, i] as const),
    ...strikers.map((unit, i) => ['strikers', unit, i] as const),
  ];
  return [
    ...(eyes.length > 0 ? [] : [{ code: 'nobodyThere', at: 'strikers', rule: 'example.short' }]),
    ...interceptors.flatMap((unit, i) =>
      flightFaults({ ...unit, mission, segment, supplyPoints: supplyPoints - i * cost }, `interceptors[${i}]`, book),
    ),
    ...(plan.detected ? [] : sensorFaults(plan, book)),
    ...(plan.reach === 'long' ? longRangeFaults(plan, book) : []),
    ...eyes.flatMap(([list, { type }, i]) =>
      sightFaults({ sensor: type, medium: 'air', scale: 'operational', range: 0 }, `${list}[${i}].type`, book),
    ),
    ...strikeFaults(plan, book),
  ];
}

const sensorFaults = (plan: Input, book: AegeanBook): readonly Refusal[] =>
  plan.sensors.length > 0 && plan.ranges.length > 0
    ? searchFaults(quest(plan), 'ranges', book)
    : [{ code: 'nobodyLooks', at: plan.sensors.length > 0 ? 'ranges' : 'sensors', rule: 'example.short' }];

/** Long-range interception: the base within the farthest detection range of an early warning unit, and a chase that ends. */
function longRangeFaults({ sensors, baseRange, distance, targetCloses }: Input, book: AegeanBook): readonly Refusal[] {
  const rule = 'example.long';
  if (sensors.length === 0) return [{ code: 'nobodyLooks', at: 'sensors', rule }];
  const within = sensors.flatMap((sensor) => reachFaults({ sensor, ...LOOK, range: baseRange }, 'baseRange', book));
  return [
    ...(within.length < sensors.length ? [] : within),
    ...(chase(distance, targetCloses) === undefined ? [{ code: 'neverMeets', at: 'targetCloses', rule }] : []),
  ];
}

const LOOK = { medium: 'air', scale: 'operational' } as const;

const strikeFaults = ({ strike, strikers }: Input, book: AegeanBook): readonly Refusal[] => {
  if (!strike.planned) return [];
  const { sensor, detected } = strike;
  const look = { medium: 'air', scale: 'operational', range: 0 } as const;
  return [
    ...(strikers.some(({ bombardment }) => bombardment > 0)
      ? []
      : [{ code: 'nobodyBombs', at: 'strikers', rule: 'example.airGround' }]),
    ...(sensor === 'none' || detected ? [] : sightFaults({ ...look, sensor }, 'strike.sensor', book)),
  ];
};

/** The target must be detected: by the base's own sensors, or by an early warning unit. */
const detect = (plan: Input, book: AegeanBook): Step<Result> => {
  const rule = plan.reach === 'short' ? 'example.short' : 'example.long';
  if (plan.detected) return meet(plan, book);
  return nested('search', [], search(quest(plan), rule, book), (at) =>
    checkpoint('searched', at !== null, (found) => (found ? meet(plan, book) : goOn(plan, false, NOT_FOUGHT, book))),
  );
};

const NOT_FOUGHT: Fought = [0, 0, 0, 0];

/** The target stops, the interceptors come to its hex, and each unit of the target rolls to detect them at range 0. */
const meet = (plan: Input, book: AegeanBook): Step<Result> => {
  const legs = legsOf(plan);
  const looks = [...plan.escorts, ...plan.strikers].map(
    ({ type }) => ({ sensor: type, medium: 'air', scale: 'operational', range: 0 }) as const,
  );
  return explained(
    () => [
      {
        rule: plan.reach === 'short' ? 'example.short' : 'example.long',
        title: words('interception.meet'),
        outcome: words(`interception.meet.${plan.reach}`, { legs, distance: plan.distance }),
      },
    ],
    nested('seen', [], sighted(looks, 'example.short', enemyOf(plan.side), book), (seen) =>
      checkpoint('met', seen, (both) => fight(plan, both, book)),
    ),
  );
};

const legsOf = ({ reach, distance, targetCloses }: Input): number =>
  reach === 'long' ? (chase(distance, targetCloses) ?? 0) : 0;

/** Simultaneous where both are detected; otherwise the interceptors fire alone. */
const fight = (plan: Input, seen: boolean, book: AegeanBook): Step<Result> =>
  nested('battle', seen, airBattle({ ...plan, seen: seen ? 'both' : 'targetOnly' }, book), (fought, both) =>
    checkpoint('fought', { both, fought }, (state) => goOn(plan, state.both, state.fought, book, true)),
  );

/** Strikers that did not abort go on with the mission, with their escort unless the reading sends it home. */
const goOn = (plan: Input, seen: boolean, fought: Fought, book: AegeanBook, detected = false): Step<Result> => {
  const [, onEscorts, onStrikers] = fought;
  const lost = aborted(onStrikers, plan.strikers.length);
  const left = plan.strikers.slice(lost);
  const guards = guardsLeft(plan, onEscorts, lost, book);
  if (!plan.strike.planned || left.length === 0) return done(ended(plan, { seen, detected }, fought, [0, 0, -1], book));
  const order: Strike = {
    ...plan.strike,
    side: enemyOf(plan.side),
    by: 'air',
    target: 'ground',
    ecm: 0,
    bombers: [
      ...left.map((unit) => ({ ...unit, marker: 'strike' as const })),
      ...guards.map((unit) => ({ ...unit, bombardment: 0, marker: 'antiAir' as const })),
    ],
  };
  return nested('strike', { seen, detected, fought }, strike(order, book), (struck, so) =>
    done(ended(plan, so, so.fought, struck, book)),
  );
};

/** Escorts leave with the units they escort; whether the escort of the rest stays is a ruling. */
const guardsLeft = ({ escorts }: Input, onEscorts: number, strikersLost: number, { rulings }: AegeanBook) =>
  strikersLost === 0 || rulings.escortOfTheRest === 'stays' ? escorts.slice(aborted(onEscorts, escorts.length)) : [];

const ended = (
  plan: Input,
  { seen, detected }: { readonly seen: boolean; readonly detected: boolean },
  [onInterceptors, onEscorts, onStrikers]: Fought,
  [thrown, onBombers, taker]: Struck,
  book: AegeanBook,
): Result => {
  const { interceptors, escorts, strikers, strike } = plan;
  const lost = aborted(onStrikers, strikers.length);
  const flying = strikers.length - lost;
  const guards = guardsLeft(plan, onEscorts, lost, book);
  const hurt = bomberHits(flying + guards.length, onBombers, taker, book);
  return {
    detected,
    seen,
    legs: detected ? legsOf(plan) : 0,
    interceptors: spread(onInterceptors, interceptors.length),
    escorts: escorts.length > 0 ? spread(onEscorts, escorts.length) : [],
    strikers: strikers.length > 0 ? spread(onStrikers, strikers.length) : [],
    strikersLeft: flying,
    supply: detected ? interceptors.length * book.tables['air-missions'].rows.airInterception.supply : 0,
    strike: {
      thrown,
      applied: Math.min(thrown, oneShort(strike)),
      strikers: [...strikers.slice(0, lost).map(() => 0), ...hurt.slice(0, flying)],
      escorts: escorts.map((unit) => (guards.includes(unit) ? (hurt[flying + guards.indexOf(unit)] ?? 0) : 0)),
    },
  };
};
