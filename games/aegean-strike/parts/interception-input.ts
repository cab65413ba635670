/** What an interception must be told, and what the rules forbid of it. */

import type { Infer, Refusal } from '@grognard/kernel';
import { SENSORS } from '../aircraft.ts';
import type { AegeanBook } from '../book.ts';
import { field, refusal } from '../text/kit.ts';
import { fighter, interceptor, isSeen, striker } from './air-units.ts';
import { sensor } from './bombing.ts';
import { chase } from './chase.ts';
import { called, counterRecord } from './counters.ts';
import { enemySupply, forceOf, range, segment, side, supplies } from './fields.ts';
import { bombedFields, terrain } from './ground-units.ts';
import { stackFaults } from './readiness.ts';
import { searchFaults } from './search.ts';
import { reachFaults, sightFaults } from './sighting.ts';

/** A target left at this name is nobody in particular. */
export const UNNAMED = 'target';

const strikePlan = counterRecord(
  'interception.strike',
  {
    planned: field.flag('interception.strike.planned'),
    targetName: field.text('interception.strike.target', { max: 40, default: UNNAMED, sample: 'unit.sample' }),
    terrain: terrain(),
    ...bombedFields,
    sensor,
  },
  'ground',
  {
    name: 'targetName',
    seldom: true,
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

export const interceptionInput = field.record('interception.input', {
  ...forceOf('acting', {
    side: side('interception.side'),
    interceptors: field.list('airCombat.interceptors', called(interceptor, 'sample.interceptor'), {
      min: 1,
      max: 6,
      unique: 'name',
    }),
    segment: segment('enemyMovement'),
    ...supplies,
  }),
  ...forceOf('opposing', {
    escorts: field.list('airCombat.escorts', called(fighter, 'sample.escort'), {
      min: 0,
      max: 6,
      unique: 'name',
      default: [],
    }),
    strikers: field.list('airCombat.strikers', called(striker, 'sample.striker'), {
      min: 0,
      max: 6,
      unique: 'name',
      default: [],
    }),
    strike: strikePlan,
    enemySupply: enemySupply('interception.enemySupply'),
  }),
  reach: field.oneOf('interception.reach', { options: ['short', 'long'], words: 'reach', default: 'short' }),
  sensors: field.list(
    'interception.sensors',
    field.oneOf('detection.sensor', { options: SENSORS, words: 'sensor', default: 'nato-small-airbase' }),
    { min: 0, max: 4, default: [] },
  ),
  ranges: field.list('detection.ranges', range('detection.range', 2), { min: 0, max: 12, default: [] }),
  baseRange: field.integer('interception.baseRange', {
    seldom: true,
    min: 0,
    max: 60,
    default: 0,
    help: 'interception.baseRange.help',
  }),
  distance: field.integer('interception.distance', { min: 0, max: 99, default: 2 }),
  targetCloses: field.integer('interception.targetCloses', { min: -2, max: 2, default: 0, seldom: true }),
});

export type InterceptionInput = Infer<typeof interceptionInput>;

/** Who looks for the target, and where. */
export const quest = (plan: InterceptionInput) => ({ ...plan, medium: 'air', scale: 'operational' }) as const;

/** Prerequisites, detection figures, and for long range both base and target within the early warning unit's reach. */
export function interceptionFaults(plan: InterceptionInput, book: AegeanBook): readonly Refusal[] {
  const { interceptors, escorts, strikers } = plan;
  const eyes = [
    ...escorts.map((unit, i) => ['escorts', unit, i] as const),
    ...strikers.map((unit, i) => ['strikers', unit, i] as const),
  ];
  return [
    ...(eyes.length > 0 ? [] : [refusal('nobodyThere', 'strikers', { rule: 'example.short' })]),
    ...stackFaults(interceptors, 'airInterception', plan, 'interceptors', book),
    ...(isSeen([...escorts, ...strikers]) ? [] : sensorFaults(plan, book)),
    ...(plan.reach === 'long' ? longRangeFaults(plan, book) : []),
    ...eyes.flatMap(([list, { type }, i]) =>
      sightFaults({ sensor: type, medium: 'air', scale: 'operational', range: 0 }, `${list}[${i}].type`, book),
    ),
    ...strikeFaults(plan, book),
  ];
}

const sensorFaults = (plan: InterceptionInput, book: AegeanBook): readonly Refusal[] =>
  plan.sensors.length > 0 && plan.ranges.length > 0
    ? searchFaults(quest(plan), 'ranges', book)
    : [refusal('nobodyLooks', plan.sensors.length > 0 ? 'ranges' : 'sensors', { rule: 'example.short' })];

/** Long-range interception: the base within the farthest detection range of an early warning unit, and a chase that ends. */
function longRangeFaults(
  { sensors, baseRange, distance, targetCloses }: InterceptionInput,
  book: AegeanBook,
): readonly Refusal[] {
  const rule = 'example.long';
  if (sensors.length === 0) return [refusal('nobodyLooks', 'sensors', { rule })];
  const within = sensors.flatMap((sensor) => reachFaults({ sensor, ...LOOK, range: baseRange }, 'baseRange', book));
  return [
    ...(within.length < sensors.length ? [] : within),
    ...(chase(distance, targetCloses) === undefined ? [refusal('neverMeets', 'targetCloses', { rule })] : []),
  ];
}

const LOOK = { medium: 'air', scale: 'operational' } as const;

const strikeFaults = ({ strike: plan, strikers, escorts }: InterceptionInput, book: AegeanBook): readonly Refusal[] => {
  if (!plan.planned) return [];
  const { sensor: eyes } = plan;
  return [
    ...(strikers.some(({ bombardment }) => bombardment > 0)
      ? []
      : [refusal('nobodyBombs', 'strikers', { rule: 'example.airGround' })]),
    ...(eyes === 'none' || isSeen([...strikers, ...escorts])
      ? []
      : sightFaults({ ...LOOK, sensor: eyes, range: 0 }, 'strike.sensor', book)),
  ];
};
