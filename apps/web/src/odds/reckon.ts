/** The exact odds of a job, made ready for the eye. */
import {
  asPlayed,
  type Distribution,
  evenly,
  fraction,
  luck,
  never,
  type Odds,
  type Opened,
  odds,
  oddsInPieces,
  type Policy,
  Refused,
  replay,
} from '@grognard/kernel';
import {
  type Decision,
  EVENLY,
  type FigureLuck,
  type FigureOdds,
  type LuckJob,
  type Reckoned,
  type Share,
} from './job.ts';

/** A phone has less memory than patience. */
const BUDGET = 400_000;

/** Lets the worker hear of newer questions; false when it should give up. */
export type Breath = () => Promise<boolean>;

/** An answer that is not on offer where the question comes up is left out there, not refused. */
export const assuming =
  (assumed: Readonly<Record<string, string>>): Policy =>
  (ask, side, options, node) => {
    const option = assumed[`${side}:${ask.text}`];
    if (option === EVENLY) return evenly(ask, side, options, node);
    return option !== undefined && options.includes(option) ? option : never(ask, side, options, node);
  };

type Row = readonly (string | number)[];

const figuresOf = ({ procedure }: Opened): [string, (result: unknown) => number][] =>
  Object.entries(procedure.figures) as [string, (result: unknown) => number][];

/** Nothing when a newer question made this one idle. */
export async function reckon(
  opened: Opened,
  assumed: Readonly<Record<string, string>>,
  breath: Breath,
): Promise<Reckoned | undefined> {
  const policy = assuming(assumed);
  const figures = figuresOf(opened);
  const outcome = (result: unknown): Row => [
    opened.procedure.outcome(result),
    ...figures.map(([, figure]) => figure(result)),
  ];
  const walk = oddsInPieces(opened.begin(), { policy, outcome, budget: BUDGET });
  let piece: IteratorResult<unknown, Odds<Row>> = walk.next();
  while (!piece.done) {
    if (!(await breath())) return undefined;
    piece = walk.next();
  }
  const { distribution } = piece.value;
  return {
    outcomes: sharesOf(distribution),
    figures: figures.map(([name], index) => figureOdds(name, distribution, index + 1)),
  };
}

function sharesOf(distribution: Distribution<Row>): readonly Share[] {
  const { outcomes, total } = distribution.by(([name]) => String(name));
  return outcomes
    .map(({ outcome, weight }) => ({ outcome, share: fraction(weight, total), weight }))
    .sort((a, b) => (a.weight === b.weight ? 0 : a.weight < b.weight ? 1 : -1))
    .map(({ outcome, share }) => ({ outcome, share }));
}

function figureOdds(name: string, distribution: Distribution<Row>, place: number): FigureOdds {
  const figure = (row: Row): number => row[place] as number;
  const { outcomes, total } = distribution.by(figure);
  const values = outcomes.map(({ outcome, weight }) => ({ value: outcome, share: fraction(weight, total) }));
  return {
    name,
    mean: distribution.mean(figure),
    spread: distribution.spread(figure),
    values: values.sort((a, b) => a.value - b.value),
  };
}

/** Every question the sides may be put, with every option ever offered. */
export function decisionsIn(opened: Opened): readonly Decision[] {
  const met = new Map<string, Decision>();
  const watch: Policy = (ask, side, offered, node) => {
    const key = `${side}:${ask.text}`;
    const options = [...new Set([...(met.get(key)?.options ?? []), ...offered])];
    const words = met.get(key)?.words ?? { key: ask.text, ...(ask.facts && { facts: ask.facts }) };
    met.set(key, { key, side, text: ask.text, words, rule: ask.rule, options });
    return evenly(ask, side, offered, node);
  };
  odds(opened.begin(), { outcome: () => 0, policy: watch, budget: BUDGET });
  return [...met.values()].filter(({ options }) => options.length > 1);
}

/** Where a play stands among all that could have happened with the same decisions; nothing where that is too wide. */
export function luckOf(opened: Opened, { journal }: LuckJob): readonly FigureLuck[] | undefined {
  const played = replay(opened, journal);
  if (!played.ok) return undefined;
  const figures = figuresOf(opened);
  try {
    const { distribution } = odds(opened.begin(), {
      policy: asPlayed(played.value),
      outcome: (result) => figures.map(([, figure]) => figure(result)),
      budget: BUDGET,
    });
    return figures.map(([name, figure], index) => {
      const { actual, expected, percentile } = luck(
        distribution,
        (row) => row[index] as number,
        figure(played.value.result),
      );
      const favoured = Object.entries(opened.procedure.favours ?? {}).filter(([, favourite]) => favourite === name);
      return { name, favours: favoured.map(([side]) => side), actual, expected, percentile };
    });
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}
