/** Past what can be backed up: each option by random plays, every later decision drawn evenly, and said to be. */
import type { Opened } from '../game/resolve.ts';
import { compare, type Fraction, fraction, fromNumber, minus, plus, times } from '../number/fraction.ts';
import { askWords, type Step } from '../step/step.ts';
import type { Progress } from '../walk/odds.ts';
import { pause } from '../walk/play.ts';
import { evenly } from '../walk/policy.ts';
import { type Advice, type AdviceWish, type AdvisedDecision, listed, sideOf, wantedBy } from './advice.ts';
import { type Amount, amount } from './amount.ts';
import { INEXACT, player } from './sampled.ts';

const PIECE = 500;

/** The mean of the goal for each option of a decision that waits, or of the whole where none does. */
export function* sampledAdviceInPieces(
  opened: Opened,
  from: Step<unknown>,
  wish: AdviceWish,
  plays: number,
): Generator<Progress, Advice, void> {
  const step = pause(from);
  const side = sideOf(opened, step, wish.side);
  const goal = wantedBy(opened, side, wish.goal);
  let done = 0;
  function* mean(begin: () => Step<unknown>): Generator<Progress, Fraction, void> {
    const play = player(evenly);
    let sum = fraction(0);
    for (let count = 1; count <= plays; count += 1) {
      sum = plus(sum, fromNumber(goal.read(play({ begin }))));
      done += 1;
      if (done % PIECE === 0) yield { level: 0, states: done };
    }
    return times(sum, fraction(1, plays));
  }
  const head = { side, goal: goal.text, terms: goal.terms, method: 'sampled', effort: plays, prospects: [] } as const;
  const options = optionsAt(step, side);
  if (!options) return { ...head, value: inexact(yield* mean(() => step)) };
  const means: { readonly option: string; readonly value: Fraction }[] = [];
  for (const { option, next } of options) means.push({ option, value: yield* mean(next) });
  const decision = decided(step, means);
  return { ...head, value: inexact(means.map(({ value }) => value).reduce(greater)), decision };
}

const greater = (a: Fraction, b: Fraction): Fraction => (compare(a, b) < 0 ? b : a);

interface Branch {
  readonly option: string;
  readonly next: () => Step<unknown>;
}

/** What the side may do now; against a sealed choice the other side draws evenly, as later on. */
function optionsAt(step: Step<unknown>, side: string): readonly Branch[] | undefined {
  if (step.kind === 'choice' && step.side === side)
    return step.options.map((option) => ({ option, next: () => step.next(option) }));
  if (step.kind !== 'together' || !Object.hasOwn(step.asks, side)) return undefined;
  const asks = step.asks;
  return (asks[side] ?? []).map((option) => ({
    option,
    next: () => ({ ...step, asks: { ...asks, [side]: [option] } }),
  }));
}

function decided(
  step: Step<unknown>,
  means: readonly { readonly option: string; readonly value: Fraction }[],
): AdvisedDecision {
  if (step.kind !== 'choice' && step.kind !== 'together') throw new Error('nothing is asked here');
  const [best, next] = means.toSorted((a, b) => compare(b.value, a.value));
  if (!best) throw new Error(`${step.ask.text}: a decision without options`);
  const options = means.map((each) => ({ ...each, share: fraction(each.option === best.option ? 1 : 0) }));
  return {
    text: step.ask.text,
    question: askWords(step.ask),
    rule: step.ask.rule,
    options: listed(options).map((each) => ({ ...each, value: { ...each.value, fraction: INEXACT } })),
    best: [best.option],
    kind: 'one',
    margin: inexact(next ? minus(best.value, next.value) : fraction(0)),
  };
}

const inexact = (mean: Fraction): Amount => ({ ...amount(mean), fraction: INEXACT });
