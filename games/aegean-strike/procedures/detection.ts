/**
 * Detection: each sensor rolls its value at the range, and rolls again when the target comes to a range of higher value.
 */
import { done, explained, field, type Infer, nested, type Procedure, type Step, words } from '@grognard/kernel';
import { SENSORS } from '../aircraft.ts';
import type { AegeanBook } from '../book.ts';
import { airFields, airStanding } from '../parts/air-units.ts';
import { natoSuccess, partiesOf, SUCCESS_COUNTS } from '../parts/balance.ts';
import { detected } from '../parts/effects.ts';
import { counter, name, nation, range, scale, side } from '../parts/fields.ts';
import { search, searchFaults } from '../parts/search.ts';
import { shipFields } from '../parts/ships.ts';
import { enemyOf, MEDIA, type Side } from '../vocabulary.ts';

const plane = field.record(
  'unit.fighter',
  { name: name(), nation: airFields.nation, detected: airStanding.detected },
  counter('air'),
);
const vessel = field.record(
  'naval.ship',
  { name: name(), nation: nation(), detected: { ...shipFields.detected, default: false } },
  counter('ship'),
);

const input = field.record('detection.input', {
  side: side('detection.side'),
  sensors: field.list(
    'detection.sensors',
    field.oneOf('detection.sensor', { options: SENSORS, words: 'sensor', default: 'AWACS' }),
    { min: 1, max: 6 },
  ),
  medium: field.oneOf('detection.medium', { options: MEDIA, words: 'medium', default: 'air' }),
  scale: scale(),
  ranges: field.list('detection.ranges', range('detection.range'), { min: 1, max: 12 }),
  aircraft: field.list('detection.aircraft', plane, { min: 0, max: 8, unique: 'name', default: [] }),
  ships: field.list('detection.ships', vessel, { min: 0, max: 8, unique: 'name', default: [] }),
  condition: field.oneOf('detection.condition', {
    options: ['undetected', 'earlyWarning', 'hasBombed'],
    words: 'condition',
    default: 'undetected',
  }),
});

type Input = Infer<typeof input>;

interface Result {
  readonly side: Side;
  readonly detected: boolean;
  /** The range at which it happened; null where it did not, or happened as a matter of course. */
  readonly at: number | null;
}

export const detection: Procedure<Input, Result, AegeanBook> = {
  id: 'detection',
  rule: 'ranges.explanation',
  input,
  rulings: ['fragmentStart', 'newAttempt'],
  refusals: (plan, book) => {
    const rule = 'ranges.explanation';
    const stack = [...plan.aircraft, ...plan.ships];
    if (stack.length === 0) return [{ code: 'nothingToFind', at: 'aircraft', rule }];
    if (stack.every((unit) => unit.detected))
      return [{ code: 'alreadyDetected', at: plan.aircraft.length > 0 ? 'aircraft' : 'ships', rule }];
    return plan.condition === 'undetected' ? searchFaults(plan, 'ranges', book) : [];
  },
  begin: (plan, book): Step<Result> =>
    plan.condition === 'undetected'
      ? nested('search', [], search(plan, 'ranges.explanation', book), (at) =>
          done({ side: plan.side, detected: at !== null, at }),
        )
      : ofCourse(plan),
  outcome: (result) => (result.detected ? 'detected' : 'undetected'),
  outcomes: ['detected', 'undetected'],
  summary: (result) => words(result.detected ? 'detection.found' : 'detection.notFound', { at: result.at }),
  outcomeWords: (outcome) => words(`condition.${outcome}`),
  figures: {
    detected: (result: Result) => (result.detected ? 1 : 0),
    natoSuccess: (result: Result) => natoSuccess(result.side, result.detected),
  },
  favours: SUCCESS_COUNTS,
  parties: ({ side: looking, aircraft, ships }) => partiesOf(looking, [], [...aircraft, ...ships]),
  effects: (result, plan) =>
    result.detected
      ? [
          ...plan.aircraft.map((unit) => detected('air', enemyOf(plan.side), unit.name)),
          ...plan.ships.map((unit) => detected('ship', enemyOf(plan.side), unit.name)),
        ]
      : [],
};

/** Early warning units are always detected, and so are aircraft that have bombed. */
const ofCourse = ({ side: looking, condition }: Input): Step<Result> =>
  explained(
    () => [{ rule: 'example.patrol', title: words('detection.always'), outcome: words(`condition.${condition}`) }],
    done({ side: looking, detected: true, at: null }),
  );
