/** The shapes of the charts: numbers in, places and paths out. No page, no words. */
import { scaleLinear } from 'd3-scale';
import { area, curveStepAfter } from 'd3-shape';

/** Lengths of lying bars, the longest as long as the whole. */
export function barLengths(shares: readonly number[], whole: number): readonly number[] {
  const long = scaleLinear()
    .domain([0, Math.max(...shares, 0) || 1])
    .range([0, whole]);
  // A chance that is there at all is seen.
  return shares.map((share) => (share > 0 ? Math.max(whole / 100, long(share)) : 0));
}

export interface Histogram {
  readonly path: string;
  readonly mean: number;
  readonly ticks: readonly { readonly x: number; readonly value: number }[];
}

/** Standing steps of a figure's chances, with the place of its mean. */
export function histogram(
  values: readonly { readonly value: number; readonly share: number }[],
  mean: number,
  width: number,
  height: number,
): Histogram {
  const [low, high] = [Math.min(...values.map(({ value }) => value)), Math.max(...values.map(({ value }) => value))];
  const x = scaleLinear()
    .domain([low - 0.5, high + 0.5])
    .range([0, width]);
  const y = scaleLinear()
    .domain([0, Math.max(...values.map(({ share }) => share))])
    .range([height, 2]);
  const steps = stepsBetween(values, low, high);
  const outline = area<{ value: number; share: number }>()
    .x(({ value }) => x(value - 0.5))
    .y0(height)
    .y1(({ share }) => y(share))
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
  values: readonly { readonly value: number; readonly share: number }[],
  low: number,
  high: number,
): { value: number; share: number }[] {
  const shares = new Map(values.map(({ value, share }) => [value, share]));
  const whole = values.every(({ value }) => Number.isInteger(value)) && high - low <= 400;
  const steps = whole
    ? Array.from({ length: high - low + 1 }, (_, index) => ({
        value: low + index,
        share: shares.get(low + index) ?? 0,
      }))
    : [...values];
  return [...steps, { value: high + 1, share: steps.at(-1)?.share ?? 0 }];
}
