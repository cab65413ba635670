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
  /** Whether somebody wants to hear how far it has come. */
  readonly telling?: boolean;
}

/** A worked example under every walker, or a journal checked. */
export interface CheckJob extends Walk {
  readonly verb: 'example' | 'verify';
}

export type Job = ForecastJob | CheckJob;

/** Until when a job is walked, and until when it may be sampled, in milliseconds of the machine's clock. */
export interface Hours {
  readonly walk: number;
  readonly sample: number;
}

/** What a worker is handed. */
export interface Task {
  readonly job: Job;
  readonly hours: Hours;
}

/** What a worker says before it has answered. */
export interface Said {
  readonly kind: 'said';
  readonly news: Plain;
}

export type Answered =
  | { readonly kind: 'answered'; readonly value: Plain }
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[] }
  /** A mistake of ours, not of the caller's. */
  | { readonly kind: 'failed'; readonly name: string; readonly stack: string };
