/** B Stacking: whether counters and pachas may stand together, and what they are worth. */
import { done, type EquationTerm, explained, type Infer, type Procedure } from '@grognard/kernel';
import { field, words } from '../text/kit.ts';
import { type Judgement, VERDICTS } from '../vocabulary.ts';
import type { CombatBook } from './book.ts';
import { nationField } from './force.ts';
import {
  counterFields,
  equivalentOf,
  excessOf,
  type Fault,
  MOST_EQUIVALENT,
  pachaField,
  stackFaults,
  strengthOf,
} from './stack.ts';

const input = field.record('stacking.input', {
  nation: nationField('H'),
  ...counterFields,
  pachas: pachaField,
});

type Stacking = Infer<typeof input>;

export interface StackingVerdict {
  readonly allowed: boolean;
  /** B What the counters are worth in D; pachas stand outside the limit. */
  readonly equivalent: number;
  /** H What the stack fights with, pachas included. */
  readonly strength: number;
  readonly faults: readonly Fault[];
  /** K Counters to be moved off next turn. */
  readonly excess: number;
}

export const stacking: Procedure<Stacking, StackingVerdict, CombatBook, unknown, typeof input> = {
  id: 'stacking',
  rule: 'B',
  phase: 'stacking',
  input,
  rulings: ['provinceCounters'],
  begin: (stack, book) => {
    const faults = stackFaults(stack, stack.nation);
    const excess = excessOf(stack, book);
    const verdict = {
      allowed: faults.length === 0,
      equivalent: equivalentOf(stack),
      strength: strengthOf(stack),
      faults: faults.map(({ code }) => code),
      excess,
    };
    return explained(
      () => [
        {
          rule: 'B',
          title: words('stacking.worth'),
          outcome: words('stacking.equivalent', { equivalent: verdict.equivalent, strength: verdict.strength }),
        },
        ...faults.map(({ code, rule, facts }) => ({
          rule,
          title: words('stacking.fault'),
          outcome: words(`refusal.${code}`, facts),
        })),
        ...(excess > 0
          ? [{ rule: 'K', title: words('losses.moved'), outcome: words('losses.excess', { excess }) }]
          : []),
      ],
      done(verdict),
    );
  },
  outcome: ({ allowed }) => (allowed ? 'allowed' : 'forbidden'),
  outcomes: VERDICTS,
  outcomeWords: (outcome) => words(`verdict.${outcome as Judgement}`),
  summary: (verdict) => words('stacking.summary', { ...verdict }),
  figures: {
    equivalent: ({ equivalent }: StackingVerdict) => equivalent,
    strength: ({ strength }: StackingVerdict) => strength,
  },
  equation,
};

/** 8 of 8 D. */
function equation(stack: Stacking): readonly EquationTerm[] {
  return [
    { text: String(equivalentOf(stack)), label: 'figure.equivalent', leads: true },
    { text: '/' },
    { text: String(MOST_EQUIVALENT), label: 'stacking.most' },
  ];
}
