/** Measuring on a shared machine: ratios in one run, medians over pairs. */

export const timed = (run: () => unknown): number => {
  const began = performance.now();
  run();
  return performance.now() - began;
};

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

export interface Pair {
  readonly ours: number;
  readonly baseline: number;
  /** Ours over baseline, the median over pairs measured one after the other. */
  readonly ratio: number;
}

/** Both are run once to warm up, then turn by turn. */
export function paired(ours: () => unknown, baseline: () => unknown, times: number): Pair {
  ours();
  baseline();
  const pairs = Array.from({ length: times }, () => ({ ours: timed(ours), baseline: timed(baseline) }));
  return {
    ours: median(pairs.map((pair) => pair.ours)),
    baseline: median(pairs.map((pair) => pair.baseline)),
    ratio: median(pairs.map((pair) => pair.ours / pair.baseline)),
  };
}
