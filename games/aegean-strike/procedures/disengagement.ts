/** Disengagement from an armoured or mechanised locking zone: one Hit at once, then the die against the difference. */
import {
  type Ask,
  chance,
  checkpoint,
  choice,
  d10,
  done,
  explained,
  field,
  type Infer,
  type Procedure,
  type Refusal,
  type Step,
  words,
} from '@grognard/kernel';
import type { AegeanBook } from '../book.ts';
import type { CampaignState } from '../campaign-state.ts';
import { name, side } from '../parts/air-units.ts';
import { eliminated, hitsOn } from '../parts/effects.ts';
import { endurance, isArmourOrMech, kind, strength, strengthLeft } from '../parts/ground-units.ts';
import { enemyOf } from '../vocabulary.ts';

const locker = field.record('disengage.locker', { name: name(), kind: kind(), strength: strength() });

const input = field.record('disengage.input', {
  side: side('disengage.side'),
  unit: name(),
  kind: kind(),
  strength: strength(),
  ...endurance,
  lockers: field.list('disengage.lockers', locker, { min: 1, max: 6, unique: 'name' }),
  retreatHex: field.flag('disengage.retreatHex', { default: true }),
});

type Input = Infer<typeof input>;

interface Result {
  readonly outcome: 'away' | 'stays' | 'eliminated';
  readonly threshold: number;
  readonly pursued: boolean;
}

const DIE = { rule: 'example.disengagement', text: 'disengage.ask.die' } as const;
const PURSUIT: Ask = { rule: 'example.disengagement', text: 'disengage.ask.pursuit' };

export const disengagement: Procedure<Input, Result, AegeanBook, CampaignState> = {
  id: 'disengagement',
  rule: 'example.disengagement',
  input,
  rulings: ['selfPropelledAntitank', 'disengagementStrength', 'disengagementFailure', 'severalLockers'],
  refusals: (plan, book) => faults(plan, book),
  begin: (plan, book) => attempt(plan, book),
  outcome: ({ outcome }) => outcome,
  summary: ({ outcome, pursued }) => words(`disengage.${outcome}`, { pursued }),
  outcomeWords: (outcome) => words(`disengage.outcome.${outcome}`),
  figures: { away: ({ outcome }: Result) => (outcome === 'away' ? 1 : 0) },
  effects: ({ outcome }, { side, unit }) => [
    ...hitsOn(side, unit, 1),
    ...(outcome === 'eliminated' ? [eliminated(side, unit)] : []),
  ],
  fromCampaign: ({ units }, { unit }) => {
    const known = units.find(({ name }) => name === unit);
    return known ? { hits: known.hits } : {};
  },
};

/** Only a unit neither armoured nor mechanised, in a zone of one that is, with a hex to go to and a Hit to spare. */
function faults(plan: Input, book: AegeanBook): readonly Refusal[] {
  const rule = 'example.disengagement';
  return [
    ...(isArmourOrMech(plan.kind, book) ? [{ code: 'leavesFreely', at: 'kind', rule: 'terrain.zones' }] : []),
    ...(plan.lockers.some(({ kind }) => isArmourOrMech(kind, book))
      ? []
      : [{ code: 'leavesFreely', at: 'lockers', rule: 'terrain.zones' }]),
    ...(plan.hits + 1 < plan.hitsToEliminate ? [] : [{ code: 'hitEliminates', at: 'hits', rule }]),
    ...(plan.retreatHex ? [] : [{ code: 'noRetreat', at: 'retreatHex', rule }]),
  ];
}

/** The automatic Hit, then the enemy's strength less the unit's own. */
const attempt = (plan: Input, book: AegeanBook): Step<Result> => {
  const own = strengthLeft({ ...plan, hits: plan.hits + (book.rulings.disengagementStrength === 'afterHit' ? 1 : 0) });
  const locking = plan.lockers.filter(({ kind }) => isArmourOrMech(kind, book)).map(({ strength }) => strength);
  const enemy =
    book.rulings.severalLockers === 'sum' ? locking.reduce((sum, one) => sum + one, 0) : Math.max(...locking);
  const threshold = enemy - own;
  return explained(
    () => [
      {
        rule: 'example.disengagement',
        title: words(DIE.text),
        outcome: words('disengage.threshold', { enemy, own, threshold }),
      },
    ],
    chance({ ...DIE, side: plan.side }, d10, (face) =>
      checkpoint('rolled', [face >= threshold ? 1 : 0, threshold], ([away = 0, needed = 0]) =>
        away > 0 ? escaped(plan, needed) : held(needed, book),
      ),
    ),
  );
};

/** One hex back, no movement points, and the locking unit may follow one hex. */
const escaped = (plan: Input, threshold: number): Step<Result> =>
  choice(PURSUIT, enemyOf(plan.side), ['stay', 'pursue'], (option) =>
    done({ outcome: 'away', threshold, pursued: option === 'pursue' }),
  );

/** What failure means is not printed. */
const held = (threshold: number, { rulings }: AegeanBook): Step<Result> =>
  done({ outcome: rulings.disengagementFailure, threshold, pursued: false });
