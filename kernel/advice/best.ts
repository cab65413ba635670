/** The best to answer at a decision, ties told as ties. */
import { compare, type Fraction, fraction } from '../number/fraction.ts';
import type { Side } from '../step/step.ts';
import type { Decision } from './advise.ts';

/** The best to answer: sets of options that are as good as each other, each with its part of a mixed choice. */
export interface Best {
  readonly indifferent: boolean;
  readonly sets: readonly { readonly options: readonly string[]; readonly share: Fraction }[];
}

export function bestAt(decision: Decision, side: Side): Best {
  const own = decision.side === side ? decision.options : (decision.against?.options ?? []);
  const mixed = own.filter(({ share }) => share.over > 0n);
  const top = mixed[0];
  const equal = top ? own.filter(({ value }) => compare(value, top.value) === 0) : [];
  if (own.length > 1 && equal.length === own.length && decision.against === undefined) {
    return { indifferent: true, sets: [] };
  }
  if (mixed.length > 1)
    return { indifferent: false, sets: mixed.map(({ option, share }) => ({ options: [option], share })) };
  const sets = decision.against ? mixed : equal;
  return { indifferent: false, sets: [{ options: sets.map(({ option }) => option), share: fraction(1) }] };
}
