/** Luck as a line with its band: how the sum grew, and where ninety of a hundred campaigns with the same decisions lie. */
import { toNumber } from '../number/fraction.ts';
import type { EventLuck } from './luck.ts';

/** Luck summed up to one event, and the band in which nine of ten campaigns stay. */
export interface LuckPoint {
  readonly sequence: number;
  /** What had happened by then less what was to be expected. */
  readonly sum: number;
  /** One in twenty campaigns is below, one in twenty above; no more. */
  readonly low: number;
  readonly high: number;
}

/** Values are whole numbers of this: figures are whole or half. */
const GRAIN = 1e-6;
const TAIL = 0.05;
/** What is rarer than this at an end of the distribution is cut off. */
const RARE = 1e-12;

/** Shares of a sum: `shares[i]` is that of `least + i * step`, both in grains. */
interface Sum {
  readonly least: number;
  readonly shares: Float64Array;
}

/** Luck from event to event, with its band. */
export function luckLine(rolls: readonly EventLuck[]): readonly LuckPoint[] {
  const step = stepOf(rolls);
  let sum: Sum = { least: 0, shares: Float64Array.of(1) };
  let [fallen, mean] = [0, 0];
  return rolls.map(({ sequence, difference, spread }) => {
    sum = together(sum, sharesOf(spread, step), step);
    mean += toNumber(spread.mean((value) => value));
    fallen += toNumber(difference);
    const at = (share: number): number => (sum.least + quantile(sum.shares, share) * step) * GRAIN - mean;
    return { sequence, sum: fallen, low: at(TAIL), high: at(1 - TAIL) };
  });
}

const grains = (value: number): number => Math.round(value / GRAIN);

/** The widest step that reaches every value of every roll from its least. */
function stepOf(rolls: readonly EventLuck[]): number {
  let step = 0;
  for (const { spread } of rolls) {
    const values = spread.outcomes.map(({ outcome }) => grains(outcome));
    const least = Math.min(...values);
    for (const value of values) step = commonStep(step, value - least);
  }
  return Math.max(1, step);
}

function commonStep(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y > 0) [x, y] = [y, x % y];
  return x;
}

function sharesOf({ outcomes, total }: EventLuck['spread'], step: number): Sum {
  const values = outcomes.map(({ outcome }) => grains(outcome));
  const least = Math.min(...values);
  const shares = new Float64Array((Math.max(...values) - least) / step + 1);
  for (const [index, { weight }] of outcomes.entries()) {
    const place = ((values[index] as number) - least) / step;
    shares[place] = (shares[place] ?? 0) + toNumber({ over: weight, under: total });
  }
  return { least, shares };
}

/** The sum of two independent amounts, its rarest ends cut off. */
function together(a: Sum, b: Sum, step: number): Sum {
  const shares = new Float64Array(a.shares.length + b.shares.length - 1);
  for (const [i, first] of a.shares.entries()) {
    for (const [j, second] of b.shares.entries()) shares[i + j] = (shares[i + j] as number) + first * second;
  }
  const from = shares.findIndex((share) => share > RARE);
  const to = shares.findLastIndex((share) => share > RARE);
  return { least: a.least + b.least + from * step, shares: shares.subarray(from, to + 1) };
}

/** The first place by which at least so much has been passed. */
function quantile(shares: Float64Array, share: number): number {
  let passed = 0;
  for (const [index, each] of shares.entries()) {
    passed += each;
    if (passed >= share - RARE) return index;
  }
  return shares.length - 1;
}
