/** The shapes of the charts: numbers in, places and paths out. No page, no words. */
import { scaleLinear } from 'd3-scale';
import { area, curveStepAfter } from 'd3-shape';

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
  const x = scaleLinear()
    .domain([low - 0.5, high + 0.5])
    .range([0, width]);
  const y = scaleLinear()
    .domain([0, Math.max(...values.map(({ p }) => p))])
    .range([height, 2]);
  const steps = stepsBetween(values, low, high);
  const outline = area<{ value: number; p: number }>()
    .x(({ value }) => x(value - 0.5))
    .y0(height)
    .y1(({ p }) => y(p))
    .curve(curveStepAfter);
  return {
    path: outline(steps) ?? '',
    mean: x(mean),
    ticks: x
      .ticks(6)
      .filter((tick) => Number.isInteger(tick) && tick >= low && tick <= high)
      .map((value) => ({ x: x(value), value })),
  };
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
