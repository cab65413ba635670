/** What a chart lists its outcomes by: the procedure's short names, a figure, or a field of the result. */
import type { Opened } from '../game/resolve.ts';
import { nearest } from '../input/nearest.ts';
import { Refused } from '../refusal/refusal.ts';
import type { Plain, Settled } from '../step/step.ts';

export interface Listing {
  readonly by: string;
  /** The short names from best to worst, where it is them that are listed and the procedure orders them. */
  readonly order: readonly string[] | undefined;
  read(result: unknown): Plain;
  settle(settled: Settled): Plain | undefined;
  /** Refuses a field that no result had, and says which there were. */
  finish(): void;
}

export const BY_OUTCOME = 'outcome';

const STEP = /[^.[\]]+/g;
const nothing = (): void => undefined;

export function listingOf({ procedure }: Opened, by: string = BY_OUTCOME): Listing {
  if (by === BY_OUTCOME) {
    const { outcomes: order } = procedure;
    return {
      by,
      order,
      read: (result) => procedure.outcome(result),
      settle: ({ outcome }) => outcome,
      finish: nothing,
    };
  }
  const figure = Object.hasOwn(procedure.figures, by) ? procedure.figures[by] : undefined;
  if (figure) {
    return {
      by,
      order: undefined,
      read: (result) => figure(result as never),
      settle: ({ figures }) => figures[by],
      finish: nothing,
    };
  }
  return byField(by, Object.keys(procedure.figures));
}

function byField(by: string, figures: readonly string[]): Listing {
  const known = new Set<string>([BY_OUTCOME, ...figures]);
  let found = false;
  return {
    by,
    order: undefined,
    read(result) {
      const value = valueAt(result as Plain, by.match(STEP) ?? []);
      if (value !== undefined) found = true;
      else if (typeof result === 'object' && result !== null) for (const key of Object.keys(result)) known.add(key);
      return value ?? null;
    },
    settle: () => undefined,
    finish() {
      if (found) return;
      const options = [...known];
      const close = nearest(by, options);
      throw new Refused([
        { code: 'unknownResultField', at: 'by', facts: { received: by, options, ...(close && { close }) } },
      ]);
    },
  };
}

const valueAt = (value: Plain, path: readonly string[]): Plain | undefined =>
  path.reduce<Plain | undefined>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key)
        ? (inner as { readonly [key: string]: Plain })[key]
        : undefined,
    path.length === 0 ? undefined : value,
  );
