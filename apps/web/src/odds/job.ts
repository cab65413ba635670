/** What the page asks of the worker, and what comes back: plain data both ways. */
import type { Forecast, Opened, Overlay, Plain, Refusal } from '@grognard/kernel';

/** Everything of an opened procedure that a worker needs to open it again. */
export interface Job {
  readonly game: string;
  readonly procedure: string;
  readonly input: Plain;
  readonly rulings: Readonly<Record<string, string>>;
  readonly overlay: Overlay;
  /** Answers assumed for the sake of the odds, by the questions' keys; whatever is not assumed is declined. */
  readonly assumed: Readonly<Record<string, string>>;
}

export const jobOf = (
  { game, procedure, input, book, overlay }: Opened,
  assumed: Readonly<Record<string, string>> = {},
): Job => ({ game: game.id, procedure: procedure.id, input, rulings: book.rulings, overlay, assumed });

export type Answer =
  | { readonly kind: 'told'; readonly forecast: Forecast }
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[] }
  /** A newer question came in between. */
  | { readonly kind: 'dropped' };
