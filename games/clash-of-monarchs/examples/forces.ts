/** Forces for the worked examples; leaders' ratings are invented. */
import type { Plain } from '@grognard/kernel';

type Facts = Readonly<Record<string, Plain>>;

export const leader = (
  name: string,
  nation: string,
  offensive: number,
  defensive: number,
  more: Facts = {},
): Plain => ({
  name,
  nation,
  offensive,
  defensive,
  ...more,
});

export const troops = (nation: string, infantry: number, more: Facts = {}): Plain => ({ nation, infantry, ...more });

export const force = (commander: Plain, contingents: readonly Plain[], more: Facts = {}): Facts => ({
  commander,
  troops: contingents,
  ...more,
});

/** A titled example that a rule refuses. */
export const refusal = (
  id: string,
  procedure: string,
  en: string,
  fr: string,
  origin: string,
  input: Plain,
  refused: readonly { readonly code: string; readonly at?: string }[],
) => ({ id, procedure, title: { en, fr }, origin, input, refused });
