/**
 * Aircraft against a ship: an interception of one that moves, or a strike in the movement of their own side. The stack may
 * be detected on the way, met by a patrol, fired at as it enters the hex; a Hit aborts. Then it attacks.
 */

import { checkpoint, done, type Infer, nested, type Procedure, type Refusal, type Step } from '@grognard/kernel';
import { SENSORS } from '../aircraft.ts';
import type { AegeanBook } from '../book.ts';
import type { CampaignState } from '../campaign-state.ts';
import { escort, type Fighter, interceptor, isSeen, shipStriker } from '../parts/air-units.ts';
import { HITS_COUNT, natoHits, partiesOf, sum } from '../parts/balance.ts';
import { called } from '../parts/counters.ts';
import { cameHome, hitsOnEach, spent } from '../parts/effects.ts';
import { airFates, shipFate } from '../parts/fates.ts';
import {
  enemySupply,
  flyingShooter,
  forceOf,
  range,
  rarely,
  scale,
  segment,
  side,
  supplies,
  value,
} from '../parts/fields.ts';
import { type Patrolled, patrol, quarryLeft, unmet } from '../parts/patrol.ts';
import { missionSupply, patrolFaults, stackFaults } from '../parts/readiness.ts';
import { search, searchFaults } from '../parts/search.ts';
import { afloat, heldTo, shipLosses, target } from '../parts/ships.ts';
import { sightFaults } from '../parts/sighting.ts';
import { STRIKE_RULINGS, type Strike, type Struck, stackHits, strike } from '../parts/strike.ts';
import { enemySupplies, suppliesOf } from '../parts/supplies.ts';
import { rangeFaults } from '../parts/weapon-range.ts';
import { field, refusal, wordedBy, words } from '../text/kit.ts';
import { enemyOf, type Mission, type Phase, type Side } from '../vocabulary.ts';

const input = field.record('airNaval.input', {
  ...forceOf('attacker', {
    side: side('airNaval.side'),
    strikers: field.list('airNaval.strikers', called(shipStriker, 'sample.striker'), {
      min: 1,
      max: 4,
      unique: 'name',
    }),
    escorts: field.list('airCombat.escorts', called(escort, 'sample.escort'), {
      min: 0,
      max: 4,
      unique: 'name',
      default: [],
    }),
    ...rarely({ shooter: flyingShooter(), scale: scale(), range: range('airNaval.range') }),
    segment: segment('enemyMovement'),
    ...supplies,
  }),
  ...forceOf('defender', {
    ship: target,
    ...rarely({ companyEcm: value('airNaval.companyEcm') }),
    patrol: field.list('airNaval.patrol', called(interceptor, 'sample.patrol'), {
      min: 0,
      max: 4,
      unique: 'name',
      default: [],
    }),
    ...rarely({ patrolRange: range('patrol.range', 8) }),
    patrolSupply: enemySupply('airNaval.patrolSupply'),
    sensors: field.list(
      'airNaval.sensors',
      field.oneOf('detection.sensor', { options: SENSORS, words: 'sensor', default: 'us-ship' }),
      { min: 0, max: 4, default: [] },
    ),
    ranges: field.list('detection.ranges', range('detection.range'), { min: 0, max: 12, default: [] }),
  }),
  how: field.oneOf('airNaval.how', {
    options: ['interception', 'strike'],
    words: 'airNaval.how',
    default: 'interception',
  }),
  weapon: field.oneOf('airNaval.weapon', {
    options: ['bombardment', 'asm', 'subsurface'],
    words: 'weapon',
    default: 'bombardment',
  }),
});

type Input = Infer<typeof input>;

export interface AirNavalInterceptionResult {
  readonly side: Side;
  readonly seen: boolean;
  /** What made the last striker turn back before it attacked. */
  readonly aborted: 'no' | 'patrol' | 'antiAir';
  readonly hits: number;
  readonly sunk: boolean;
  readonly strikers: readonly number[];
  readonly escorts: readonly number[];
  readonly patrol: readonly number[];
  readonly flown: number;
  /** Supply points of the stack, and of the patrol. */
  readonly supply: readonly [stack: number, patrol: number];
}

/** From the best of the side that acts to its worst. */
const OUTCOMES = ['sunk', 'hit', 'missed', 'aborted'] as const;

export const airNavalInterception: Procedure<
  Input,
  AirNavalInterceptionResult,
  AegeanBook,
  CampaignState,
  typeof input
> = {
  id: 'air-naval-interception',
  rule: 'example.naval',
  phase: 'naval' satisfies Phase,
  input,
  rulings: ['newAttempt', 'bombingShips', 'patrolSegments', 'airNavalWeapons', ...STRIKE_RULINGS],
  refusals: (plan, book) => faults(plan, book),
  begin: (plan, book) => approach(plan, book),
  outcome: ({ aborted, hits, sunk }) => (aborted !== 'no' ? 'aborted' : sunk ? 'sunk' : hits > 0 ? 'hit' : 'missed'),
  outcomes: OUTCOMES,
  even: 'missed',
  summary: ({ aborted, hits, sunk }) =>
    words(aborted === 'no' ? 'airNaval.summary' : `airNaval.aborted.${aborted}`, { hits, sunk }),
  outcomeWords: wordedBy(OUTCOMES)('airNaval.outcome'),
  figures: {
    hits: ({ hits }: AirNavalInterceptionResult) => hits,
    unitHits: (result: AirNavalInterceptionResult) => onStack(result),
    natoHits: (result: AirNavalInterceptionResult) =>
      natoHits(result.side, result.hits + sum(result.patrol), onStack(result)),
  },
  favours: HITS_COUNT,
  parties: ({ side, strikers, escorts, ship, patrol: guard }) =>
    partiesOf(side, [...strikers, ...escorts], [ship, ...guard]),
  fates: (result, plan) => [
    ...airFates('strikers', plan.strikers, result.strikers),
    ...airFates('escorts', plan.escorts, result.escorts),
    shipFate('ship', plan.ship, result.hits),
    ...airFates('patrol', plan.patrol, result.patrol),
  ],
  effects: (result, { side, strikers, escorts, ship, patrol: guard, depot }) => {
    const enemy = enemyOf(side);
    return [
      ...shipLosses(enemy, ship, result.hits),
      ...hitsOnEach('air', side, strikers, result.strikers),
      ...hitsOnEach('air', side, escorts, result.escorts),
      ...hitsOnEach('air', enemy, guard, result.patrol),
      ...cameHome(enemy, guard.slice(0, result.flown)),
      ...cameHome(side, [...strikers, ...escorts]),
      ...spent(side, result.supply[0], depot),
      ...spent(enemy, result.supply[1]),
    ];
  },
  fromCampaign: (state, { side, depot }) => {
    const other = enemySupplies(state, side);
    return { ...suppliesOf(state, side, depot), ...(other !== undefined && { patrolSupply: other }) };
  },
};

const onStack = ({ strikers, escorts }: AirNavalInterceptionResult): number => sum(strikers) + sum(escorts);

/** Air mission prerequisites: the line of the table, by what is flown and with which weapon. */
const MISSIONS: Readonly<Record<Input['how'], Readonly<Record<Input['weapon'], Mission>>>> = {
  interception: { bombardment: 'airNavalBombardment', asm: 'airNavalAsm', subsurface: 'airNavalSubsurface' },
  strike: { bombardment: 'bombardNaval', asm: 'antishipStrike', subsurface: 'antisubmarineStrike' },
};

const missionOf = ({ how, weapon }: Input): Mission => MISSIONS[how][weapon];

const quest = (plan: Input) => ({ ...plan, side: enemyOf(plan.side), medium: 'air', scale: 'operational' }) as const;

function faults(plan: Input, book: AegeanBook): readonly Refusal[] {
  const { strikers, escorts, ship, weapon } = plan;
  const guarded = plan.patrol.length > 0;
  const left = plan.supplyPoints - missionSupply(strikers, missionOf(plan), book);
  const eyes = [
    ...strikers.map(({ type }, i) => [`strikers[${i}].type`, type] as const),
    ...escorts.map(({ type }, i) => [`escorts[${i}].type`, type] as const),
  ];
  return [
    ...stackFaults(strikers, missionOf(plan), plan, 'strikers', book),
    ...stackFaults(escorts, 'escort', { segment: plan.segment, supplyPoints: left }, 'escorts', book),
    ...(ship.detected ? [] : [refusal('targetUndetected', 'ship.detected', { rule: 'example.naval' })]),
    ...(afloat(ship, 0) ? [] : [refusal('alreadySunk', 'ship.hits', { rule: 'example.navalCombat' })]),
    ...strikers.flatMap((unit, i) =>
      unit[weapon] > 0 ? [] : [refusal('noValue', `strikers[${i}].${weapon}`, { rule: 'ranges.explanation' })],
    ),
    ...rangeFaults({ ...plan, weapon }, book),
    ...searchFaults(quest(plan), 'ranges', book),
    ...(guarded ? patrolFaults(true, plan.scale, plan.patrolRange, 'patrolRange') : []),
    ...(guarded
      ? eyes.flatMap(([at, type]) =>
          sightFaults({ sensor: type, medium: 'air', scale: 'operational', range: 0 }, at, book),
        )
      : []),
    ...stackFaults(plan.patrol, 'patrol', { segment: 'ownMovement', supplyPoints: plan.patrolSupply }, 'patrol', book),
  ];
}

/** Enemy units may detect the stack on the way. */
const approach = (plan: Input, book: AegeanBook): Step<AirNavalInterceptionResult> => {
  const fresh = unmet(plan.patrol, plan);
  if (isSeen([...plan.strikers, ...plan.escorts])) return met(plan, book);
  return nested('search', [], search(quest(plan), 'example.naval', book), (at) =>
    checkpoint('searched', at !== null, (seen) => (seen ? met(plan, book) : enters(plan, fresh, false, book))),
  );
};

/** Once detected it may be met by the carrier's patrol; a Hit aborts. */
const met = (plan: Input, book: AegeanBook): Step<AirNavalInterceptionResult> => {
  if (plan.patrol.length === 0) return enters(plan, unmet(plan.patrol, plan), true, book);
  return nested('patrol', [], patrol(enemyOf(plan.side), plan.patrol, plan, book), (patrolled) =>
    checkpoint('patrolled', patrolled, (so) =>
      quarryLeft(plan, so).strikers.length === 0
        ? done(ended(plan, so, true, [0, 0, -1, 0], book))
        : enters(plan, so, true, book),
    ),
  );
};

/** Detected, it is fired at as it enters the hex; otherwise it attacks, is seen, and is fired at afterwards. */
const enters = (plan: Input, so: Patrolled, seen: boolean, book: AegeanBook): Step<AirNavalInterceptionResult> =>
  nested('strike', { so, seen }, strike(strikeOf(plan, so, seen, book), book), (struck, before) =>
    done(ended(plan, before.so, before.seen, struck, book)),
  );

const strikeOf = (plan: Input, so: Patrolled, seen: boolean, book: AegeanBook): Strike => {
  const { ship, weapon } = plan;
  const left = quarryLeft(plan, so);
  const bare = weapon === 'bombardment' && book.rulings.bombingShips === 'withoutEcm';
  return {
    side: plan.side,
    rule: 'example.naval',
    stack: [
      ...plan.strikers.filter((unit) => left.strikers.includes(unit)).map((unit) => ({ ...unit, value: unit[weapon] })),
      ...left.escorts.map((unit) => ({ ...unit, value: 0 })),
    ],
    modifiers: [],
    target: {
      ...ship,
      kind: 'naval',
      ecm: bare ? 0 : ship.ecm,
      company: bare ? 0 : plan.companyEcm,
      // The reach of its guns is lost: at a distance it does not fire.
      antiAir: plan.range > 0 ? 0 : ship.antiAir,
      endsAt: ship.hitsToSink,
    },
    sensor: 'none',
    detected: seen,
  };
};

const ended = (
  plan: Input,
  so: Patrolled,
  seen: boolean,
  [thrown, onRest, taker, by]: Struck,
  book: AegeanBook,
): AirNavalInterceptionResult => {
  const { strikers, escorts, ship } = plan;
  const left = quarryLeft(plan, so);
  const rest = [...left.strikers, ...left.escorts];
  const hurt = stackHits(rest.length, onRest, taker, book);
  const onEach = (units: readonly Fighter[], before: readonly number[]): readonly number[] =>
    units.map((unit, place) => (before[place] ?? 0) + (hurt[rest.indexOf(unit)] ?? 0));
  const hits = heldTo(ship, thrown);
  return {
    side: plan.side,
    seen,
    aborted: left.strikers.length === 0 ? 'patrol' : by === 0 ? 'antiAir' : 'no',
    hits,
    sunk: !afloat(ship, hits),
    strikers: onEach(strikers, so.strikers),
    escorts: onEach(escorts, so.escorts),
    patrol: so.patrol,
    flown: so.flown,
    supply: [
      missionSupply(strikers, missionOf(plan), book) + missionSupply(escorts, 'escort', book),
      missionSupply(plan.patrol.slice(0, so.flown), 'patrol', book),
    ],
  };
};
