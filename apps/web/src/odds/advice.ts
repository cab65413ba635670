/** What to do, and what each switch is worth: the slow questions, answered once the form is at rest. */
import {
  type AdvisedDecision,
  Advisor,
  askWords,
  fraction,
  goalOf,
  type Opened,
  outlook,
  pause,
  type Step,
  take,
  usualGoal,
  worth,
} from '@grognard/kernel';
import type { Advice, AdviceJob, AdvisedQuestion, Job, Worths } from './job.ts';
import { assuming } from './reckon.ts';

const BUDGET = 200_000;

/** In the figure one side wants more of, or the first there is. */
export function worthsOf(opened: Opened, { assumed }: Job): Worths | undefined {
  const { figures, favours = {} } = opened.procedure;
  const figure = Object.values(favours)[0] ?? Object.keys(figures)[0];
  const reader = figure === undefined ? undefined : figures[figure];
  if (figure === undefined || !reader) return undefined;
  const { switches } = worth(opened, reader as (result: unknown) => number, { policy: assuming(assumed) });
  const inputs = switches.filter(({ kind }) => kind === 'input');
  return { figure, switches: inputs.map(({ at, to, change }) => ({ at, to, change })) };
}

export function adviceOf(opened: Opened, { side, replies }: AdviceJob): Advice | undefined {
  const goal = usualGoal(opened.procedure, side);
  const read = goal === undefined ? undefined : goalOf(opened.procedure, goal);
  if (goal === undefined || !read?.ok) return undefined;
  const advisor = new Advisor<unknown>({ side, goal: read.value, budget: BUDGET });
  const step = replies.reduce<Step<unknown>>((current, reply) => {
    const waiting = pause(current);
    return waiting.kind === 'done' ? waiting : take(waiting, reply);
  }, opened.begin());
  const now = pause(step);
  const waits =
    (now.kind === 'choice' && now.side === side) || (now.kind === 'together' && Object.hasOwn(now.asks, side));
  const questions = waits ? [asked(advisor.decide(now))] : prospects(now, advisor, side);
  return { side, goal, value: advisor.value(now), questions };
}

const asked = ({ ask, options }: AdvisedDecision): AdvisedQuestion => ({
  text: ask.text,
  words: askWords(ask),
  rule: ask.rule,
  share: fraction(1),
  options,
});

const prospects = (step: Step<unknown>, advisor: Advisor<unknown>, side: string): readonly AdvisedQuestion[] =>
  outlook(step, advisor, side).map(({ ask, share, options }) => ({
    text: ask.text,
    words: askWords(ask),
    rule: ask.rule,
    share,
    options,
  }));
