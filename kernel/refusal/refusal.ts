/** Bad input answered with data: what is wrong, where, what was received and what would do. */
import type { RuleRef } from '../step/note.ts';
import type { Plain } from '../step/step.ts';
import type { Facts } from '../text/words.ts';

/** One thing that is wrong, as data. */
export interface Refusal {
  /** Names the sentence: text key `refusal.<code>`. */
  readonly code: string;
  /** Where: a path such as `attackers[0].strength`; empty for the whole. */
  readonly at: string;
  /** The rule that forbids it, where it is a rule and not a slip of the pen. */
  readonly rule?: RuleRef;
  readonly facts?: Facts;
}

/** What was checked, or all that is wrong with it. */
export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusals: readonly Refusal[] };

/** What was found in order. */
export const accept = <T>(value: T): Checked<T> => ({ ok: true, value });

/** What was found wanting, with the reasons. */
export const refuse = (
  ...refusals: readonly Refusal[]
): { readonly ok: false; readonly refusals: readonly Refusal[] } => ({
  ok: false,
  refusals,
});

/** Refusals crossing code that can only return a result, on their way to the one place that words them. */
export class Refused extends Error {
  readonly refusals: readonly Refusal[];

  constructor(refusals: readonly Refusal[]) {
    super(refusals.map(({ at, code }) => (at ? `${at}: ${code}` : code)).join('; '));
    this.name = 'Refused';
    this.refusals = refusals;
  }

  /** A game from elsewhere brings a kernel of its own, whose refusals are refusals all the same. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'Refused' && 'refusals' in value;
  }
}

/** A value short enough to quote back. */
export const quoted = (value: unknown): Plain => {
  const json = JSON.stringify(value) ?? String(value);
  return json.length > 60 ? `${json.slice(0, 57)}…` : json;
};
