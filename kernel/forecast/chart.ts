/** A distribution made ready for any surface: shares of each outcome, mean, spread and quantiles of each figure. */

import type { Opened } from '../game/resolve.ts';
import { compare, type Fraction, fraction, plus, toNumber } from '../number/fraction.ts';
import type { Plain, Settled } from '../step/step.ts';
import { ascending, type Distribution, meanOf, quantileOf, varianceOf } from '../walk/distribution.ts';
import { type Apart, everyWayInPieces, type Limits } from '../walk/every-way.ts';
import { type OddsOptions, oddsInPieces, type Progress } from '../walk/odds.ts';
import type { Question } from '../walk/open.ts';
import type { Policy } from '../walk/policy.ts';
import { type Amount, amount, type Part, part, shareOf } from './amount.ts';
import { firstAnswer, type Telling, withFirst } from './first-answer.ts';
import type { Listing } from './listing.ts';

/** One outcome and its probability. */
export interface Share extends Part {
  readonly outcome: Plain;
  /** This outcome or a better one for the side that acts, where the procedure says which is better. */
  readonly atLeast?: Part;
}

/** The distribution of one figure. */
export interface FigureOdds {
  readonly name: string;
  readonly mean: Amount;
  readonly spread: number;
  /** The smallest values that 5, 50 and 95 of a hundred do not exceed. */
  readonly quantiles: { readonly '5': number; readonly '50': number; readonly '95': number };
  readonly values: readonly (Part & { readonly value: number })[];
}

/** A distribution made ready to be shown. */
export interface Chart {
  readonly method: 'exact' | 'sampled';
  /** States walked, or plays thrown. */
  readonly effort: number;
  /** How far a sampled share may be off, nineteen times in twenty. */
  readonly within?: number;
  readonly outcomes: readonly Share[];
  readonly figures: readonly FigureOdds[];
}

type Row = readonly Plain[];

/** What of a result is charted: the thing it is listed by, and every figure. Equal rows are merged early. */
export interface Rows {
  readonly figures: readonly string[];
  readonly outcome: (result: unknown) => Row;
  readonly settle: (settled: Settled) => Row | undefined;
}

export function rowsOf({ procedure }: Opened, { read, settle }: Listing): Rows {
  const figures = Object.keys(procedure.figures);
  const readers = Object.values(procedure.figures) as ((result: unknown) => number)[];
  return {
    figures,
    outcome: (result) => {
      const row = [read(result)];
      for (const figure of readers) row.push(figure(result));
      return row;
    },
    settle: (certain) => {
      const listed = settle(certain);
      if (listed === undefined || !figures.every((name) => Object.hasOwn(certain.figures, name))) return undefined;
      return [listed, ...figures.map((name) => certain.figures[name] as number)];
    },
  };
}

/** The exact charts of every way in which the decisions may fall, where they can be walked side by side. */
export function* everyChartInPieces(
  opened: Opened,
  listing: Listing,
  options: Pick<OddsOptions<unknown, unknown>, 'budget'>,
  limits: Limits,
): Generator<Telling, EveryChart | Apart, void> {
  const { figures, ...rows } = rowsOf(opened, listing);
  const walk = everyWayInPieces(opened.begin(), { ...options, ...rows }, limits);
  const every = yield* withFirst(walk, soFar);
  if (typeof every === 'string') return every;
  const { questions, ways, effort } = every;
  // Ways that come to the same are drawn once.
  const drawn = new Map<Distribution<Row>, Drawn>();
  const charts = ways.map(({ answers, distribution }) => {
    const chart = drawn.get(distribution) ?? chartFrom(distribution, figures, listing);
    drawn.set(distribution, chart);
    return { answers, method: 'exact' as const, effort: effort.states, ...chart };
  });
  return { questions, charts };
}

/** The questions that were met, and a chart for each combination of answers; the first declines them all. */
interface EveryChart {
  readonly questions: readonly Question[];
  readonly charts: readonly (Chart & { readonly answers: Readonly<Record<string, string>> })[];
}

const soFar = ({ ended }: Progress): Telling['first'] => ended && (() => firstAnswer(ended() as Distribution<Row>));

/** The exact chart under a policy. */
export function* chartInPieces(
  opened: Opened,
  listing: Listing,
  policy: Policy,
  options: Pick<OddsOptions<unknown, unknown>, 'budget'> = {},
): Generator<Telling, Chart, void> {
  const { figures, ...rows } = rowsOf(opened, listing);
  const walk = oddsInPieces(opened.begin(), { ...options, ...rows, policy });
  const { distribution, effort } = yield* withFirst(walk, soFar);
  return { method: 'exact', effort: effort.states, ...chartFrom(distribution, figures, listing) };
}

type Drawn = Pick<Chart, 'outcomes' | 'figures'>;

export function chartFrom(distribution: Distribution<Row>, figures: readonly string[], { order }: Listing): Drawn {
  const listed = distribution.column(0);
  return {
    outcomes: sharesOf(listed, order),
    figures: figures.map((name, index) => figureOdds(name, distribution, index + 1)),
  };
}

function sharesOf({ outcomes, total }: Distribution<Plain>, order: readonly string[] | undefined): readonly Share[] {
  const shares = outcomes.map(({ outcome, weight }) => ({ outcome, share: fraction(weight, total) }));
  if (!order) return sorted(shares).map(({ outcome, share }) => ({ outcome, ...part(share) }));
  const place = ({ outcome }: { readonly outcome: Plain }): number => order.indexOf(String(outcome));
  let so = fraction(0);
  return shares
    .toSorted((a, b) => place(a) - place(b))
    .map(({ outcome, share }) => {
      so = plus(so, share);
      return { outcome, ...part(share), atLeast: part(so) };
    });
}

interface Weighed {
  readonly outcome: Plain;
  readonly share: Fraction;
}

/** Numbers in their own order, names by their weight. */
const sorted = (shares: readonly Weighed[]): readonly Weighed[] =>
  shares.every(({ outcome }) => typeof outcome === 'number' || /^-?\d+(\.\d+)?$/.test(String(outcome)))
    ? shares.toSorted((a, b) => Number(a.outcome) - Number(b.outcome))
    : shares.toSorted((a, b) => compare(b.share, a.share) || (String(a.outcome) < String(b.outcome) ? -1 : 1));

function figureOdds(name: string, distribution: Distribution<Row>, place: number): FigureOdds {
  const values = ascending(distribution.column(place) as Distribution<number>);
  const { outcomes, total } = values;
  const upTo = (percent: number): number => quantileOf(values, fraction(percent, 100));
  return {
    name,
    mean: amount(meanOf(values)),
    spread: Math.sqrt(toNumber(varianceOf(values))),
    quantiles: { '5': upTo(5), '50': upTo(50), '95': upTo(95) },
    values: outcomes.map(({ outcome, weight }) => ({ value: outcome, ...shareOf(weight, total) })),
  };
}
