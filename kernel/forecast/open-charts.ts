/** One chart for each way the open questions may be answered, as far as that still helps anybody. */
import type { Opened } from '../game/resolve.ts';
import type { Progress } from '../walk/odds.ts';
import { profilesOf, type Question } from '../walk/open.ts';
import { always, evenly, naming, never } from '../walk/policy.ts';
import { type Chart, chartInPieces } from './chart.ts';
import type { Listing } from './listing.ts';

/** A chart under certain answers. */
export interface OpenChart extends Chart {
  /** The answers assumed, by the questions' keys. */
  readonly answers: Readonly<Record<string, string>>;
}

/** Charts for the ways in which open decisions may fall. */
export type OpenCharts =
  /** Every combination; `idle` are the questions whose answer changes nothing, `declined` those whose options vary. */
  | {
      readonly kind: 'combinations';
      readonly charts: readonly OpenChart[];
      readonly idle: readonly string[];
      readonly declined: readonly string[];
    }
  /** Too many combinations: the plain policies side by side. */
  | {
      readonly kind: 'policies';
      readonly combinations: number;
      readonly charts: readonly (Chart & { readonly policy: string })[];
    };

/** More combinations than this help nobody. */
export const MOST_COMBINATIONS = 24;

interface OpenMeans {
  readonly budget?: number | undefined;
  /** Charts that are known already: with every decision declined, or taken evenly. */
  readonly known?: KnownCharts;
}

const PLAIN = { never, evenly, always };

/** By the policy they were made under. */
export type KnownCharts = { readonly [policy in keyof typeof PLAIN]?: Chart | undefined };

export function* openChartsInPieces(
  opened: Opened,
  listing: Listing,
  asked: readonly Question[],
  { budget, known = {} }: OpenMeans = {},
): Generator<Progress, OpenCharts, void> {
  const options = budget === undefined ? {} : { budget };
  const constant = asked.filter(({ varies }) => !varies);
  const combinations = constant.reduce((count, { options: offered }) => count * offered.length, 1);
  if (constant.length === 0 || combinations > MOST_COMBINATIONS) {
    const charts: (Chart & { policy: string })[] = [];
    for (const policy of ['never', 'evenly', 'always'] as const) {
      const chart = known[policy] ?? (yield* chartInPieces(opened, listing, PLAIN[policy], options));
      charts.push({ policy, ...chart });
    }
    return { kind: 'policies', combinations, charts };
  }
  const charts: OpenChart[] = [];
  for (const answers of profilesOf(constant)) {
    const declined = constant.every((each) => answers[each.key] === each.options[0]) ? known.never : undefined;
    const policy = naming(answers, never);
    charts.push({ answers, ...(declined ?? (yield* chartInPieces(opened, listing, policy, options))) });
  }
  return combinationsOf(charts, asked);
}

/** A chart for every combination of what does not vary. */
export function combinationsOf(charts: readonly OpenChart[], asked: readonly Question[]): OpenCharts {
  const idle = asked.filter(({ key, varies }) => !varies && isIdle(charts, key));
  return {
    kind: 'combinations',
    charts: withoutIdle(charts, idle),
    idle: idle.map(({ key }) => key),
    declined: asked.filter(({ varies }) => varies).map(({ key }) => key),
  };
}

/** The combinations that differ: an idle question is taken as declined and not spoken of. */
const withoutIdle = (charts: readonly OpenChart[], idle: readonly Question[]): readonly OpenChart[] =>
  charts
    .filter(({ answers }) => idle.every(({ key, options }) => answers[key] === options[0]))
    .map(({ answers, ...chart }) => ({
      ...chart,
      answers: Object.fromEntries(Object.entries(answers).filter(([key]) => !idle.some((each) => each.key === key))),
    }));

/** Every answer gives the same chart, whatever the other answers are. */
function isIdle(charts: readonly OpenChart[], question: string): boolean {
  const told = new Map<string, string>();
  return charts.every(({ answers, ...chart }) => {
    const { [question]: _, ...others } = answers;
    const [key, shown] = [JSON.stringify(others), chartKey(chart)];
    const known = told.get(key) ?? shown;
    told.set(key, known);
    return known === shown;
  });
}

/** The same for charts that show the same, however they were come by. */
export const chartKey = ({ outcomes, figures }: Pick<Chart, 'outcomes' | 'figures'>): string =>
  JSON.stringify([
    outcomes.map(({ outcome, fraction }) => [outcome, fraction]).toSorted(),
    figures.map(({ mean, spread }) => [mean.fraction, spread]),
  ]);
