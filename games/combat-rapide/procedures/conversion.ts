/** N Conversion: an A(−) may take in 2 D and become an A(+); two D alone never make an A(−). */
import { done, explained, field, type Infer, type Procedure, words } from '@grognard/kernel';
import type { CampaignState } from '../campaign.ts';
import { VERDICTS } from '../vocabulary.ts';
import type { CombatBook } from './book.ts';
import { converted } from './effects.ts';
import { forceAs, forceName } from './force.ts';
import { armiesOf, type Counters, counterFields, equivalentOf } from './stack.ts';

const input = field.record('conversion.input', {
  before: field.record('conversion.before', { name: forceName, ...counterFields }, forceAs('converts')),
  after: field.record('conversion.after', counterFields),
});

type Conversion = Infer<typeof input>;

const REASONS = ['armyFromDetachments', 'worthChanges', 'notDescribed'] as const;
type Reason = (typeof REASONS)[number];

type Verdict =
  | { readonly allowed: true; readonly flipped: number }
  | { readonly allowed: false; readonly reason: Reason };

export const conversion: Procedure<Conversion, Verdict, CombatBook, CampaignState> = {
  id: 'conversion',
  rule: 'N',
  input,
  begin: ({ before, after }) => {
    const verdict = judged(before, after);
    return explained(() => [{ rule: 'N', title: words('conversion.check'), outcome: told(verdict) }], done(verdict));
  },
  outcome: ({ allowed }) => (allowed ? 'allowed' : 'forbidden'),
  outcomes: VERDICTS,
  outcomeWords: (outcome) => words(`verdict.${outcome}`),
  summary: told,
  figures: { flipped: (verdict: Verdict) => (verdict.allowed ? verdict.flipped : 0) },
  effects: (verdict, { before, after }) =>
    verdict.allowed && verdict.flipped > 0 ? converted(before.name, after) : [],
};

function told(verdict: Verdict) {
  return verdict.allowed
    ? words('conversion.allowed', { flipped: verdict.flipped })
    : words(`conversion.${verdict.reason}`);
}

/** N Each A(−) that flips takes in 2 D; no Army counter may appear; the aid describes no other exchange. */
function judged(before: Counters, after: Counters): Verdict {
  const flipped = after.armiesPlus - before.armiesPlus;
  if (armiesOf(after) > armiesOf(before)) return { allowed: false, reason: 'armyFromDetachments' };
  if (equivalentOf(after) !== equivalentOf(before)) return { allowed: false, reason: 'worthChanges' };
  const absorbs = before.armiesMinus - after.armiesMinus === flipped && flipped >= 0;
  return absorbs ? { allowed: true, flipped } : { allowed: false, reason: 'notDescribed' };
}
