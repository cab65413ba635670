/** Combat air patrol: a detected enemy stack moving near a carrier is met by the carrier's ready aircraft, one by one. */

import { done, type Infer, nested, type Procedure, type Refusal, type Step } from '@grognard/kernel';
import type { AegeanBook } from '../book.ts';
import type { CampaignState } from '../campaign-state.ts';
import { ESCORT_RULINGS } from '../parts/air-battle.ts';
import { interceptor, isSeen, seenFighter } from '../parts/air-units.ts';
import { HITS_COUNT, natoHits, partiesOf, sum } from '../parts/balance.ts';
import { called } from '../parts/counters.ts';
import { cameHome, hitsOnEach, spent } from '../parts/effects.ts';
import { airFates } from '../parts/fates.ts';
import { forceOf, range, rarely, scale, segment, side, supplies } from '../parts/fields.ts';
import { escortLeaves, flightsAfter } from '../parts/flights.ts';
import { type Patrolled, patrol, stillThere } from '../parts/patrol.ts';
import { missionSupply, patrolFaults, stackFaults } from '../parts/readiness.ts';
import { sightFaults } from '../parts/sighting.ts';
import { suppliesOf } from '../parts/supplies.ts';
import { field, refusal, wordedBy, words } from '../text/kit.ts';
import { enemyOf, type Phase, type Side } from '../vocabulary.ts';

const input = field.record('patrol.input', {
  ...forceOf('acting', {
    side: side('patrol.side'),
    patrol: field.list('patrol.units', called(interceptor, 'sample.patrol'), { min: 1, max: 6, unique: 'name' }),
    ...rarely({ carrier: field.flag('patrol.carrier', { default: true }), scale: scale() }),
    segment: segment('enemyMovement'),
    ...supplies,
  }),
  ...forceOf('opposing', {
    escorts: field.list('airCombat.escorts', called(seenFighter, 'sample.escort'), {
      min: 0,
      max: 4,
      unique: 'name',
      default: [],
    }),
    strikers: field.list('airCombat.strikers', called(seenFighter, 'sample.striker'), {
      min: 0,
      max: 4,
      unique: 'name',
      default: [],
    }),
  }),
  range: range('patrol.range', 8),
});

type Input = Infer<typeof input>;

export interface CombatAirPatrolResult {
  readonly side: Side;
  readonly escorts: readonly number[];
  readonly strikers: readonly number[];
  /** Strikers that go on with their mission. */
  readonly strikersLeft: number;
  readonly aborts: boolean;
  readonly flown: number;
  readonly patrol: readonly number[];
  readonly supply: number;
}

/** From the best of the side that acts to its worst. */
const OUTCOMES = ['stopped', 'partly', 'through'] as const;

export const combatAirPatrol: Procedure<Input, CombatAirPatrolResult, AegeanBook, CampaignState, typeof input> = {
  id: 'combat-air-patrol',
  rule: 'example.patrol',
  phase: 'air' satisfies Phase,
  input,
  rulings: ['fragmentStart', 'patrolSegments', ...ESCORT_RULINGS, 'airDamage', 'marginOverTen'],
  refusals: (plan, book) => faults(plan, book),
  begin: (plan, book): Step<CombatAirPatrolResult> =>
    nested('patrol', [], patrol(plan.side, plan.patrol, plan, book), (so) => done(ended(plan, so, book))),
  outcome: ({ strikersLeft, strikers, aborts }) =>
    aborts ? 'stopped' : strikersLeft === strikers.length ? 'through' : 'partly',
  outcomes: OUTCOMES,
  summary: (result) =>
    onTarget(result) > 0
      ? words('patrol.hit', { hits: onTarget(result) })
      : words('patrol.goesOn', { flown: result.flown }),
  outcomeWords: wordedBy(OUTCOMES)('patrol.outcome'),
  figures: {
    hits: (result: CombatAirPatrolResult) => onTarget(result),
    patrolHits: ({ patrol }: CombatAirPatrolResult) => sum(patrol),
    natoHits: (result: CombatAirPatrolResult) => natoHits(result.side, onTarget(result), sum(result.patrol)),
  },
  favours: HITS_COUNT,
  parties: ({ side, patrol, escorts, strikers }) => partiesOf(side, patrol, [...escorts, ...strikers]),
  fates: (result, plan) => [
    ...airFates('patrol', plan.patrol, result.patrol),
    ...airFates('escorts', plan.escorts, result.escorts),
    ...airFates('strikers', plan.strikers, result.strikers),
  ],
  effects: (result, plan, _, book) => {
    const enemy = enemyOf(plan.side);
    return [
      ...hitsOnEach('air', enemy, plan.escorts, result.escorts),
      ...hitsOnEach('air', enemy, plan.strikers, result.strikers),
      ...hitsOnEach('air', plan.side, plan.patrol, result.patrol),
      ...cameHome(plan.side, plan.patrol.slice(0, result.flown)),
      ...flightsAfter(enemy, plan, result, escortLeaves(result.strikers, book)),
      ...spent(plan.side, result.supply, plan.depot),
    ];
  },
  fromCampaign: (state, { side, depot }) => suppliesOf(state, side, depot),
};

const onTarget = ({ escorts, strikers }: CombatAirPatrolResult): number => sum(escorts) + sum(strikers);

const ended = (
  { side, patrol: units, strikers, escorts }: Input,
  so: Patrolled,
  book: AegeanBook,
): CombatAirPatrolResult => {
  const left = stillThere(strikers, so.strikers).length;
  const guards = stillThere(escorts, so.escorts).length;
  return {
    side,
    escorts: so.escorts,
    strikers: so.strikers,
    strikersLeft: left,
    aborts: strikers.length > 0 ? left === 0 : guards === 0,
    flown: so.flown,
    patrol: so.patrol,
    supply: missionSupply(units.slice(0, so.flown), 'patrol', book),
  };
};

/** Near a carrier, at a target already detected, by units that may fly and have a value. */
function faults(plan: Input, book: AegeanBook): readonly Refusal[] {
  const { escorts, strikers } = plan;
  const targets = [
    ...escorts.map((unit, i) => [`escorts[${i}].type`, unit] as const),
    ...strikers.map((unit, i) => [`strikers[${i}].type`, unit] as const),
  ];
  return [
    ...patrolFaults(plan.carrier, plan.scale, plan.range),
    ...(targets.length > 0 ? [] : [refusal('nobodyThere', 'strikers', { rule: 'example.patrol' })]),
    ...(targets.length === 0 || isSeen([...escorts, ...strikers])
      ? []
      : [refusal('targetUndetected', 'strikers', { rule: 'example.patrol' })]),
    ...stackFaults(plan.patrol, 'patrol', plan, 'patrol', book),
    ...plan.patrol.flatMap(({ antiAir }, i) =>
      antiAir > 0 ? [] : [refusal('noValue', `patrol[${i}].antiAir`, { rule: 'ranges.explanation' })],
    ),
    ...targets.flatMap(([at, { type }]) =>
      sightFaults({ sensor: type, medium: 'air', scale: 'operational', range: 0 }, at, book),
    ),
  ];
}
