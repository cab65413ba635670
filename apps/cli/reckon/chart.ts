/** Exact odds made ready for the eye: shares of each outcome, mean and spread of each figure. */
import {
  compare,
  type Distribution,
  type Fraction,
  fraction,
  type Opened,
  odds,
  openOdds,
  type Plain,
  type Policy,
  type Progress,
  type Question,
  Refused,
} from '@grognard/kernel';

export interface Share {
  readonly outcome: Plain;
  readonly share: Fraction;
}

export interface FigureOdds {
  readonly name: string;
  readonly mean: Fraction;
  readonly spread: number;
  /** The middle nine tenths: the smallest values that 5, 50 and 95 of a hundred do not exceed. */
  readonly quantiles: readonly [low: number, middle: number, high: number];
}

export interface Chart {
  readonly outcomes: readonly Share[];
  readonly figures: readonly FigureOdds[];
}

/** Told how far a long walk has come. */
export type Watch = (progress: Progress) => void;

export const unwatched: Watch = () => undefined;

/** What the odds are listed by: the outcome's short name, a figure, or a place in the result. */
export type By = (result: unknown) => Plain;

type Row = readonly Plain[];

/** Only what is shown goes into the walk, so that equal rows are merged early. */
export function chartOf(opened: Opened, by: By, policy: Policy, watch: Watch = unwatched): Chart {
  const options = { policy, outcome: rowOf(opened, by), onProgress: watch };
  return chartFrom(opened, odds(opened.begin(), options).distribution);
}

export interface OpenChart {
  /** The answers assumed, keyed `side:question`. */
  readonly answers: Readonly<Record<string, string>>;
  readonly chart: Chart;
}

/** One chart for each combination of answers to these questions; what else is asked is declined. */
export const openCharts = (
  opened: Opened,
  by: By,
  asked: readonly Question[],
  watch: Watch = unwatched,
): readonly OpenChart[] =>
  openOdds(opened.begin(), asked, { outcome: rowOf(opened, by), onProgress: watch }).map(({ answers, odds }) => ({
    answers,
    chart: chartFrom(opened, odds.distribution),
  }));

const figuresOf = ({ procedure }: Opened): [string, (result: unknown) => number][] =>
  Object.entries(procedure.figures) as [string, (result: unknown) => number][];

const rowOf = (opened: Opened, by: By): ((result: unknown) => Row) => {
  const figures = figuresOf(opened);
  return (result) => [by(result), ...figures.map(([, figure]) => figure(result))];
};

function chartFrom(opened: Opened, distribution: Distribution<Row>): Chart {
  const listed = distribution.by(
    ([value]) => value as Plain,
    (value) => JSON.stringify(value),
  );
  return {
    outcomes: sorted(listed),
    figures: figuresOf(opened).map(([name], index) => {
      const figure = (row: Row) => row[index + 1] as number;
      const upTo = (percent: number): number => distribution.quantile(figure, fraction(percent, 100));
      return {
        name,
        mean: distribution.mean(figure),
        spread: distribution.spread(figure),
        quantiles: [upTo(5), upTo(50), upTo(95)],
      };
    }),
  };
}

/** Numbers in their own order, names by their weight. */
function sorted({ outcomes, total }: Distribution<Plain>): readonly Share[] {
  const shares = outcomes.map(({ outcome, weight }) => ({ outcome, share: fraction(weight, total) }));
  return shares.every(({ outcome }) => typeof outcome === 'number')
    ? shares.sort((a, b) => Number(a.outcome) - Number(b.outcome))
    : shares.sort((a, b) => compare(b.share, a.share) || (String(a.outcome) < String(b.outcome) ? -1 : 1));
}

const STEP = /[^.[\]]+/g;

/** `--by FIELD`; `finish` refuses a field that no result has, and says which there are. */
export function byField({ procedure }: Opened, field: string | undefined): { readonly by: By; finish(): void } {
  if (field === undefined) return { by: (result) => procedure.outcome(result), finish: () => undefined };
  const figure = Object.hasOwn(procedure.figures, field) ? procedure.figures[field] : undefined;
  if (figure) return { by: (result) => figure(result as never), finish: () => undefined };
  const known = new Set<string>(Object.keys(procedure.figures));
  let found = false;
  return {
    by(result) {
      const value = valueAt(result as Plain, field.match(STEP) ?? []);
      if (value !== undefined) found = true;
      else if (typeof result === 'object' && result !== null) for (const key of Object.keys(result)) known.add(key);
      return value ?? null;
    },
    finish() {
      if (!found) {
        throw new Refused([
          { code: 'unknownResultField', at: '--by', facts: { received: field, options: [...known] } },
        ]);
      }
    },
  };
}

const valueAt = (value: Plain, path: readonly string[]): Plain | undefined =>
  path.reduce<Plain | undefined>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key)
        ? (inner as { readonly [key: string]: Plain })[key]
        : undefined,
    path.length === 0 ? undefined : value,
  );
