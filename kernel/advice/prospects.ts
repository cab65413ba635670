/** What a side will have to decide before the dice are thrown: how often each question is put, and what will be advised. */
import { type Fraction, fraction, plus, times } from '../number/fraction.ts';
import type { Ask, Choice, Plain, Side, Step, Together } from '../step/step.ts';
import { type Decided, type OddsOptions, oddsInPieces, type Progress } from '../walk/odds.ts';
import type { Policy } from '../walk/policy.ts';
import type { Advisor, Decision } from './advise.ts';
import { type Best, bestAt } from './best.ts';
import { type Dependence, dependenceOf } from './dependence.ts';

/** A question that may come up, and what will be best then. */
export interface Prospect {
  readonly ask: Ask;
  /** How often the question is put in one play, everybody playing as advised; more than one where it may come again. */
  readonly times: Fraction;
  /** Of the times it is put, how often the answer makes no difference. */
  readonly indifferent: Fraction;
  /** Of the times it is put and matters, how often each is the best to answer; several stand together where they are as good. */
  readonly advised: readonly { readonly options: readonly string[]; readonly share: Fraction }[];
  /** On what the best answer depends, where it is not always the same. */
  readonly depends: Dependence | undefined;
}

type Node<T> = Choice<T> | Together<T>;

/** Every question put to the side, wherever it comes up. */
export function* prospectsInPieces<T>(
  start: Step<T>,
  advisor: Advisor<T>,
  side: Side,
  options: Pick<OddsOptions<T, number>, 'budget' | 'settle'> = {},
): Generator<Progress, readonly Prospect[], void> {
  const judged = new WeakMap<object, Decision>();
  const decisionAt = (node: Node<T>): Decision => {
    const known = judged.get(node) ?? advisor.decide(node);
    judged.set(node, known);
    return known;
  };
  const tallies = new Map<string, Tally>();
  const policy: Policy = (_ask, whose, options, node) => answerOf(decisionAt(node as Node<T>), whose, options);
  const onDecision: Decided = (node, whose, _answer, weight, total) => {
    if (whose !== side) return;
    const { ask } = node;
    const tally = tallies.get(ask.text) ?? { ask, put: fraction(0), indifferent: fraction(0), best: new Map() };
    tallies.set(ask.text, count(tally, bestAt(decisionAt(node as Node<T>), side), fraction(weight, total)));
  };
  // Where everything counts to the end, so does what only settles details.
  const detail = options.settle === undefined;
  const foregone = (name: string, state: Plain) => (advisor.isQuiet(name, state, detail) ? 0 : undefined);
  yield* oddsInPieces(start, { ...options, policy, onDecision, foregone, outcome: () => 0 });
  return [...tallies.values()].map((tally) =>
    prospectOf(tally, () => dependenceOf(start, policy, side, tally.ask.text, decisionAt)),
  );
}

/** What the decision settles for a side: its best option, or its part of the equilibrium. */
function answerOf(decision: Decision, side: Side, options: readonly string[]): ReturnType<Policy> {
  const own = decision.side === side ? decision.options : (decision.against?.options ?? decision.options);
  const mixed = own.filter(({ share }) => share.over > 0n);
  if (mixed.length === 1) return mixed[0]?.option ?? options[0] ?? '';
  const under = mixed.reduce((all, { share }) => all * share.under, 1n);
  return new Map(mixed.map(({ option, share }) => [option, (share.over * under) / share.under]));
}

interface Tally {
  readonly ask: Ask;
  readonly put: Fraction;
  readonly indifferent: Fraction;
  readonly best: ReadonlyMap<string, { readonly options: readonly string[]; readonly share: Fraction }>;
}

function count(tally: Tally, { indifferent, sets }: Best, weight: Fraction): Tally {
  const best = new Map(tally.best);
  for (const { options, share } of sets) {
    const key = options.join('\n');
    const so = best.get(key)?.share ?? fraction(0);
    best.set(key, { options, share: plus(so, times(weight, share)) });
  }
  return {
    ask: tally.ask,
    put: plus(tally.put, weight),
    indifferent: indifferent ? plus(tally.indifferent, weight) : tally.indifferent,
    best,
  };
}

function prospectOf({ ask, put, indifferent, best }: Tally, depends: () => Dependence | undefined): Prospect {
  const matters = fraction(put.over * indifferent.under - indifferent.over * put.under, put.under * indifferent.under);
  const part = (share: Fraction, whole: Fraction): Fraction =>
    whole.over === 0n ? fraction(0) : fraction(share.over * whole.under, share.under * whole.over);
  return {
    ask,
    times: put,
    indifferent: part(indifferent, put),
    advised: [...best.values()].map(({ options, share }) => ({ options, share: part(share, matters) })),
    depends: best.size > 1 || (best.size > 0 && indifferent.over > 0n) ? depends() : undefined,
  };
}
