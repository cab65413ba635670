/** Work that has only so much time: past it the exact walk ends, and what is left is sampled. */
import { Refused } from '../refusal/refusal.ts';

/** What there is still time for: the exact walk, only a sample, or only to tell what is at hand. */
export type TimeLeft = 'walk' | 'sample' | 'none';

/** Asked as the work goes on; the machine it runs on has a clock, the work itself has none. */
export type Clock = () => TimeLeft;

export function stopWhenLate(clock: Clock | undefined): void {
  if (clock && clock() !== 'walk') throw new Refused([{ code: 'oddsTooLong', at: '' }]);
}

/** The same work, given up at the first piece for which there is no time left. */
export function* inTime<P, R>(work: Generator<P, R, void>, clock: Clock | undefined): Generator<P, R, void> {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    stopWhenLate(clock);
    yield value;
  }
}
