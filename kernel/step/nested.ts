/** A procedure inside a procedure. */
import { type Checkpoint, chance, checkpoint, choice, explained, type Plain, type Step, together } from './step.ts';

/**
 * Walks `inner` to its end and goes on with its result.
 *
 * `frame` is all that `then` remembers of what happened before: the inner checkpoints are kept apart by it, or two
 * different outer situations would be merged as one.
 */
export function nested<T, U, F extends Plain>(
  name: string,
  frame: F,
  inner: Step<T>,
  then: (result: T, frame: F) => Step<U>,
): Step<U> {
  switch (inner.kind) {
    case 'done': {
      const next = then(inner.result, frame);
      return inner.notes ? explained(inner.notes, next) : next;
    }
    case 'chance':
      return chance(inner.ask, inner.die, (face) => nested(name, frame, inner.next(face), then), inner.notes);
    case 'choice':
      return choice(
        inner.ask,
        inner.side,
        inner.options,
        (option) => nested(name, frame, inner.next(option), then),
        inner.notes,
      );
    case 'together':
      return together(inner.ask, inner.asks, (answers) => nested(name, frame, inner.next(answers), then), inner.notes);
    case 'checkpoint':
      return framed(name, frame, inner, then);
  }
}

const framed = <T, U, F extends Plain>(
  name: string,
  frame: F,
  inner: Checkpoint<T>,
  then: (result: T, frame: F) => Step<U>,
): Step<U> =>
  checkpoint(
    `${name}/${inner.name}`,
    [frame, inner.state],
    () => nested(name, frame, inner.next(inner.state), then),
    inner.notes,
  );

/** Does the same for each item in turn, carrying a state along. */
export function inTurn<I, S, T>(
  items: readonly I[],
  state: S,
  each: (item: I, state: S, next: (state: S) => Step<T>) => Step<T>,
  end: (state: S) => Step<T>,
): Step<T> {
  const from = (index: number, current: S): Step<T> => {
    const item = items[index];
    return item === undefined ? end(current) : each(item, current, (next) => from(index + 1, next));
  };
  return from(0, state);
}
