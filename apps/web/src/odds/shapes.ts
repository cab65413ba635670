/** The shapes of the charts: numbers in, places and paths out. No page, no words. */

/** The likeliest of some shares, in the order they stand. */
export function likeliest<S extends { readonly p: number }>(shares: readonly S[], most: number): readonly S[] {
  if (shares.length <= most) return shares;
  const kept = new Set(shares.toSorted((a, b) => b.p - a.p).slice(0, most));
  return shares.filter((share) => kept.has(share));
}

export interface Histogram {
  readonly path: string;
  readonly mean: number;
  readonly ticks: readonly { readonly x: number; readonly value: number }[];
}

/** Standing steps of a figure's chances, with the place of its mean. */
export function histogram(
  values: readonly { readonly value: number; readonly p: number }[],
  mean: number,
  width: number,
  height: number,
): Histogram {
  const [low, high] = [Math.min(...values.map(({ value }) => value)), Math.max(...values.map(({ value }) => value))];
  const x = along([low - 0.5, high + 0.5], [0, width]);
  const y = along([0, Math.max(...values.map(({ p }) => p))], [height, 2]);
  return {
    path: outline(
      stepsBetween(values, low, high).map(({ value, p }) => [x(value - 0.5), y(p)]),
      height,
    ),
    mean: x(mean),
    ticks: ticksBetween(low, high).map((value) => ({ x: x(value), value })),
  };
}

type Span = readonly [from: number, to: number];

/** Places on one span as they lie on another. */
const along =
  ([from, to]: Span, [start, end]: Span) =>
  (value: number): number =>
    start + ((value - from) / (to - from)) * (end - start);

/** Each height holds until the next place; below all of them lies the ground. */
function outline(corners: readonly (readonly [x: number, y: number])[], ground: number): string {
  const tops = corners.slice(0, -1).flatMap(([x, y], index) => [
    [x, y],
    [corners[index + 1]?.[0] ?? x, y],
  ]);
  const [first, last] = [corners[0]?.[0] ?? 0, corners.at(-1)?.[0] ?? 0];
  return `M${[...tops, [last, ground], [first, ground]].join('L')}Z`;
}

const MOST_TICKS = 7;

/** Whole numbers, as close as they can be read: every one, every second, every fifth, every tenth … */
function ticksBetween(low: number, high: number): readonly number[] {
  const first = Math.ceil(low);
  for (let ten = 1; ; ten *= 10) {
    for (const apart of [ten, 2 * ten, 5 * ten]) {
      const from = Math.ceil(first / apart) * apart;
      const count = Math.floor((high - from) / apart) + 1;
      if (count <= MOST_TICKS) return Array.from({ length: Math.max(0, count) }, (_, index) => from + index * apart);
    }
  }
}

/** Whole numbers that cannot come up stand at zero; the last step is closed. */
function stepsBetween(
  values: readonly { readonly value: number; readonly p: number }[],
  low: number,
  high: number,
): { value: number; p: number }[] {
  const shares = new Map(values.map(({ value, p }) => [value, p]));
  const whole = values.every(({ value }) => Number.isInteger(value)) && high - low <= 400;
  const steps = whole
    ? Array.from({ length: high - low + 1 }, (_, index) => ({
        value: low + index,
        p: shares.get(low + index) ?? 0,
      }))
    : values.map(({ value, p }) => ({ value, p }));
  return [...steps, { value: high + 1, p: steps.at(-1)?.p ?? 0 }];
}
