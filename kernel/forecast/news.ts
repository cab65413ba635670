/** How far a forecast has come, as plain data for whoever waits. */
import type { FirstAnswer, Telling } from './first-answer.ts';

/** How far work has come that takes its time. */
export interface News {
  /** States walked, or plays thrown. */
  readonly states: number;
  /** How much is done, where that is known: of a walk what is settled, of a sample what is thrown. */
  readonly share?: number;
  /** Too much may happen: plays are thrown instead. */
  readonly sampling?: boolean;
  /** No outcome is rarer than told here. */
  readonly first?: FirstAnswer;
}

/** Takes tellings one after the other: what was settled once is told on, and worked out only when somebody looks. */
export function newsFrom(): (telling: Telling) => () => News {
  let first: Telling['first'];
  return (telling) => {
    first = telling.first ?? first;
    const known = first;
    return () => newsOf(telling, known?.());
  };
}

function newsOf({ states, share }: Telling, first: FirstAnswer | undefined): News {
  const done = share ?? (first && 1 - first.open.p);
  return {
    states,
    ...(done !== undefined && { share: done }),
    ...(share !== undefined && { sampling: true }),
    ...(first && { first }),
  };
}
