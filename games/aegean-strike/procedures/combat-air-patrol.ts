/** Combat air patrol: a detected enemy moving near a carrier is met by the carrier's ready aircraft, one after another. */
import { done, field, type Infer, nested, type Procedure, type Refusal, type Step, words } from '@grognard/kernel';
import { SENSORS } from '../aircraft.ts';
import type { AegeanBook } from '../book.ts';
import type { CampaignState } from '../campaign-state.ts';
import { hits, name, scale, side, value } from '../parts/air-units.ts';
import { flown, hitsOn, spent } from '../parts/effects.ts';
import { type Patrolled, patrol, patroller } from '../parts/patrol.ts';
import { flightFaults, patrolFaults } from '../parts/readiness.ts';
import { sightFaults } from '../parts/sighting.ts';
import { enemyOf, SEGMENTS } from '../vocabulary.ts';

const input = field.record('patrol.input', {
  side: side('patrol.side'),
  carrier: field.flag('patrol.carrier', { default: true }),
  scale: scale(),
  range: field.integer('patrol.range', { min: 0, max: 60, default: 8 }),
  segment: field.oneOf('unit.segment', { options: SEGMENTS, words: 'segment', default: 'enemyMovement' }),
  supplyPoints: field.integer('unit.supplyPoints', { min: 0, max: 9999, default: 99 }),
  patrol: field.list('patrol.units', patroller, { min: 1, max: 6, unique: 'name' }),
  target: field.record('patrol.target', {
    kind: field.oneOf('patrol.kind', { options: ['air', 'naval'], words: 'patrol.kind', default: 'air' }),
    name: name(),
    sensor: field.oneOf('patrol.sensor', { options: ['none', ...SENSORS], words: 'sensor', default: 'none' }),
    detected: field.flag('patrol.detected', { default: true }),
    antiAir: value('unit.antiAir'),
    ecm: value('unit.ecm'),
    hits: hits(),
  }),
});

type Input = Infer<typeof input>;

interface Result {
  readonly hits: number;
  /** Aircraft stop at their first Hit; a ship does not. */
  readonly aborts: boolean;
  readonly flown: number;
  readonly patrol: readonly number[];
  readonly supply: number;
}

export const combatAirPatrol: Procedure<Input, Result, AegeanBook, CampaignState> = {
  id: 'combat-air-patrol',
  rule: 'example.patrol',
  input,
  rulings: ['fragmentStart', 'airDamage', 'marginOverTen', 'patrolSegments'],
  refusals: (plan, book) => faults(plan, book),
  begin: (plan, book): Step<Result> =>
    nested('patrol', [], patrol(plan.side, plan.patrol, plan.target, book), (patrolled) =>
      done(ended(plan, patrolled, book)),
    ),
  outcome: ({ hits }) => (hits > 0 ? 'hit' : 'goesOn'),
  summary: ({ hits, flown }) => words(hits > 0 ? 'patrol.hit' : 'patrol.goesOn', { hits, flown }),
  outcomeWords: (outcome) => words(`patrol.outcome.${outcome}`),
  figures: {
    hits: ({ hits }: Result) => hits,
    patrolHits: ({ patrol }: Result) => patrol.reduce((sum, one) => sum + one, 0),
  },
  effects: (result, plan) => [
    ...hitsOn(enemyOf(plan.side), plan.target.name, result.hits),
    ...plan.patrol.flatMap(({ name }, place) => hitsOn(plan.side, name, result.patrol[place] ?? 0)),
    ...plan.patrol.slice(0, result.flown).map(({ name }) => flown(plan.side, name)),
    ...spent(plan.side, result.supply),
  ],
  fromCampaign: ({ supplyPoints }, { side }) =>
    side === 'nato' || side === 'pact' ? { supplyPoints: supplyPoints[side] } : {},
};

const ended = ({ target }: Input, [hits, flew, ...onPatrol]: Patrolled, { tables }: AegeanBook): Result => ({
  hits,
  aborts: hits > 0 && target.kind === 'air',
  flown: flew,
  patrol: onPatrol,
  supply: flew * tables['air-missions'].rows[missionAgainst(target)].supply,
});

const missionAgainst = ({ kind }: Input['target']) => (kind === 'air' ? 'patrol' : 'patrolStrike');

const LOOK = { medium: 'air', scale: 'operational', range: 0 } as const;

/** Near a carrier, at a target already detected, by units that may fly, with values for the kind of target. */
function faults(plan: Input, book: AegeanBook): readonly Refusal[] {
  const { target, segment, supplyPoints } = plan;
  const mission = missionAgainst(target);
  const cost = book.tables['air-missions'].rows[mission].supply;
  return [
    ...patrolFaults(plan.carrier, plan.scale, plan.range, ''),
    ...(target.detected ? [] : [{ code: 'targetUndetected', at: 'target.detected', rule: 'example.patrol' }]),
    ...(target.sensor === 'none' ? [] : sightFaults({ ...LOOK, sensor: target.sensor }, 'target.sensor', book)),
    ...plan.patrol.flatMap((unit, i): readonly Refusal[] => [
      ...flightFaults({ ...unit, mission, segment, supplyPoints: supplyPoints - i * cost }, `patrol[${i}]`, book),
      ...((target.kind === 'air' ? unit.antiAir : unit.strikeValue) > 0
        ? []
        : [{ code: 'noValue', at: `patrol[${i}]`, rule: 'ranges.explanation' }]),
    ]),
  ];
}
