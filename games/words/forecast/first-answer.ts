/** What can be said before a walk is done, with its words. */
import type { FirstAnswer, Forecast, Plain, Procedure, Say } from '@grognard/kernel';
import { listedWords, outcomeWords } from './goal.ts';

/** A first answer with its words. */
export interface WordedFirst extends Omit<FirstAnswer, 'outcomes'> {
  readonly outcomes: readonly (FirstAnswer['outcomes'][number] & { readonly words: string })[];
}

/** Listed by the outcome where nothing else is said. */
export const wordedFirst = (
  say: Say,
  procedure: Procedure,
  first: FirstAnswer,
  by: Forecast['by'] = 'outcome',
): WordedFirst => ({
  ...first,
  outcomes: first.outcomes.map((each) => ({ ...each, words: listed(say, procedure, by, each.outcome) })),
});

/** One thing that a chart lists. */
export const listed = (say: Say, procedure: Procedure, by: string, outcome: Plain): string =>
  by === 'outcome' && typeof outcome === 'string' ? outcomeWords(say, procedure, outcome) : listedWords(say, outcome);
