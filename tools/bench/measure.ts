/** Measuring on a shared machine: ratios in one run, medians over pairs. */

export const timed = (run: () => unknown): number => {
  const began = performance.now();
  run();
  return performance.now() - began;
};

/** Milliseconds of processor time: what others do on the machine meanwhile does not show. */
export const worked = (run: () => unknown): number => {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

export interface Pair {
  readonly ours: number;
  readonly baseline: number;
  /** Ours over baseline, the median over pairs measured one after the other. */
  readonly ratio: number;
}

interface Measuring {
  /** Work of other processes is measured by the clock. */
  readonly clock?: (run: () => unknown) => number;
  /** So often each is run before it counts: the compiler's own work would be taken for theirs. */
  readonly warmUps?: number;
}

/** Both are warmed up, then measured turn by turn. */
export function paired(
  ours: () => unknown,
  baseline: () => unknown,
  times: number,
  { clock = worked, warmUps = 1 }: Measuring = {},
): Pair {
  for (let warm = 0; warm < warmUps; warm += 1) {
    ours();
    baseline();
  }
  const pairs = Array.from({ length: times }, () => ({ ours: clock(ours), baseline: clock(baseline) }));
  return {
    ours: median(pairs.map((pair) => pair.ours)),
    baseline: median(pairs.map((pair) => pair.baseline)),
    ratio: median(pairs.map((pair) => pair.ours / pair.baseline)),
  };
}

/** Each measurement lasts at least this long, so that the clock's grain does not show. */
const LEAST = 4;
/** What is quick is run this long before it counts: a compiler must have seen it. */
const WARM_UP = 100;

/** The same for work of microseconds: each measurement repeats it, both as often. */
export function pairedRuns(ours: () => unknown, baseline: () => unknown, times: number): Pair {
  warm(ours);
  const runs = Math.max(1, Math.ceil(LEAST / warm(baseline)));
  const repeated = (work: () => unknown) => (): void => {
    for (let run = 0; run < runs; run += 1) work();
  };
  const pair = paired(repeated(ours), repeated(baseline), times);
  return { ours: pair.ours / runs, baseline: pair.baseline / runs, ratio: pair.ratio };
}

/** Milliseconds a run, once warm. */
function warm(work: () => unknown): number {
  const began = performance.now();
  let last = timed(work);
  while (performance.now() - began < WARM_UP) last = timed(work);
  return Math.max(last, Number.EPSILON);
}
