/** A procedure inside a procedure. */
import {
  type Checkpoint,
  chance,
  checkpoint,
  choice,
  explained,
  type Lots,
  type Plain,
  type Settled,
  type Step,
  settled,
  together,
} from './step.ts';

/**
 * Walks `inner` to its end and goes on with its result.
 *
 * `frame` is all that `then` remembers of what happened before: the inner checkpoints are kept apart by it, or two
 * different outer situations would be merged as one. What is certain inside is certain outside as `certain` says it.
 */
export function nested<T, U, F extends Plain>(
  name: string,
  frame: F,
  inner: Step<T>,
  then: (result: T, frame: F) => Step<U>,
  certain?: (settled: Settled, frame: F) => Settled,
): Step<U> {
  const within = (step: Step<T>): Step<U> => nested(name, frame, step, then, certain);
  switch (inner.kind) {
    case 'done': {
      const next = then(inner.result, frame);
      return inner.notes ? explained(inner.notes, next) : next;
    }
    case 'chance': {
      const { lots } = inner;
      const all = lots && (() => lotsWithin(lots(), within));
      return chance(inner.ask, inner.die, (face) => within(inner.next(face)), inner.notes, all);
    }
    case 'choice':
      return choice(inner.ask, inner.side, inner.options, (option) => within(inner.next(option)), inner.notes);
    case 'together':
      return together(inner.ask, inner.asks, (answers) => within(inner.next(answers)), inner.notes);
    case 'checkpoint':
      return framed(name, frame, inner, within, certain);
  }
}

const lotsWithin = <T, U>({ weights, whole, next }: Lots<T>, within: (step: Step<T>) => Step<U>): Lots<U> => ({
  weights,
  whole,
  next: (lot) => within(next(lot)),
});

const framed = <T, U, F extends Plain>(
  name: string,
  frame: F,
  inner: Checkpoint<T>,
  within: (step: Step<T>) => Step<U>,
  certain: ((settled: Settled, frame: F) => Settled) | undefined,
): Step<U> => {
  const { settled: known, state, notes } = inner;
  const [here, framedState] = [`${name}/${inner.name}`, [frame, state]];
  const onwards = (): Step<U> => within(inner.next(state));
  return known && certain
    ? settled(here, framedState, () => certain(known(), frame), onwards, notes)
    : checkpoint(here, framedState, onwards, notes);
};

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
