/**
 * Detection: each sensor rolls its value at the range, and rolls again when the target comes to a range of higher value.
 */

import {
  type CounterFate,
  done,
  explained,
  type Infer,
  type NextAct,
  nested,
  type Procedure,
  type Step,
} from '@grognard/kernel';
import { SENSORS } from '../aircraft.ts';
import type { AegeanBook } from '../book.ts';
import type { CampaignState } from '../campaign-state.ts';
import { airFields, airStanding } from '../parts/air-units.ts';
import { natoSuccess, partiesOf, SUCCESS_COUNTS } from '../parts/balance.ts';
import { called, counterRecord } from '../parts/counters.ts';
import { detected } from '../parts/effects.ts';
import { forceOf, name, nation, range, scale, side } from '../parts/fields.ts';
import { plain } from '../parts/plain.ts';
import { search, searchFaults } from '../parts/search.ts';
import { shipFields } from '../parts/ships.ts';
import { field, refusal, wordedBy, words } from '../text/kit.ts';
import { enemyOf, MEDIA, type Phase, type Side } from '../vocabulary.ts';

const plane = counterRecord(
  'unit.fighter',
  { name: name(), nation: airFields.nation, detected: airStanding.detected },
  'air',
);
const vessel = counterRecord(
  'naval.ship',
  { name: name(), nation: nation(), detected: { ...shipFields.detected, default: false } },
  'ship',
);

const input = field.record('detection.input', {
  ...forceOf('acting', {
    side: side('detection.side'),
    sensors: field.list(
      'detection.sensors',
      field.oneOf('detection.sensor', { options: SENSORS, words: 'sensor', default: 'AWACS' }),
      { min: 1, max: 6 },
    ),
  }),
  ...forceOf('opposing', {
    aircraft: field.list('detection.aircraft', called(plane, 'sample.striker'), {
      min: 0,
      max: 8,
      unique: 'name',
      default: [],
    }),
    ships: field.list('detection.ships', called(vessel, 'sample.enemyShip'), {
      min: 0,
      max: 8,
      unique: 'name',
      default: [],
    }),
  }),
  medium: field.oneOf('detection.medium', { options: MEDIA, words: 'medium', default: 'air' }),
  scale: scale(),
  ranges: field.list('detection.ranges', range('detection.range'), { min: 1, max: 12 }),
  condition: field.oneOf('detection.condition', {
    seldom: true,
    options: ['undetected', 'earlyWarning', 'hasBombed'],
    words: 'condition',
    default: 'undetected',
  }),
});

type Input = Infer<typeof input>;

export interface DetectionResult {
  readonly side: Side;
  readonly detected: boolean;
  /** The range at which it happened; null where it did not, or happened as a matter of course. */
  readonly at: number | null;
}

/** From the best of the side that acts to its worst. */
const OUTCOMES = ['detected', 'undetected'] as const;

export const detection: Procedure<Input, DetectionResult, AegeanBook, CampaignState, typeof input> = {
  id: 'detection',
  rule: 'ranges.explanation',
  phase: 'air' satisfies Phase,
  input,
  rulings: ['fragmentStart', 'newAttempt'],
  refusals: (plan, book) => {
    const rule = 'ranges.explanation';
    const stack = [...plan.aircraft, ...plan.ships];
    if (stack.length === 0) return [refusal('nothingToFind', 'aircraft', { rule })];
    if (stack.every((unit) => unit.detected))
      return [refusal('alreadyDetected', plan.aircraft.length > 0 ? 'aircraft' : 'ships', { rule })];
    return plan.condition === 'undetected' ? searchFaults(plan, 'ranges', book) : [];
  },
  begin: (plan, book): Step<DetectionResult> =>
    plan.condition === 'undetected'
      ? nested('search', [], search(plan, 'ranges.explanation', book), (at) =>
          done({ side: plan.side, detected: at !== null, at }),
        )
      : ofCourse(plan),
  outcome: (result) => (result.detected ? 'detected' : 'undetected'),
  outcomes: OUTCOMES,
  summary: (result) => words(result.detected ? 'detection.found' : 'detection.notFound', { at: result.at }),
  outcomeWords: wordedBy(OUTCOMES)('condition'),
  figures: {
    detected: (result: DetectionResult) => (result.detected ? 1 : 0),
    natoSuccess: (result: DetectionResult) => natoSuccess(result.side, result.detected),
  },
  favours: SUCCESS_COUNTS,
  parties: ({ side: looking, aircraft, ships }) => partiesOf(looking, [], [...aircraft, ...ships]),
  fates: (result, { aircraft, ships }) =>
    result.detected ? [...seenIn('aircraft', aircraft), ...seenIn('ships', ships)] : [],
  next: (result, plan) => (result.detected ? pursuit(plan) : []),
  effects: (result, plan) =>
    result.detected
      ? [
          ...plan.aircraft.map((unit) => detected('air', enemyOf(plan.side), unit.name)),
          ...plan.ships.map((unit) => detected('ship', enemyOf(plan.side), unit.name)),
        ]
      : [],
};

const seenIn = (list: 'aircraft' | 'ships', units: readonly unknown[]): readonly CounterFate[] =>
  units.map((_, place) => ({
    at: `${list}[${place}]`,
    words: words('fate.detected'),
    after: { detected: true },
  }));

/** What has been seen in the air may be intercepted, a ship be attacked from there. */
const pursuit = ({ side: own, aircraft, ships: [ship] }: Input): readonly NextAct[] => [
  ...(aircraft.length > 0
    ? [
        {
          procedure: 'interception',
          input: { side: own, strikers: aircraft.map((unit) => plain({ ...unit, detected: true })) },
          words: words('next.intercept'),
        },
      ]
    : []),
  ...(ship
    ? [
        {
          procedure: 'air-naval-interception',
          input: { side: own, ship: plain({ ...ship, detected: true }) },
          words: words('next.attackShip'),
        },
      ]
    : []),
];

/** Early warning units are always detected, and so are aircraft that have bombed. */
const ofCourse = ({ side: looking, condition }: Input): Step<DetectionResult> =>
  explained(
    () => [{ rule: 'example.patrol', title: words('detection.always'), outcome: words(`condition.${condition}`) }],
    done({ side: looking, detected: true, at: null }),
  );
