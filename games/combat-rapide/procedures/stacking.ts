/** B Stacking: whether counters and pachas may stand together, and what they are worth. */
import { done, explained, field, type Infer, type Procedure, words } from '@grognard/kernel';
import { NATIONS, VERDICTS } from '../vocabulary.ts';
import type { CombatBook } from './book.ts';
import { counterFields, equivalentOf, excessOf, pachaField, stackFaults, strengthOf } from './stack.ts';

const input = field.record('stacking.input', {
  nation: field.oneOf('force.nation', { options: NATIONS, words: 'nation', default: 'other', rule: 'H' }),
  ...counterFields,
  pachas: pachaField,
});

type Stacking = Infer<typeof input>;

interface Verdict {
  readonly allowed: boolean;
  /** B What the counters are worth in D; pachas stand outside the limit. */
  readonly equivalent: number;
  /** H What the stack fights with, pachas included. */
  readonly strength: number;
  readonly faults: readonly string[];
  /** K Counters to be moved off next turn. */
  readonly excess: number;
}

export const stacking: Procedure<Stacking, Verdict, CombatBook> = {
  id: 'stacking',
  rule: 'B',
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
          ? [{ rule: 'K', title: words('stacking.excess'), outcome: words('losses.excess', { excess }) }]
          : []),
      ],
      done(verdict),
    );
  },
  outcome: ({ allowed }) => (allowed ? 'allowed' : 'forbidden'),
  outcomes: VERDICTS,
  outcomeWords: (outcome) => words(`verdict.${outcome}`),
  summary: (verdict) => words('stacking.summary', { ...verdict }),
  figures: {
    equivalent: ({ equivalent }: Verdict) => equivalent,
    strength: ({ strength }: Verdict) => strength,
  },
};
