/** What is handed to a worker and what comes back: plain data, because it crosses to another thread. */
import type { Locale, Plain, Refusal } from '@grognard/kernel';

export type Body = Readonly<Record<string, unknown>>;

interface Walk {
  /** Of the game on the shelf; a verification says it itself. */
  readonly game: string;
  readonly body: Body;
  readonly locale: Locale;
  /** The most states the walk may hold. */
  readonly states: number;
}

/** A forecast of a procedure, in one of its forms. */
export interface ForecastJob extends Walk {
  readonly verb: 'odds' | 'advise' | 'worth' | 'analyse' | 'luck';
  readonly procedure: string;
}

/** A worked example under every walker, or a journal checked. */
export interface CheckJob extends Walk {
  readonly verb: 'example' | 'verify';
}

export type Job = ForecastJob | CheckJob;

export type Answered =
  | { readonly kind: 'answered'; readonly value: Plain }
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[] }
  /** A mistake of ours, not of the caller's. */
  | { readonly kind: 'failed'; readonly name: string; readonly stack: string };
