/**
 * Air-air interception, short or long range: detection, the chase, the target's own detection, air combat, and the strike
 * of those who get through.
 */
import {
  checkpoint,
  done,
  type Effect,
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
import { airBattle, type Fought, interceptorHits, NOT_FOUGHT, unhurt } from '../parts/air-battle.ts';
import { fighter, interceptor, isSeen, striker } from '../parts/air-units.ts';
import { HITS_COUNT, natoHits, partiesOf, sum } from '../parts/balance.ts';
import { bombardmentModifiers, oneShort, sensor } from '../parts/bombing.ts';
import { chase } from '../parts/chase.ts';
import { cameHome, hitsOn, inTheAir, spent } from '../parts/effects.ts';
import { counter, range, segment, side, supplies } from '../parts/fields.ts';
import { spread } from '../parts/fire.ts';
import { bombedFields, terrain } from '../parts/ground-units.ts';
import { missionSupply, stackFaults } from '../parts/readiness.ts';
import { search, searchFaults } from '../parts/search.ts';
import { reachFaults, sighted, sightFaults } from '../parts/sighting.ts';
import { NOBODY, type Strike, type Struck, stackHits, strike } from '../parts/strike.ts';
import { enemySupplies, suppliesOf } from '../parts/supplies.ts';
import { enemyOf, type Side } from '../vocabulary.ts';
import { airLosses } from './air-combat.ts';

/** A target left at this name is nobody in particular. */
const UNNAMED = 'target';

const strikePlan = field.record(
  'interception.strike',
  {
    planned: field.flag('interception.strike.planned'),
    targetName: field.text('interception.strike.target', { max: 40, default: UNNAMED, sample: 'unit.sample' }),
    terrain: terrain(),
    ...bombedFields,
    sensor,
  },
  {
    ...counter('ground', 'acts', 'targetName'),
    default: {
      planned: false,
      targetName: UNNAMED,
      terrain: 'clear',
      nation: undefined,
      formation: 'MC',
      antiAir: 0,
      hits: 0,
      hitsToHalf: 2,
      hitsToEliminate: 3,
      sensor: 'none',
    },
  },
);

const input = field.record('interception.input', {
  side: side('interception.side'),
  reach: field.oneOf('interception.reach', { options: ['short', 'long'], words: 'reach', default: 'short' }),
  sensors: field.list(
    'interception.sensors',
    field.oneOf('detection.sensor', { options: SENSORS, words: 'sensor', default: 'nato-small-airbase' }),
    { min: 0, max: 4, default: [] },
  ),
  ranges: field.list('detection.ranges', range('detection.range', 2), { min: 0, max: 12, default: [] }),
  baseRange: field.integer('interception.baseRange', {
    min: 0,
    max: 60,
    default: 0,
    help: 'interception.baseRange.help',
  }),
  distance: field.integer('interception.distance', { min: 0, max: 99, default: 2 }),
  targetCloses: field.integer('interception.targetCloses', { min: -2, max: 2, default: 0 }),
  segment: segment('enemyMovement'),
  ...supplies,
  enemySupply: field.integer('interception.enemySupply', { min: 0, max: 9999, default: 99 }),
  interceptors: field.list('airCombat.interceptors', interceptor, { min: 1, max: 6, unique: 'name' }),
  escorts: field.list('airCombat.escorts', fighter, { min: 0, max: 6, unique: 'name', default: [] }),
  strikers: field.list('airCombat.strikers', striker, { min: 0, max: 6, unique: 'name', default: [] }),
  strike: strikePlan,
});

type Input = Infer<typeof input>;

interface Result {
  readonly side: Side;
  readonly detected: boolean;
  /** Whether the target saw the interceptors. */
  readonly seen: boolean;
  readonly legs: number;
  readonly interceptors: readonly number[];
  readonly escorts: readonly number[];
  readonly strikers: readonly number[];
  readonly strikersLeft: number;
  /** Supply points of the interceptors that flew, and of a stack whose sorties were not yet counted. */
  readonly supply: readonly [interceptors: number, target: number];
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
  outcomes: ['stopped', 'partly', 'through', 'undetected'],
  outcomeWords: (outcome) => words(`interception.outcome.${outcome}`),
  figures: {
    strikersLeft: ({ strikersLeft }: Result) => strikersLeft,
    interceptorHits: ({ interceptors }: Result) => sum(interceptors),
    strikeHits: ({ strike }: Result) => strike.applied,
    natoHits: (result: Result) =>
      natoHits(result.side, onTarget(result), sum(result.interceptors) + result.strike.applied),
  },
  favours: HITS_COUNT,
  parties: ({ side, interceptors, escorts, strikers }) => partiesOf(side, interceptors, [...escorts, ...strikers]),
  effects: (result, plan) => {
    const enemy = enemyOf(plan.side);
    const named = plan.strike.targetName !== UNNAMED;
    return [
      ...airLosses(result, plan),
      ...plan.strikers.flatMap(({ name }, place) => hitsOn('air', enemy, name, result.strike.strikers[place] ?? 0)),
      ...plan.escorts.flatMap(({ name }, place) => hitsOn('air', enemy, name, result.strike.escorts[place] ?? 0)),
      ...(named ? hitsOn('ground', plan.side, plan.strike.targetName, result.strike.applied) : []),
      ...(result.detected ? cameHome(plan.side, plan.interceptors) : []),
      ...targetFlights(result, plan),
      ...spent(plan.side, result.supply[0], plan.depot),
      ...spent(enemy, result.supply[1]),
    ];
  },
  fromCampaign: (state, { side, depot }) => {
    const other = enemySupplies(state, side);
    return { ...suppliesOf(state, side, depot), ...(other !== undefined && { enemySupply: other }) };
  },
};

const onTarget = ({ escorts, strikers, strike: after }: Result): number =>
  sum(escorts) + sum(strikers) + sum(after.strikers) + sum(after.escorts);

/** After a strike all are home; otherwise those with a Hit are, and the escort with those it escorts. */
const targetFlights = (result: Result, { side, escorts, strikers, strike: plan }: Input): readonly Effect[] => {
  const enemy = enemyOf(side);
  if (plan.planned || (strikers.length > 0 && result.strikersLeft === 0))
    return cameHome(enemy, [...escorts, ...strikers]);
  const hurt = [
    ...escorts.filter((_, place) => (result.escorts[place] ?? 0) > 0),
    ...strikers.filter((_, place) => (result.strikers[place] ?? 0) > 0),
  ];
  return [
    ...cameHome(enemy, hurt),
    ...inTheAir(
      enemy,
      escorts.filter((unit) => !hurt.includes(unit)),
      'antiAir',
    ),
    ...inTheAir(
      enemy,
      strikers.filter((unit) => !hurt.includes(unit)),
      'strike',
    ),
  ];
};

const quest = (plan: Input) => ({ ...plan, medium: 'air', scale: 'operational' }) as const;

/** Prerequisites, detection figures, and for long range both base and target within the early warning unit's reach. */
function faults(plan: Input, book: AegeanBook): readonly Refusal[] {
  const { interceptors, escorts, strikers } = plan;
  const eyes = [
    ...escorts.map((unit, i) => ['escorts', unit, i] as const),
    ...strikers.map((unit, i) => ['strikers', unit, i] as const),
  ];
  return [
    ...(eyes.length > 0 ? [] : [{ code: 'nobodyThere', at: 'strikers', rule: 'example.short' }]),
    ...stackFaults(interceptors, 'airInterception', plan, 'interceptors', book),
    ...(isSeen([...escorts, ...strikers]) ? [] : sensorFaults(plan, book)),
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

const strikeFaults = ({ strike: plan, strikers, escorts }: Input, book: AegeanBook): readonly Refusal[] => {
  if (!plan.planned) return [];
  const { sensor: eyes } = plan;
  return [
    ...(strikers.some(({ bombardment }) => bombardment > 0)
      ? []
      : [{ code: 'nobodyBombs', at: 'strikers', rule: 'example.airGround' }]),
    ...(eyes === 'none' || isSeen([...strikers, ...escorts])
      ? []
      : sightFaults({ ...LOOK, sensor: eyes, range: 0 }, 'strike.sensor', book)),
  ];
};

/** The target must be detected: by the base's own sensors, or by an early warning unit. */
const detect = (plan: Input, book: AegeanBook): Step<Result> => {
  const rule = plan.reach === 'short' ? 'example.short' : 'example.long';
  if (isSeen([...plan.escorts, ...plan.strikers])) return meet(plan, book);
  return nested('search', [], search(quest(plan), rule, book), (at) =>
    checkpoint('searched', at !== null, (found) => (found ? meet(plan, book) : goOn(plan, false, NOT_FOUGHT, book))),
  );
};

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
  nested(
    'battle',
    seen,
    airBattle({ ...plan, rule: 'example.short', seen: seen ? 'both' : 'targetOnly' }, book),
    (fought, both) =>
      checkpoint('fought', { both, fought }, (state) => goOn(plan, state.both, state.fought, book, true)),
  );

/** Strikers that did not abort go on with the mission, with their escort unless the reading sends it home. */
const goOn = (plan: Input, seen: boolean, fought: Fought, book: AegeanBook, detected = false): Step<Result> => {
  const left = unhurt(plan.strikers, fought[2]);
  if (!plan.strike.planned || left.length === 0) return done(ended(plan, { seen, detected }, fought, NOBODY, book));
  const { terrain: ground, formation } = plan.strike;
  const order: Strike = {
    side: enemyOf(plan.side),
    rule: 'example.airGround',
    stack: [
      ...left.map((unit) => ({ ...unit, value: unit.bombardment })),
      ...guardsLeft(plan, fought, book).map((unit) => ({ ...unit, value: 0 })),
    ],
    modifiers: bombardmentModifiers(ground, formation, book),
    target: { ...plan.strike, name: plan.strike.targetName, kind: 'ground', ecm: 0 },
    sensor: plan.strike.sensor,
    detected:
      isSeen([...plan.strikers, ...plan.escorts]) || (detected && book.rulings.detectionPassesOn === 'passesOn'),
  };
  return nested('strike', { seen, detected, fought }, strike(order, book), (struck, so) =>
    done(ended(plan, so, so.fought, struck, book)),
  );
};

/** Escorts leave with the units they escort; whether the escort of the rest stays is a ruling. */
const guardsLeft = ({ escorts }: Input, [, onEscorts, onStrikers]: Fought, { rulings }: AegeanBook) =>
  onStrikers === 0 || rulings.escortOfTheRest === 'stays' ? unhurt(escorts, onEscorts) : [];

const ended = (
  plan: Input,
  { seen, detected }: { readonly seen: boolean; readonly detected: boolean },
  fought: Fought,
  [thrown, onStack, taker]: Struck,
  book: AegeanBook,
): Result => {
  const { interceptors, escorts, strikers } = plan;
  const left = unhurt(strikers, fought[2]);
  const guards = guardsLeft(plan, fought, book);
  const hurt = stackHits(left.length + guards.length, onStack, taker, book);
  const costs = [missionSupply(escorts, 'escort', book), missionSupply(strikers, 'bombardGround', book)] as const;
  return {
    side: plan.side,
    detected,
    seen,
    legs: detected ? legsOf(plan) : 0,
    interceptors: interceptorHits(fought, interceptors.length),
    escorts: spread(fought[1], escorts.length),
    strikers: spread(fought[2], strikers.length),
    strikersLeft: left.length,
    supply: [
      detected ? missionSupply(interceptors, 'airInterception', book) : 0,
      Math.min(plan.enemySupply, costs[0] + costs[1]),
    ],
    strike: {
      thrown,
      applied: Math.min(thrown, oneShort(plan.strike)),
      strikers: [...strikers.slice(0, strikers.length - left.length).map(() => 0), ...hurt.slice(0, left.length)],
      escorts: escorts.map((unit) => (guards.includes(unit) ? (hurt[left.length + guards.indexOf(unit)] ?? 0) : 0)),
    },
  };
};
