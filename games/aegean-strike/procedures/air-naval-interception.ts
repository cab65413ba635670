/**
 * Air-naval interception: an air unit flies at a ship that moves. It may be detected on the way, met by a patrol, fired at
 * as it enters the hex; a Hit aborts it. Then it attacks.
 */
import {
  checkpoint,
  done,
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
import { hits, interceptor, name, scale, shooter, side, value } from '../parts/air-units.ts';
import { eliminated, flown, hitsOn, spent } from '../parts/effects.ts';
import { shoot, worn, wornInTheAir } from '../parts/fire.ts';
import { patrol, patroller } from '../parts/patrol.ts';
import { flightFaults, patrolFaults } from '../parts/readiness.ts';
import { search, searchFaults } from '../parts/search.ts';
import { sightFaults } from '../parts/sighting.ts';
import { rangeFaults } from '../parts/weapon-range.ts';
import { enemyOf, type Mission, SEGMENTS } from '../vocabulary.ts';

const input = field.record('airNaval.input', {
  side: side('airNaval.side'),
  unit: interceptor,
  weapon: field.oneOf('airNaval.weapon', {
    options: ['bombardment', 'asm', 'subsurface'],
    words: 'weapon',
    default: 'bombardment',
  }),
  value: value('airNaval.value', 5),
  shooter: shooter(),
  scale: scale(),
  range: field.integer('airNaval.range', { min: 0, max: 60, default: 0 }),
  segment: field.oneOf('unit.segment', { options: SEGMENTS, words: 'segment', default: 'enemyMovement' }),
  supplyPoints: field.integer('unit.supplyPoints', { min: 0, max: 9999, default: 99 }),
  ship: field.record('airNaval.ship', {
    name: name(),
    detected: field.flag('airNaval.detected', { default: true }),
    antiAir: value('unit.antiAir'),
    ecm: value('unit.ecm'),
    hits: hits(),
    hitsToSink: field.integer('unit.hitsToSink', { min: 1, max: 30, default: 6, help: 'unit.hitsToSink.help' }),
  }),
  sensors: field.list(
    'airNaval.sensors',
    field.oneOf('detection.sensor', { options: SENSORS, words: 'sensor', default: 'us-ship' }),
    { min: 0, max: 4, default: [] },
  ),
  ranges: field.list('detection.ranges', field.integer('detection.range', { min: 0, max: 60, default: 0 }), {
    min: 0,
    max: 12,
    default: [],
  }),
  patrol: field.list('airNaval.patrol', patroller, { min: 0, max: 4, unique: 'name', default: [] }),
  patrolRange: field.integer('patrol.range', { min: 0, max: 60, default: 8 }),
  patrolSupply: field.integer('airNaval.patrolSupply', { min: 0, max: 9999, default: 99 }),
});

type Input = Infer<typeof input>;

interface Result {
  readonly seen: boolean;
  readonly aborted: 'no' | 'patrol' | 'antiAir';
  /** Hits on the ship, on the air unit, on the patrol. */
  readonly hits: number;
  readonly onUnit: number;
  readonly patrol: readonly number[];
  readonly flown: number;
  readonly sunk: boolean;
  /** Supply points of the air unit, and of the patrol. */
  readonly supply: readonly [unit: number, patrol: number];
}

export const airNavalInterception: Procedure<Input, Result, AegeanBook, CampaignState> = {
  id: 'air-naval-interception',
  rule: 'example.naval',
  input,
  rulings: [
    'fragmentStart',
    'newAttempt',
    'airDamage',
    'marginOverTen',
    'bombingShips',
    'patrolSegments',
    'airNavalWeapons',
  ],
  refusals: (plan, book) => faults(plan, book),
  begin: (plan, book) => approach(plan, book),
  outcome: ({ aborted, hits, sunk }) => (aborted !== 'no' ? 'aborted' : sunk ? 'sunk' : hits > 0 ? 'hit' : 'missed'),
  summary: ({ aborted, hits, sunk }) =>
    words(aborted === 'no' ? 'airNaval.summary' : `airNaval.aborted.${aborted}`, { hits, sunk }),
  outcomeWords: (outcome) => words(`airNaval.outcome.${outcome}`),
  figures: { hits: ({ hits }: Result) => hits, unitHits: ({ onUnit }: Result) => onUnit },
  effects: (result, { side, unit, ship, patrol }) => [
    ...hitsOn(enemyOf(side), ship.name, result.hits),
    ...(result.sunk ? [eliminated(enemyOf(side), ship.name)] : []),
    ...hitsOn(side, unit.name, result.onUnit),
    ...patrol.flatMap(({ name }, place) => hitsOn(enemyOf(side), name, result.patrol[place] ?? 0)),
    ...patrol.slice(0, result.flown).map(({ name }) => flown(enemyOf(side), name)),
    flown(side, unit.name),
    ...spent(side, result.supply[0]),
    ...spent(enemyOf(side), result.supply[1]),
  ],
  fromCampaign: ({ supplyPoints }, { side }) =>
    side === 'nato' || side === 'pact' ? { supplyPoints: supplyPoints[side] } : {},
};

const MISSION_BY_WEAPON: Readonly<Record<Input['weapon'], Mission>> = {
  bombardment: 'airNavalBombardment',
  asm: 'airNavalAsm',
  subsurface: 'airNavalSubsurface',
};

const quest = (plan: Input) => ({ ...plan, side: enemyOf(plan.side), medium: 'air', scale: 'operational' }) as const;

function faults(plan: Input, book: AegeanBook): readonly Refusal[] {
  const { unit, segment, supplyPoints, ship, weapon } = plan;
  const guarded = plan.patrol.length > 0;
  const cost = book.tables['air-missions'].rows.patrol.supply;
  return [
    ...flightFaults({ ...unit, mission: MISSION_BY_WEAPON[weapon], segment, supplyPoints }, 'unit', book),
    ...(ship.detected ? [] : [{ code: 'targetUndetected', at: 'ship.detected', rule: 'example.naval' }]),
    ...(plan.value > 0 ? [] : [{ code: 'noValue', at: 'value', rule: 'ranges.explanation' }]),
    ...rangeFaults({ ...plan, weapon }, book),
    ...searchFaults(quest(plan), 'ranges', book),
    ...(guarded ? patrolFaults(true, plan.scale, plan.patrolRange, '') : []),
    ...(guarded
      ? sightFaults({ sensor: unit.type, medium: 'air', scale: 'operational', range: 0 }, 'unit.type', book)
      : []),
    ...plan.patrol.flatMap((one, i) =>
      flightFaults(
        { ...one, mission: 'patrol', segment: 'ownMovement', supplyPoints: plan.patrolSupply - i * cost },
        `patrol[${i}]`,
        book,
      ),
    ),
  ];
}

/** What has happened to the air unit so far. */
type Flight = Readonly<{ seen: boolean; onUnit: number; patrol: readonly number[]; flown: number }>;

/** Enemy units may detect it on the way. */
const approach = (plan: Input, book: AegeanBook): Step<Result> =>
  nested('search', [], search(quest(plan), 'example.naval', book), (at) =>
    checkpoint('searched', at !== null, (seen) => {
      const flight: Flight = { seen, onUnit: 0, patrol: plan.patrol.map(() => 0), flown: 0 };
      return seen ? met(plan, flight, book) : attack(plan, flight, book);
    }),
  );

/** Once detected it may be met by the carrier's patrol; a Hit aborts it. */
const met = (plan: Input, flight: Flight, book: AegeanBook): Step<Result> => {
  const { unit } = plan;
  if (plan.patrol.length === 0) return entersHex(plan, flight, book);
  const quarry = { ...unit, kind: 'air', sensor: unit.type } as const;
  return nested('patrol', flight, patrol(enemyOf(plan.side), plan.patrol, quarry, book), ([hits, flew, ...on], so) =>
    checkpoint('patrolled', { ...so, onUnit: hits, patrol: on, flown: flew } satisfies Flight, (next) =>
      next.onUnit > 0 ? done(ended(plan, next, 'patrol', 0, false, book)) : entersHex(plan, next, book),
    ),
  );
};

/** Detected, it is fired at as it enters the hex. */
const entersHex = (plan: Input, flight: Flight, book: AegeanBook): Step<Result> =>
  nested('guns', flight, guns(plan, book), (hits, so) =>
    checkpoint('fired at', { ...so, onUnit: hits } satisfies Flight, (next) =>
      next.onUnit > 0 ? done(ended(plan, next, 'antiAir', 0, false, book)) : attack(plan, next, book),
    ),
  );

/** Its attack on the ship; if it was not seen before, it is now, and the ship fires afterwards. */
const attack = (plan: Input, flight: Flight, book: AegeanBook): Step<Result> => {
  const { ship, unit } = plan;
  const shot = {
    side: plan.side,
    rule: 'example.naval',
    by: unit.name,
    value: wornInTheAir(plan.value, unit.hits, book),
    target: 'air-naval',
    ecm: plan.weapon === 'bombardment' && book.rulings.bombingShips === 'withoutEcm' ? 0 : worn(ship.ecm, ship.hits),
  } as const;
  return nested('attack', flight, shoot(shot, book), ({ hits }, so) =>
    checkpoint('attacked', { ...so, hits }, ({ hits: onShip, ...next }) => {
      const sunk = ship.hits + onShip >= ship.hitsToSink;
      if (next.seen || sunk) return done(ended(plan, next, 'no', onShip, sunk, book));
      return nested('guns after', { ...next, onShip }, guns(plan, book), (onUnit, { onShip: before, ...last }) =>
        done(ended(plan, { ...last, onUnit }, 'no', before, false, book)),
      );
    }),
  );
};

/** The ship's anti-air fire; at a distance its reach is lost, and it does not fire. */
const guns = ({ ship, unit, side, range }: Input, book: AegeanBook): Step<number> => {
  const value = worn(ship.antiAir, ship.hits);
  if (value <= 0 || range > 0) return done(0);
  const ecm = wornInTheAir(unit.ecm, unit.hits, book);
  const shot = { side: enemyOf(side), rule: 'example.naval', by: ship.name, value, target: 'air-naval', ecm } as const;
  return nested('gun', [], shoot(shot, book), ({ hits }) => done(hits));
};

const ended = (
  { weapon }: Input,
  flight: Flight,
  aborted: Result['aborted'],
  hits: number,
  sunk: boolean,
  { tables }: AegeanBook,
): Result => {
  const { rows } = tables['air-missions'];
  return {
    ...flight,
    aborted,
    hits,
    sunk,
    supply: [rows[MISSION_BY_WEAPON[weapon]].supply, flight.flown * rows.patrol.supply],
  };
};
