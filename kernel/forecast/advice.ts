/** Advice for one side as plain data: what to do now and by how much, or what will be asked and what will be best then. */
import { Advisor, type Decision, type Option } from '../advice/advise.ts';
import { bestAt } from '../advice/best.ts';
import type { Dependence } from '../advice/dependence.ts';
import { type Goal, goalOf, type Term, usualGoal } from '../advice/goal.ts';
import type { MatrixSolver } from '../advice/matrix-game.ts';
import { type Prospect, prospectsInPieces } from '../advice/prospects.ts';
import type { Opened } from '../game/resolve.ts';
import { nearest } from '../input/nearest.ts';
import { fraction } from '../number/fraction.ts';
import { Refused } from '../refusal/refusal.ts';
import { askWords, type Settled, type Side, type Step } from '../step/step.ts';
import type { Words } from '../text/words.ts';
import type { OddsOptions, Progress } from '../walk/odds.ts';
import { pause } from '../walk/play.ts';
import { type Amount, amount, type Part, part } from './amount.ts';

/** One option of a decision, and what it is worth. */
export interface AdvisedOption {
  readonly option: string;
  /** The goal's mean if this is chosen and all play well from there on. */
  readonly value: Amount;
  /** How often to choose it: one or nothing, except where a sealed choice must be mixed. */
  readonly share: Part;
}

interface AskedQuestion {
  readonly text: string;
  readonly question: Words;
  readonly rule: string;
}

/** A decision that waits now. */
export interface AdvisedDecision extends AskedQuestion {
  readonly options: readonly AdvisedOption[];
  /** The options that are best; several where they are as good as each other, or where the choice is mixed. */
  readonly best: readonly string[];
  readonly kind: 'one' | 'tie' | 'mix' | 'indifferent';
  /** How much better the best is than the next that is worse. */
  readonly margin: Amount;
  readonly against?: { readonly side: Side; readonly options: readonly AdvisedOption[] };
}

/** A question that may come up. */
export interface AdvisedProspect extends AskedQuestion {
  /** How often it is put in one play. */
  readonly times: Amount;
  /** Of the times it is put, how often the answer makes no difference. */
  readonly indifferent: Part;
  readonly advised: readonly { readonly options: readonly string[]; readonly share: Part }[];
  readonly depends?: Dependence;
}

/** What a side should do now, or what it may be asked later. */
export interface Advice {
  readonly side: Side;
  readonly goal: string;
  readonly terms: readonly Term[];
  /** `sampled`: each option by random plays, every later decision drawn evenly. */
  readonly method: 'exact' | 'numeric' | 'sampled';
  /** Plays thrown for each option, where it is sampled. */
  readonly effort?: number;
  /** How far a sampled value may be off, nineteen times in twenty. */
  readonly within?: number;
  /** The goal's expected value when all sides play as well as they can. */
  readonly value: Amount;
  readonly decision?: AdvisedDecision;
  readonly prospects: readonly AdvisedProspect[];
}

/** Whose advice is wanted, and towards what; the usual where nothing is said. */
export interface AdviceWish {
  readonly side?: string;
  readonly goal?: string;
}

export interface AdviceMeans {
  readonly budget?: number;
  /** Told now and then how many states are held: the values are backed up in one go, without a pause. */
  readonly onStates?: (states: number) => void;
  /** Solves the sealed choices that are too wide for exact fractions; the advice then says that it is numeric. */
  readonly solveLarge?: MatrixSolver;
}

/** Advice from a step that may be anywhere in the play. */
export function* adviceInPieces(
  opened: Opened,
  from: Step<unknown>,
  wish: AdviceWish,
  means: AdviceMeans = {},
): Generator<Progress, Advice, void> {
  const step = pause(from);
  const side = sideOf(opened, step, wish.side);
  const goal = wantedBy(opened, side, wish.goal);
  let numeric = false;
  const { budget, solveLarge, onStates } = means;
  const advisor = new Advisor<unknown>({
    side,
    goal: goal.read,
    settle: goal.settle,
    ...(budget !== undefined && { budget }),
    ...(onStates && { onStates }),
    ...(solveLarge && {
      solveLarge: (gains) => {
        numeric = true;
        return solveLarge(gains);
      },
    }),
  });
  const value = advisor.value(step);
  const waits =
    (step.kind === 'choice' && step.side === side) || (step.kind === 'together' && Object.hasOwn(step.asks, side));
  const decision = waits ? decided(advisor.decide(step), side) : undefined;
  const settle: (certain: Settled) => 0 | undefined = (certain) => (goal.settle(certain) === undefined ? undefined : 0);
  const ahead = waits
    ? []
    : yield* prospectsWithDetail(step, advisor, side, { settle, ...(budget !== undefined && { budget }) });
  return {
    side,
    goal: goal.text,
    terms: goal.terms,
    method: numeric ? 'numeric' : 'exact',
    value: amount(value),
    ...(decision && { decision }),
    prospects: ahead.map(prospect),
  };
}

/** What only settles details is told too, where so few states hold it all. */
const DETAIL_STATES = 2_000;
/** And where so few more must be valued. */
const DETAIL_VALUES = 50;

function* prospectsWithDetail(
  step: Step<unknown>,
  advisor: Advisor<unknown>,
  side: Side,
  options: Pick<OddsOptions<unknown, number>, 'budget' | 'settle'>,
): Generator<Progress, readonly Prospect[], void> {
  try {
    advisor.spare(DETAIL_VALUES);
    return yield* prospectsInPieces(step, advisor, side, { budget: DETAIL_STATES });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    advisor.spare();
    return yield* prospectsInPieces(step, advisor, side, options);
  }
}

export function sideOf({ game: { sides } }: Opened, step: Step<unknown>, asked: string | undefined): Side {
  const side = asked ?? (step.kind === 'choice' ? step.side : sides[0]) ?? '';
  if (sides.includes(side)) return side;
  const close = nearest(side, sides);
  throw new Refused([
    { code: 'unknownSide', at: 'side', facts: { received: side, options: sides, ...(close && { close }) } },
  ]);
}

/** What a side wants: as it says, or as sides usually do. */
export function wantedBy(opened: Opened, side: Side, said: string | undefined): Goal {
  const text = said ?? usualGoal(opened.procedure, side);
  if (text === undefined) throw new Refused([{ code: 'noGoal', at: 'goal' }]);
  const goal = goalOf(opened, text);
  if (!goal.ok) throw new Refused(goal.refusals);
  return goal.value;
}

export const listed = (each: readonly Option[]): readonly AdvisedOption[] =>
  each.map(({ option, value, share }) => ({ option, value: amount(value), share: part(share) }));

function decided(decision: Decision, side: Side): AdvisedDecision {
  const { ask, against, margin } = decision;
  const { indifferent, sets } = bestAt(decision, side);
  const best = sets.flatMap((set) => set.options);
  const tied = sets.length === 1 && best.length > 1;
  return {
    text: ask.text,
    question: askWords(ask),
    rule: ask.rule,
    options: listed(decision.options),
    best: indifferent ? decision.options.map(({ option }) => option) : best,
    kind: indifferent ? 'indifferent' : tied ? 'tie' : sets.length > 1 ? 'mix' : 'one',
    margin: amount(indifferent || tied ? fraction(0) : margin),
    ...(against && { against: { side: against.side, options: listed(against.options) } }),
  };
}

const prospect = ({ ask, times, indifferent, advised, depends }: Prospect): AdvisedProspect => ({
  text: ask.text,
  question: askWords(ask),
  rule: ask.rule,
  times: amount(times),
  indifferent: part(indifferent),
  advised: advised.map((each) => ({ options: each.options, share: part(each.share) })),
  ...(depends && { depends }),
});
