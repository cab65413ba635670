/** Disengagement from an armoured or mechanised locking zone: one Hit at once, then the die against the difference. */

import {
  chance,
  checkpoint,
  choice,
  d10,
  done,
  explained,
  type Infer,
  type Procedure,
  type Refusal,
  type Step,
} from '@grognard/kernel';
import type { AegeanBook } from '../book.ts';
import type { CampaignState } from '../campaign-state.ts';
import { natoSuccess, partiesOf, SUCCESS_COUNTS } from '../parts/balance.ts';
import { called, counterRecord } from '../parts/counters.ts';
import { eliminated, halts, hitsOn, moved } from '../parts/effects.ts';
import { name, nation, side } from '../parts/fields.ts';
import { endurance, groundStanding, isArmourOrMech, kind, strength, strengthLeft } from '../parts/ground-units.ts';
import { ask, field, refusal, wordedBy, words } from '../text/kit.ts';
import { enemyOf, type Phase, type Side } from '../vocabulary.ts';

const locker = counterRecord(
  'disengage.locker',
  { name: name(), nation: nation(), kind: kind('mechanised'), strength: strength(), ...endurance },
  'ground',
);

const input = counterRecord(
  'disengage.input',
  {
    side: side('disengage.side'),
    unit: name(),
    nation: nation(),
    kind: kind(),
    strength: strength(),
    ...endurance,
    halted: groundStanding.halted,
    lockers: field.list('disengage.lockers', called(locker, 'sample.locker'), {
      min: 1,
      max: 6,
      unique: 'name',
      force: 'opposing',
    }),
    retreatHex: field.flag('disengage.retreatHex', { default: true, seldom: true }),
  },
  'ground',
  { name: 'unit' },
);

type Input = Infer<typeof input>;

export interface DisengagementResult {
  readonly side: Side;
  readonly outcome: 'away' | 'stays' | 'eliminated';
  readonly threshold: number;
  readonly pursued: boolean;
}

const DIE = ask('example.disengagement', 'disengage.ask.die');
const PURSUIT = ask('example.disengagement', 'disengage.ask.pursuit');

/** From the best of the side that acts to its worst. */
const OUTCOMES = ['away', 'stays', 'eliminated'] as const;

export const disengagement: Procedure<Input, DisengagementResult, AegeanBook, CampaignState, typeof input> = {
  id: 'disengagement',
  rule: 'example.disengagement',
  phase: 'movement' satisfies Phase,
  input,
  rulings: ['selfPropelledAntitank', 'disengagementStrength', 'disengagementFailure', 'severalLockers'],
  refusals: (plan, book) => faults(plan, book),
  begin: (plan, book) => attempt(plan, book),
  outcome: ({ outcome }) => outcome,
  summary: ({ outcome, pursued }) => words(`disengage.${outcome}`, { pursued }),
  outcomeWords: wordedBy(OUTCOMES)('disengage.outcome'),
  outcomes: OUTCOMES,
  figures: {
    away: ({ outcome }: DisengagementResult) => (outcome === 'away' ? 1 : 0),
    natoSuccess: ({ side: own, outcome }: DisengagementResult) => natoSuccess(own, outcome === 'away'),
  },
  favours: SUCCESS_COUNTS,
  parties: (plan) => partiesOf(plan.side, [plan], plan.lockers),
  headline: ({ result, steps }) =>
    words('disengage.headline', {
      face: steps.find(({ dice }) => dice.length > 0)?.dice[0]?.face ?? 0,
      threshold: result.threshold,
    }),
  fates: ({ outcome }, { hits }) => [
    outcome === 'eliminated'
      ? { at: '', words: words('fate.ground', { hits: 1, gone: true }), gone: true }
      : { at: '', words: words(`fate.${outcome}`), after: { hits: hits + 1 } },
  ],
  effects: ({ outcome }, { side: own, unit }) => [
    ...hitsOn('ground', own, unit, 1),
    ...(outcome === 'eliminated' ? [eliminated('ground', own, unit)] : [halts('ground', own, unit, 'stage')]),
    ...(outcome === 'away' ? [moved(own, unit)] : []),
  ],
};

/** Only a unit neither armoured nor mechanised, in a zone of one that is, with a hex to go to and a Hit to spare. */
function faults(plan: Input, book: AegeanBook): readonly Refusal[] {
  const rule = 'example.disengagement';
  return [
    ...(isArmourOrMech(plan.kind, book) ? [refusal('leavesFreely', 'kind', { rule: 'terrain.zones' })] : []),
    ...(plan.lockers.some((unit) => isArmourOrMech(unit.kind, book))
      ? []
      : [refusal('leavesFreely', 'lockers', { rule: 'terrain.zones' })]),
    ...(plan.hits + 1 < plan.hitsToEliminate ? [] : [refusal('hitEliminates', 'hits', { rule })]),
    ...(plan.halted === 'no' ? [] : [refusal('movesNoMore', 'halted', { rule })]),
    ...(plan.retreatHex ? [] : [refusal('noRetreat', 'retreatHex', { rule })]),
  ];
}

/** The automatic Hit, then the enemy's strength less the unit's own. */
const attempt = (plan: Input, book: AegeanBook): Step<DisengagementResult> => {
  const own = strengthLeft({ ...plan, hits: plan.hits + (book.rulings.disengagementStrength === 'afterHit' ? 1 : 0) });
  const locking = plan.lockers.filter((unit) => isArmourOrMech(unit.kind, book)).map(strengthLeft);
  const enemy =
    book.rulings.severalLockers === 'sum' ? locking.reduce((sum, one) => sum + one, 0) : Math.max(...locking);
  const threshold = enemy - own;
  return explained(
    () => [
      {
        rule: 'example.disengagement',
        title: words('disengage.ask.die'),
        outcome: words('disengage.threshold', { enemy, own, threshold }),
      },
    ],
    chance({ ...DIE, side: plan.side }, d10, (face) =>
      checkpoint('rolled', [face >= threshold, threshold] as const, ([away, needed]) =>
        away ? escaped(plan, needed) : held(plan, needed, book),
      ),
    ),
  );
};

/** One hex back, no movement points, and the locking unit may follow one hex. */
const escaped = (plan: Input, threshold: number): Step<DisengagementResult> =>
  choice(PURSUIT, enemyOf(plan.side), ['stay', 'pursue'], (option) =>
    done({ side: plan.side, outcome: 'away', threshold, pursued: option === 'pursue' }),
  );

/** What failure means is not printed. */
const held = (plan: Input, threshold: number, { rulings }: AegeanBook): Step<DisengagementResult> =>
  done({ side: plan.side, outcome: rulings.disengagementFailure, threshold, pursued: false });
