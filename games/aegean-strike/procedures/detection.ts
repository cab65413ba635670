/**
 * Detection: each sensor rolls its value at the range, and rolls again when the target comes to a range of higher value.
 */
import { done, explained, field, type Infer, nested, type Procedure, type Step, words } from '@grognard/kernel';
import { SENSORS } from '../aircraft.ts';
import type { AegeanBook } from '../book.ts';
import type { CampaignState } from '../campaign-state.ts';
import { name, scale, side } from '../parts/air-units.ts';
import { detected } from '../parts/effects.ts';
import { search, searchFaults } from '../parts/search.ts';
import { enemyOf, MEDIA } from '../vocabulary.ts';

const input = field.record('detection.input', {
  side: side('detection.side'),
  sensors: field.list(
    'detection.sensors',
    field.oneOf('detection.sensor', { options: SENSORS, words: 'sensor', default: 'AWACS' }),
    { min: 1, max: 6 },
  ),
  medium: field.oneOf('detection.medium', { options: MEDIA, words: 'medium', default: 'air' }),
  scale: scale(),
  ranges: field.list('detection.ranges', field.integer('detection.range', { min: 0, max: 60, default: 0 }), {
    min: 1,
    max: 12,
  }),
  target: name('detection.target'),
  condition: field.oneOf('detection.condition', {
    options: ['undetected', 'detected', 'earlyWarning', 'hasBombed'],
    words: 'condition',
    default: 'undetected',
  }),
});

type Input = Infer<typeof input>;

interface Result {
  readonly detected: boolean;
  /** The range at which it happened; null where it did not, or happened as a matter of course. */
  readonly at: number | null;
}

export const detection: Procedure<Input, Result, AegeanBook, CampaignState> = {
  id: 'detection',
  rule: 'ranges.explanation',
  input,
  rulings: ['fragmentStart', 'newAttempt'],
  refusals: (plan, book) => {
    if (plan.condition === 'detected')
      return [{ code: 'alreadyDetected', at: 'condition', rule: 'ranges.explanation' }];
    return plan.condition === 'undetected' ? searchFaults(plan, 'ranges', book) : [];
  },
  begin: (plan, book): Step<Result> =>
    plan.condition === 'undetected'
      ? nested('search', [], search(plan, 'ranges.explanation', book), (at) => done({ detected: at !== null, at }))
      : ofCourse(plan),
  outcome: (result) => (result.detected ? 'detected' : 'undetected'),
  summary: (result) => words(result.detected ? 'detection.found' : 'detection.notFound', { at: result.at }),
  outcomeWords: (outcome) => words(`condition.${outcome}`),
  figures: { detected: (result: Result) => (result.detected ? 1 : 0) },
  effects: (result, plan) => (result.detected ? [detected(enemyOf(plan.side), plan.target)] : []),
  fromCampaign: ({ units }, { target }) =>
    units.some(({ name, detected }) => name === target && detected) ? { condition: 'detected' } : {},
};

/** Early warning units are always detected, and so are aircraft that have bombed. */
const ofCourse = ({ condition }: Input): Step<Result> =>
  explained(
    () => [{ rule: 'example.patrol', title: words('detection.always'), outcome: words(`condition.${condition}`) }],
    done({ detected: true, at: null }),
  );
