/** N Conversion: an A− may take in 2 D and become an A+; two D alone never make an A−. */
import {
  type CounterFate,
  done,
  type EquationTerm,
  explained,
  type Infer,
  type NextAct,
  type Procedure,
} from '@grognard/kernel';
import type { CampaignState } from '../campaign.ts';
import { field, words } from '../text/kit.ts';
import { type Judgement, type Reason, UNNAMED, VERDICTS, type Who } from '../vocabulary.ts';
import type { CombatBook } from './book.ts';
import { converted } from './effects.ts';
import { forceName, stackFace } from './force.ts';
import { armiesOf, type Counters, counterFields, equivalentOf, takesIn } from './stack.ts';

const input = field.record('conversion.input', {
  before: field.record(
    'conversion.before',
    { name: forceName, ...counterFields },
    { counter: stackFace('converts'), default: { name: UNNAMED, armiesPlus: 0, armiesMinus: 1, detachments: 2 } },
  ),
  after: field.record('conversion.after', counterFields, {
    default: { armiesPlus: 1, armiesMinus: 0, detachments: 0 },
  }),
});

type Conversion = Infer<typeof input>;

export type ConversionVerdict =
  | { readonly allowed: true; readonly flipped: number }
  | { readonly allowed: false; readonly reason: Reason };

export const conversion: Procedure<Conversion, ConversionVerdict, CombatBook, CampaignState, typeof input> = {
  id: 'conversion',
  rule: 'N',
  phase: 'stacking',
  input,
  begin: ({ before, after }) => {
    const verdict = judged(before, after);
    return explained(() => [{ rule: 'N', title: words('conversion.check'), outcome: told(verdict) }], done(verdict));
  },
  outcome: ({ allowed }) => (allowed ? 'allowed' : 'forbidden'),
  outcomes: VERDICTS,
  outcomeWords: (outcome) => words(`verdict.${outcome as Judgement}`),
  summary: told,
  figures: { flipped: (verdict: ConversionVerdict) => (verdict.allowed ? verdict.flipped : 0) },
  equation,
  fates,
  effects: (verdict, { before, after }) =>
    verdict.allowed && verdict.flipped > 0 ? converted(before.name, after) : [],
};

function told(verdict: ConversionVerdict) {
  return verdict.allowed
    ? words('conversion.allowed', { flipped: verdict.flipped })
    : words(`conversion.${verdict.reason}`);
}

/** N Each A− that flips takes in 2 D; no Army counter may appear; the aid describes no other exchange. */
function judged(before: Counters, after: Counters): ConversionVerdict {
  const flipped = after.armiesPlus - before.armiesPlus;
  if (armiesOf(after) > armiesOf(before)) return { allowed: false, reason: 'armyFromDetachments' };
  if (equivalentOf(after) !== equivalentOf(before)) return { allowed: false, reason: 'worthChanges' };
  const absorbs = before.armiesMinus - after.armiesMinus === flipped && flipped >= 0;
  return absorbs ? { allowed: true, flipped } : { allowed: false, reason: 'notDescribed' };
}

/** 4 D → 4 D. */
function equation({ before, after }: Conversion): readonly EquationTerm[] {
  return [
    { text: `${equivalentOf(before)} D`, label: 'conversion.before' },
    { text: '→' },
    { text: `${equivalentOf(after)} D`, label: 'conversion.after', leads: true },
  ];
}

/** The counters that were exchanged, where they may be. */
function fates(verdict: ConversionVerdict, { after }: Conversion): readonly CounterFate[] {
  const flipped = verdict.allowed ? verdict.flipped : 0;
  return [{ at: 'before', words: words('conversion.fate', { flipped }), ...(verdict.allowed && { after }) }];
}

/** What may be done with counters of which an A− could take in 2 D. */
export function conversionOf(counters: Counters, who: Who): readonly NextAct[] {
  const after = takesIn(counters);
  if (after === undefined) return [];
  const { armiesPlus, armiesMinus, detachments } = counters;
  const before = { ...(who.name !== undefined && { name: who.name }), armiesPlus, armiesMinus, detachments };
  return [
    { procedure: 'conversion', input: { before, after: { ...after } }, words: words('next.conversion', { who }) },
  ];
}
