/** What is handed to a worker and what comes back: plain data, because it crosses to another thread. */
import type { Locale, Plain, Refusal } from '@grognard/kernel';

export type Body = Readonly<Record<string, unknown>>;

export interface Job {
  readonly verb: 'odds' | 'advise';
  readonly game: string;
  readonly procedure: string;
  readonly body: Body;
  readonly locale: Locale;
  /** The most states the walk may hold. */
  readonly states: number;
}

export type Answered =
  | { readonly kind: 'answered'; readonly value: Plain }
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[] }
  /** A mistake of ours, not of the caller's. */
  | { readonly kind: 'failed'; readonly name: string; readonly stack: string };
