/** Past what can be backed up: each option by random plays, every later decision drawn evenly, and said to be. */
import type { Opened } from '../game/resolve.ts';
import { compare, type Fraction, fraction, fromNumber, minus, plus, times, toNumber } from '../number/fraction.ts';
import { askWords, type Step } from '../step/step.ts';
import { pause } from '../walk/play.ts';
import { evenly } from '../walk/policy.ts';
import { type Advice, type AdviceWish, type AdvisedDecision, listed, sideOf, wantedBy } from './advice.ts';
import { type Amount, amount } from './amount.ts';
import type { Telling } from './first-answer.ts';
import { INEXACT, NINETEEN_IN_TWENTY, player, type Sample } from './sampled.ts';

/** The mean of the goal for each option of a decision that waits, or of the whole where none does. */
export function* sampledAdviceInPieces(
  opened: Opened,
  from: Step<unknown>,
  wish: AdviceWish,
  sample: Sample,
): Generator<Telling, Advice, void> {
  const step = pause(from);
  const side = sideOf(opened, step, wish.side);
  const goal = wantedBy(opened, side, wish.goal);
  const options = optionsAt(step, side);
  const tallies = (options ?? [{ option: '', next: () => step }]).map((branch) => new Tally(branch, goal.read));
  const thrown = yield* inTurns(tallies, sample);
  const value = inexact(tallies.map(({ mean }) => mean).reduce(greater));
  const within = Math.max(...tallies.map((tally) => tally.within));
  const head = { side, goal: goal.text, terms: goal.terms, method: 'sampled', effort: thrown, within } as const;
  return { ...head, value, ...(options && { decision: decided(step, tallies) }), prospects: [] };
}

/** Plays of one option between two breaths: a decision may have many options. */
const TURN = 100;

/** Every option is played as often as the others, however early time runs out. */
function* inTurns(tallies: readonly Tally[], { plays, clock }: Sample): Generator<Telling, number, void> {
  let thrown = 0;
  while (thrown < plays && (thrown < TURN || clock?.() !== 'none')) {
    const more = Math.min(TURN, plays - thrown);
    for (const [place, tally] of tallies.entries()) {
      tally.play(more);
      const share = (thrown + (more * (place + 1)) / tallies.length) / plays;
      yield { level: 0, states: thrown * tallies.length + more * (place + 1), share };
    }
    thrown += more;
  }
  return thrown;
}

/** Plays of one option, and what the goal came to in them. */
class Tally {
  readonly option: string;
  readonly #branch: Branch;
  readonly #read: (result: unknown) => number;
  readonly #play = player(evenly);
  #plays = 0;
  #sum = fraction(0);
  #squares = 0;

  constructor(branch: Branch, read: (result: unknown) => number) {
    this.option = branch.option;
    this.#branch = branch;
    this.#read = read;
  }

  play(more: number): void {
    for (let count = 0; count < more; count += 1) {
      const value = this.#read(this.#play({ begin: this.#branch.next }));
      this.#sum = plus(this.#sum, fromNumber(value));
      this.#squares += value * value;
    }
    this.#plays += more;
  }

  get mean(): Fraction {
    return times(this.#sum, fraction(1, this.#plays));
  }

  get within(): number {
    const variance = this.#squares / this.#plays - toNumber(this.mean) ** 2;
    return NINETEEN_IN_TWENTY * Math.sqrt(Math.max(0, variance) / this.#plays);
  }
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

function decided(step: Step<unknown>, tallies: readonly Tally[]): AdvisedDecision {
  if (step.kind !== 'choice' && step.kind !== 'together') throw new Error('nothing is asked here');
  const means = tallies.map(({ option, mean }) => ({ option, value: mean }));
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
