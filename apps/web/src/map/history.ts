/** What was, what is and what was taken back: every step whole, so that undo is a matter of lists. */
export interface History<T> {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
}

export const beginning = <T>(now: T): History<T> => ({ past: [], now, future: [] });

/** One step more; what was taken back is gone. The oldest steps are forgotten beyond `most`. */
export const next = <T>({ past, now }: History<T>, step: T, most: number): History<T> => ({
  past: [...past, now].slice(-most),
  now: step,
  future: [],
});

export function undone<T>({ past, now, future }: History<T>): History<T> {
  const before = past.at(-1);
  return before === undefined
    ? { past, now, future }
    : { past: past.slice(0, -1), now: before, future: [now, ...future] };
}

export function redone<T>({ past, now, future }: History<T>): History<T> {
  const [after, ...rest] = future;
  return after === undefined ? { past, now, future } : { past: [...past, now], now: after, future: rest };
}
