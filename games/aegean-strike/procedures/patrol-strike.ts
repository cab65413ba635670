/**
 * Combat air patrol against a ship: the carrier's ready aircraft, one after another, until one hits. A ship that sees the
 * aircraft fires first, and a Hit aborts; unseen, it is attacked and fires afterwards.
 */

import { checkpoint, done, type Infer, nested, type Procedure, type Refusal, type Step } from '@grognard/kernel';
import { STATIONS } from '../aircraft.ts';
import type { AegeanBook } from '../book.ts';
import type { CampaignState } from '../campaign-state.ts';
import { type ShipHunter, shipHunter } from '../parts/air-units.ts';
import { HITS_COUNT, natoHits, partiesOf, sum } from '../parts/balance.ts';
import { called } from '../parts/counters.ts';
import { cameHome, hitsOnEach, spent } from '../parts/effects.ts';
import { airFates, shipFate } from '../parts/fates.ts';
import { forceOf, range, rarely, scale, segment, side, supplies, value } from '../parts/fields.ts';
import { sending } from '../parts/patrol.ts';
import { missionSupply, patrolFaults, stackFaults } from '../parts/readiness.ts';
import { afloat, heldTo, shipLosses, target } from '../parts/ships.ts';
import { sightFaults } from '../parts/sighting.ts';
import { STRIKE_RULINGS, type Strike, strike } from '../parts/strike.ts';
import { suppliesOf } from '../parts/supplies.ts';
import { field, refusal, wordedBy, words } from '../text/kit.ts';
import { enemyOf, type Phase, type Side } from '../vocabulary.ts';

const input = field.record('patrol.input', {
  ...forceOf('attacker', {
    side: side('patrol.side'),
    patrol: field.list('patrol.units', called(shipHunter, 'sample.patrol'), { min: 1, max: 6, unique: 'name' }),
    ...rarely({ carrier: field.flag('patrol.carrier', { default: true }), scale: scale() }),
    segment: segment('enemyMovement'),
    ...supplies,
  }),
  ...forceOf('defender', {
    ship: target,
    ...rarely({ companyEcm: value('airNaval.companyEcm') }),
    sensor: field.oneOf('patrol.sensor', { options: ['none', ...STATIONS], words: 'sensor', default: 'none' }),
  }),
  range: range('patrol.range', 8),
  weapon: field.oneOf('airNaval.weapon', {
    options: ['bombardment', 'asm', 'subsurface'],
    words: 'weapon',
    default: 'bombardment',
  }),
});

type Input = Infer<typeof input>;

export interface PatrolStrikeResult {
  readonly side: Side;
  readonly hits: number;
  readonly sunk: boolean;
  readonly flown: number;
  readonly patrol: readonly number[];
  readonly supply: number;
}

/** From the best of the side that acts to its worst. */
const OUTCOMES = ['sunk', 'hit', 'goesOn'] as const;

export const patrolStrike: Procedure<Input, PatrolStrikeResult, AegeanBook, CampaignState, typeof input> = {
  id: 'patrol-strike',
  rule: 'example.naval',
  phase: 'naval' satisfies Phase,
  input,
  rulings: ['patrolSegments', 'bombingShips', ...STRIKE_RULINGS],
  refusals: (plan, book) => faults(plan, book),
  begin: (plan, book) =>
    send(
      plan,
      plan.patrol.map(() => 0),
      0,
      book,
    ),
  outcome: ({ hits, sunk }) => (sunk ? 'sunk' : hits > 0 ? 'hit' : 'goesOn'),
  outcomes: OUTCOMES,
  even: 'goesOn',
  summary: ({ hits, sunk, flown }) => words('patrolStrike.summary', { hits, sunk, flown }),
  outcomeWords: wordedBy(OUTCOMES)('patrolStrike.outcome'),
  figures: {
    hits: ({ hits }: PatrolStrikeResult) => hits,
    patrolHits: ({ patrol }: PatrolStrikeResult) => sum(patrol),
    natoHits: (result: PatrolStrikeResult) => natoHits(result.side, result.hits, sum(result.patrol)),
  },
  favours: HITS_COUNT,
  parties: ({ side, patrol, ship }) => partiesOf(side, patrol, [ship]),
  fates: (result, plan) => [
    ...airFates('patrol', plan.patrol, result.patrol),
    shipFate('ship', plan.ship, result.hits),
  ],
  effects: (result, plan) => [
    ...shipLosses(enemyOf(plan.side), plan.ship, result.hits),
    ...hitsOnEach('air', plan.side, plan.patrol, result.patrol),
    ...cameHome(plan.side, plan.patrol.slice(0, result.flown)),
    ...spent(plan.side, result.supply, plan.depot),
  ],
  fromCampaign: (state, { side, depot }) => suppliesOf(state, side, depot),
};

const strikeOf = (plan: Input, unit: ShipHunter, book: AegeanBook): Strike => {
  const { ship, weapon } = plan;
  const bare = weapon === 'bombardment' && book.rulings.bombingShips === 'withoutEcm';
  return {
    side: plan.side,
    rule: 'example.patrol',
    stack: [{ ...unit, value: unit[weapon] }],
    modifiers: [],
    target: {
      ...ship,
      kind: 'naval',
      ecm: bare ? 0 : ship.ecm,
      company: bare ? 0 : plan.companyEcm,
      endsAt: ship.hitsToSink,
    },
    sensor: plan.sensor,
    detected: unit.detected,
  };
};

/** The owner sends the next ready unit, or lets the ship go on; a Hit ends the patrol. */
const send = (plan: Input, taken: readonly number[], flown: number, book: AegeanBook): Step<PatrolStrikeResult> => {
  const unit = plan.patrol[flown];
  if (unit === undefined) return done(ended(plan, taken, flown, 0, book));
  return sending(
    plan.side,
    unit.name,
    () => done(ended(plan, taken, flown, 0, book)),
    () =>
      nested(
        'strike',
        [flown, ...taken] as const,
        strike(strikeOf(plan, unit, book), book),
        ([hits, onUnit], [at, ...so]) =>
          checkpoint('met', [hits, at + 1, ...so.with(at, onUnit)] as const, ([onShip, flew, ...now]) =>
            onShip > 0 ? done(ended(plan, now, flew, onShip, book)) : send(plan, now, flew, book),
          ),
      ),
  );
};

const ended = (
  plan: Input,
  patrol: readonly number[],
  flown: number,
  thrown: number,
  book: AegeanBook,
): PatrolStrikeResult => {
  const hits = heldTo(plan.ship, thrown);
  return {
    side: plan.side,
    hits,
    sunk: !afloat(plan.ship, hits),
    flown,
    patrol,
    supply: missionSupply(plan.patrol.slice(0, flown), 'patrolStrike', book),
  };
};

/** Near a carrier, at a ship already detected, by units that may fly and have the weapon. */
function faults(plan: Input, book: AegeanBook): readonly Refusal[] {
  const { ship, weapon, sensor } = plan;
  return [
    ...patrolFaults(plan.carrier, plan.scale, plan.range),
    ...(ship.detected ? [] : [refusal('targetUndetected', 'ship.detected', { rule: 'example.patrol' })]),
    ...(afloat(ship, 0) ? [] : [refusal('alreadySunk', 'ship.hits', { rule: 'example.navalCombat' })]),
    ...(sensor === 'none'
      ? []
      : sightFaults({ sensor, medium: 'air', scale: 'operational', range: 0 }, 'sensor', book)),
    ...stackFaults(plan.patrol, 'patrolStrike', plan, 'patrol', book),
    ...plan.patrol.flatMap((unit, i) =>
      unit[weapon] > 0 ? [] : [refusal('noValue', `patrol[${i}].${weapon}`, { rule: 'ranges.explanation' })],
    ),
  ];
}
