/** What the page asks of the worker, and what comes back: plain data both ways. */
import type {
  Entry,
  ExplainedStep,
  Fraction,
  Lookup,
  Opened,
  Overlay,
  Plain,
  Refusal,
  Reply,
  Words,
} from '@grognard/kernel';

export interface Job {
  readonly game: string;
  readonly procedure: string;
  readonly input: Plain;
  readonly rulings: Readonly<Record<string, string>>;
  readonly overlay: Overlay;
  /** Answers assumed for the sake of the odds, keyed `side:text`; whatever is not assumed is declined. */
  readonly assumed: Readonly<Record<string, string>>;
}

/** Everything of an opened procedure that a worker needs to open it again. */
export const jobOf = (
  { game, procedure, input, book, overlay }: Opened,
  assumed: Readonly<Record<string, string>> = {},
): Job => ({ game: game.id, procedure: procedure.id, input, rulings: book.rulings, overlay, assumed });

/** Stands for every option with the same weight. */
export const EVENLY = '*';

export interface Share {
  readonly outcome: string;
  readonly share: Fraction;
}

export interface FigureOdds {
  readonly name: string;
  readonly mean: Fraction;
  readonly spread: number;
  readonly values: readonly { readonly value: number; readonly share: Fraction }[];
}

/** What can be seen coming before a die is thrown. */
export interface Outlook {
  /** The steps of a middling throw that carry modifiers. */
  readonly steps: readonly ExplainedStep[];
  /** The cells that may be read. */
  readonly lit: readonly Lookup[];
}

export interface Reckoned {
  readonly outcomes: readonly Share[];
  readonly figures: readonly FigureOdds[];
}

export type Reckoning =
  | { readonly kind: 'reckoned'; readonly reckoned: Reckoned }
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[] }
  /** A newer question came in between. */
  | { readonly kind: 'dropped' };

/** A question a side may be put, wherever it comes up. */
export interface Decision {
  readonly key: string;
  readonly side: string;
  readonly text: string;
  readonly words: Words;
  readonly rule: string;
  readonly options: readonly string[];
}

/** What changing one thing would do to the figure the sides fight over. */
export interface Worths {
  /** The figure that is spoken of. */
  readonly figure: string;
  readonly switches: readonly { readonly at: string; readonly to: Plain; readonly change: Fraction }[];
}

export interface AdvisedOption {
  readonly option: string;
  /** How often to choose it. */
  readonly share: Fraction;
  /** What the goal is then worth; nothing where the question lies ahead. */
  readonly value?: Fraction;
}

export interface AdvisedQuestion {
  readonly text: string;
  readonly words: Words;
  readonly rule: string;
  /** How likely it is to come up; one where it waits now. */
  readonly share: Fraction;
  readonly options: readonly AdvisedOption[];
}

export interface Advice {
  readonly side: string;
  /** A figure, with a minus sign where the side wants less of it. */
  readonly goal: string;
  readonly value: Fraction;
  readonly questions: readonly AdvisedQuestion[];
}

export interface AdviceJob extends Job {
  readonly side: string;
  /** What was thrown and decided so far. */
  readonly replies: readonly Reply[];
}

export interface FigureLuck {
  readonly name: string;
  readonly favours: readonly string[];
  readonly actual: number;
  readonly expected: Fraction;
  readonly percentile: Fraction;
}

export interface LuckJob extends Job {
  readonly journal: readonly Entry[];
}
