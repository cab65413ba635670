/**
 * Everything that can be said before a die is thrown, as one plain-data answer: decisions, odds, figures, worth, advice,
 * luck. Command, web and server ask here and show what they get; none of them computes.
 */
import type { Term } from '../advice/goal.ts';
import { asPlayed } from '../game/example.ts';
import type { Opened, Overlay } from '../game/resolve.ts';
import { replay } from '../game/resolve.ts';
import { worthInPieces } from '../game/worth.ts';
import type { Entry } from '../journal/journal.ts';
import { Refused } from '../refusal/refusal.ts';
import type { Plain, Step } from '../step/step.ts';
import type { Words } from '../text/words.ts';
import type { Limits } from '../walk/every-way.ts';
import type { Progress } from '../walk/odds.ts';
import { type Question, Questions, questionsInPieces } from '../walk/open.ts';
import { pause, type Reply, take } from '../walk/play.ts';
import { evenly, type Policy } from '../walk/policy.ts';
import { type ExplainedStep, PlayRecord } from '../walk/record.ts';
import { type Advice, type AdviceMeans, type AdviceWish, adviceInPieces, wantedBy } from './advice.ts';
import { type Amount, amount } from './amount.ts';
import { type Chart, chartInPieces, everyChartInPieces, rowsOf } from './chart.ts';
import { type Telling, wholeAnswer, withFirst } from './first-answer.ts';
import { type Listing, listingOf } from './listing.ts';
import { type FigureLuck, luckInPieces } from './luck.ts';
import {
  combinationsOf,
  type KnownCharts,
  MOST_COMBINATIONS,
  type OpenCharts,
  openChartsInPieces,
} from './open-charts.ts';
import { answering, BEST, policyOf } from './policy.ts';
import { type Preview, previewOf } from './preview.ts';
import { questionsMet, sampledInPieces } from './sampled.ts';
import { sampledAdviceInPieces } from './sampled-advice.ts';
import { type Clock, inTime, stopWhenLate } from './time.ts';

/** The number of the forecast’s format. */
export const FORECAST_FORMAT = 1;

/** Among the policies: decisions as a journal has them. */
const JOURNAL = 'journal';

/** What a reader wants to know; only what is asked for is walked. */
export interface Wish {
  /** How decisions are settled, clause by clause; declined where nothing is said. */
  readonly policy?: readonly string[];
  /** Answers by the questions' keys, which may or may not come up: a reader tries them out, nothing is refused. */
  readonly assumed?: Readonly<Record<string, string>>;
  /** Decisions as a play made them, wherever the same question comes up: its journal. */
  readonly asPlayed?: readonly Entry[];
  /** The odds; `by` lists them by a figure or a field of the result. */
  readonly odds?: boolean;
  readonly by?: string;
  /** Which decisions stand open. */
  readonly decisions?: boolean;
  /** A chart for each way the decisions may fall, where there are some and nothing settles them. */
  readonly open?: boolean;
  /** What each switch is worth, in a side's usual goal or in the one given. */
  readonly worth?: AdviceWish;
  readonly advice?: AdviceWish;
  readonly preview?: boolean;
  /** How lucky a play was: its journal. */
  readonly luck?: readonly Entry[];
  /** What was thrown and decided so far; advice starts there. */
  readonly replies?: readonly Reply[];
}

/** One thing said or decided otherwise, and what that is worth. */
export interface Switch {
  readonly at: string;
  readonly kind: 'input' | 'decision';
  readonly label: string;
  /** The question of a decision, as it is first put. */
  readonly question?: Words;
  readonly from: Plain;
  readonly to: Plain;
  /** The goal with the switch, and how much more that is than as things stand. */
  readonly value: Amount;
  readonly change: Amount;
}

/** What each switch is worth in one goal. */
export interface Worths {
  readonly goal: string;
  readonly terms: readonly Term[];
  readonly value: Amount;
  readonly switches: readonly Switch[];
}

/** What comes of a procedure in which nothing is thrown and nobody decides: an answer, no odds. */
export interface Certain {
  readonly outcome: string;
  readonly summary: Words;
  readonly result: Plain;
  readonly steps: readonly ExplainedStep[];
}

/** The chart's own members are there when odds were asked for. */
export interface Forecast extends Partial<Chart> {
  readonly format: typeof FORECAST_FORMAT;
  readonly game: string;
  readonly procedure: string;
  readonly version: string;
  readonly input: Plain;
  readonly rulings: Readonly<Record<string, string>>;
  readonly overlay: Overlay;
  /** How the decisions were settled. */
  readonly policy: readonly string[];
  readonly by: string;
  /** There where nothing is left to chance or choice: surfaces show this instead of odds of a hundred per cent. */
  readonly certain?: Certain;
  readonly decisions?: readonly Question[];
  readonly open?: OpenCharts;
  readonly worth?: Worths;
  readonly advice?: Advice;
  readonly preview?: Preview;
  readonly luck?: readonly FigureLuck[];
}

/** Budgets and helpers of the machine it runs on. */
export interface Means extends AdviceMeans {
  /** Past its budget a chart or advice is sampled with so many plays, and says so; nothing refuses instead. */
  readonly samples?: number;
  /** Past its time too; worth and luck have none of it. */
  readonly clock?: Clock;
}

/** The forecast in pieces, so that whoever waits can show progress, do something else or stop. */
export function* forecastInPieces(opened: Opened, wish: Wish, means: Means = {}): Generator<Telling, Forecast, void> {
  const { game, procedure, input, book, overlay } = opened;
  const listing = listingOf(opened, wish.by);
  const clauses = wish.policy ?? [];
  const told = settledBy(wish);
  const isOpen = wish.open === true && told.length === 0;
  const named = clauses.some((clause) => clause.includes('='));
  const asked = named ? yield* decisionsOf(opened, listing, means) : undefined;
  const settling = policyIn(wish, opened, asked ?? []);
  let isAsked = false;
  const policy: Policy = (...question) => {
    isAsked = true;
    return settling(...question);
  };
  const walked = wish.odds && isOpen ? yield* everyChartOf(opened, listing, means) : undefined;
  const every = typeof walked === 'string' ? undefined : walked;
  // The chart comes first: whoever waits for the rest has it already.
  const chart = every?.chart ?? (wish.odds ? yield* chartOf(opened, listing, policy, means) : undefined);
  const after = <R>(work: Generator<Progress, R, void>) =>
    withFirst(work, () => (chart ? () => wholeAnswer(chart) : undefined));
  // Where the whole walk met no decision there is none to be found.
  const isFree = chart?.method === 'exact' && !isAsked;
  const found = function* () {
    return isFree ? NONE : yield* after(decisionsOf(opened, listing, means));
  };
  const isMany = walked === 'tooManyWays' && chart?.method === 'exact';
  const even = isMany ? yield* after(evenChartOf(opened, listing, means)) : undefined;
  const met = (every ?? even)?.questions;
  const decisions = asked ?? met ?? (wish.decisions || isOpen ? yield* found() : undefined);
  const known = { never: chart, evenly: even?.chart };
  const made: Forecast = {
    format: FORECAST_FORMAT,
    game: game.id,
    procedure: procedure.id,
    version: game.version,
    input,
    rulings: book.rulings,
    overlay,
    policy: told.length === 0 ? [unsettled(wish)] : told,
    by: listing.by,
    ...certainty(opened),
    ...(decisions && { decisions }),
    ...(wish.preview && { preview: previewOf(opened, policy) }),
    ...chart,
    ...(isOpen &&
      decisions?.length &&
      (every?.part ?? (yield* after(openPart(opened, listing, decisions, known, means))))),
    ...(wish.worth && { worth: yield* after(worthsOf(opened, wish.worth, policy, means)) }),
    ...(wish.advice && { advice: yield* adviceOf(opened, reached(opened, wish.replies), wish.advice, means) }),
    ...(yield* luckPart(opened, wish.luck, means)),
  };
  if (wish.odds || wish.open) listing.finish();
  return made;
}

const NONE: readonly Question[] = [];

/** Where nothing settles decisions: advice takes the best, everything else declines. */
const unsettled = ({ advice, odds, worth, preview }: Wish): string =>
  advice && !odds && !worth && !preview ? BEST : 'never';

function certainty({ begin, procedure }: Opened): Pick<Forecast, 'certain'> {
  const record = new PlayRecord();
  const end = pause(begin(), record);
  if (end.kind !== 'done') return {};
  const { result } = end;
  const { steps } = record;
  return {
    certain: { outcome: procedure.outcome(result), summary: procedure.summary(result), result: result as Plain, steps },
  };
}

/** Everything that settles decisions, as a reader would write it. */
const settledBy = ({ policy = [], assumed = {}, asPlayed: journal }: Wish): readonly string[] => [
  ...(journal ? [JOURNAL] : []),
  ...policy,
  ...Object.entries(assumed).map(([key, option]) => `${key}=${option}`),
];

function policyIn(
  { policy = [], assumed = {}, asPlayed: journal }: Wish,
  { game }: Opened,
  asked: readonly Question[],
) {
  const written = policyOf(policy, game, asked);
  if (!written.ok) throw new Refused(written.refusals);
  const settled = answering(new Map(Object.entries(assumed)), written.value);
  return journal ? asPlayed({ journal }, settled) : settled;
}

const TOO_WIDE: ReadonlySet<string> = new Set(['oddsTooLarge', 'oddsTooDeep', 'oddsTooLong']);

const isTooWide = (error: unknown): boolean =>
  error instanceof Refused && error.refusals.some(({ code }) => TOO_WIDE.has(code));

const within = ({ budget }: Means) => (budget === undefined ? {} : { budget });

/** Found by the exact walk under every answer, as far as anything listed hangs on it; past the budget, by random plays. */
function* decisionsOf(opened: Opened, listing: Listing, means: Means): Generator<Progress, readonly Question[], void> {
  const { settle } = rowsOf(opened, listing);
  try {
    const start = opened.begin();
    const work = questionsInPieces(start, {
      ...within(means),
      settle: (certain) => (settle(certain) ? 0 : undefined),
    });
    return yield* inTime(work, means.clock);
  } catch (error) {
    if (!isTooWide(error)) throw error;
    return questionsMet([opened]);
  }
}

/** What is too wide for one chart is too wide for one a combination; where charts may be sampled, that is no refusal. */
function* openPart(
  opened: Opened,
  listing: Listing,
  asked: readonly Question[],
  known: KnownCharts,
  { budget, samples, clock }: Means,
): Generator<Progress, Pick<Forecast, 'open'>, void> {
  if (known.never?.method === 'sampled') return {};
  try {
    return { open: yield* inTime(openChartsInPieces(opened, listing, asked, { budget, known }), clock) };
  } catch (error) {
    if (samples === undefined || known.never === undefined || !isTooWide(error)) throw error;
    return {};
  }
}

function* adviceOf(
  opened: Opened,
  from: Step<unknown>,
  wish: AdviceWish,
  means: Means,
): Generator<Telling, Advice, void> {
  const { samples, clock } = means;
  const onStates = (states: number): void => {
    means.onStates?.(states);
    stopWhenLate(clock);
  };
  try {
    return yield* inTime(adviceInPieces(opened, from, wish, { ...means, onStates }), clock);
  } catch (error) {
    if (samples === undefined || !isTooWide(error)) throw error;
    return yield* sampledAdviceInPieces(opened, from, wish, { plays: samples, clock });
  }
}

/** More than this is walked one way after another, so that the first chart does not wait for all. */
const SIDE_BY_SIDE: Limits = { ways: MOST_COMBINATIONS, states: 50_000 };

/** Everything that hangs on open decisions in one walk, where that is not too wide. */
function* everyChartOf(opened: Opened, listing: Listing, means: Means) {
  const { budget = SIDE_BY_SIDE.states, clock } = means;
  try {
    const work = everyChartInPieces(opened, listing, { budget }, SIDE_BY_SIDE);
    const every = yield* inTime(work, clock);
    if (typeof every === 'string') return every;
    const [declined] = every.charts;
    if (!declined) return undefined;
    const { answers: _, ...chart } = declined;
    return { questions: every.questions, chart, part: { open: combinationsOf(every.charts, every.questions) } };
  } catch (error) {
    if (isTooWide(error)) return undefined;
    throw error;
  }
}

/** Whoever takes every option meets every question: one walk for both, where that is not too wide. */
function* evenChartOf(opened: Opened, listing: Listing, means: Means) {
  const met = new Questions();
  const policy: Policy = (ask, side, options, node) => {
    met.meet(ask, side, options);
    return evenly(ask, side, options, node);
  };
  try {
    const chart = yield* inTime(chartInPieces(opened, listing, policy, within(means)), means.clock);
    return { questions: met.all, chart };
  } catch (error) {
    if (isTooWide(error)) return undefined;
    throw error;
  }
}

function* chartOf(opened: Opened, listing: Listing, policy: Policy, means: Means): Generator<Telling, Chart, void> {
  try {
    return yield* inTime(chartInPieces(opened, listing, policy, within(means)), means.clock);
  } catch (error) {
    const { samples, clock } = means;
    if (samples === undefined || !isTooWide(error)) throw error;
    return yield* sampledInPieces(opened, listing, policy, { plays: samples, clock });
  }
}

function* worthsOf(
  opened: Opened,
  { side, goal: said }: AdviceWish,
  policy: Policy,
  means: Means,
): Generator<Progress, Worths, void> {
  const favoured = Object.keys(opened.procedure.favours ?? {})[0] ?? opened.game.sides[0] ?? '';
  const goal = wantedBy(opened, side ?? favoured, said);
  const { value, switches } = yield* worthInPieces(opened, goal, { policy, ...within(means) });
  return {
    goal: goal.text,
    terms: goal.terms,
    value: amount(value),
    switches: switches.map((each) => ({ ...each, value: amount(each.value), change: amount(each.change) })),
  };
}

/** As far as the replies lead. */
function reached(opened: Opened, replies: readonly Reply[] = []) {
  let step = pause(opened.begin());
  for (const reply of replies) {
    if (step.kind === 'done') break;
    step = pause(take(step, reply));
  }
  return step;
}

function* luckPart(
  opened: Opened,
  journal: readonly Entry[] | undefined,
  means: Means,
): Generator<Progress, Pick<Forecast, 'luck'>, void> {
  if (!journal) return {};
  const played = replay(opened, journal);
  if (!played.ok) throw new Refused(played.refusals);
  const luck = yield* luckInPieces(opened, played.value, means.budget);
  return luck ? { luck } : {};
}
