/** Backs values up the merged graph: the best option for the side that chooses, the equilibrium for sealed choices. */
import { faces } from '../dice/die.ts';
import { compare, type Fraction, fraction, lcm, minus, plus, times } from '../number/fraction.ts';
import { compare as compareQuick, exact, Mean, type Quick, quick } from '../number/quick.ts';
import { Refused } from '../refusal/refusal.ts';
import {
  type Alike,
  type Answers,
  type Ask,
  type Chance,
  type Checkpoint,
  type Choice,
  fallen,
  type Plain,
  type Settled,
  type Side,
  type Step,
  type Together,
} from '../step/step.ts';
import { stateKey } from '../walk/key.ts';
import type { Mix, Policy } from '../walk/policy.ts';
import { Slots } from '../walk/slots.ts';
import { type Equilibrium, type MatrixSolver, solveExactly } from './matrix-game.ts';

/** Who asks, what he wants, and how far the walk may go. */
export interface AdviceOptions<T> {
  /** The side that asks; every other side is taken to play against it. */
  readonly side: Side;
  /** What the side wants more of. */
  readonly goal: (result: T) => number;
  /** The goal where it is certain before the end. */
  readonly settle?: (settled: Settled) => number | undefined;
  /** The most states kept before the walk is refused. */
  readonly budget?: number;
  /** Told now and then how many states are held. */
  readonly onStates?: (states: number) => void;
  /** False walks every path on its own: the oracle of the merged walk. */
  readonly merge?: boolean;
  /** Solves the matrices that are too large for exact fractions. */
  readonly solveLarge?: MatrixSolver;
}

export interface Option {
  readonly option: string;
  /** The goal's expected value if this is chosen and both play well from there on. */
  readonly value: Fraction;
  /** How often to choose it: one or nothing, except where a sealed choice must be mixed. */
  readonly share: Fraction;
}

export interface Decision {
  readonly ask: Ask;
  readonly side: Side;
  readonly options: readonly Option[];
  readonly best: string;
  /** How much better the best is than the next; nothing where the choice is mixed. */
  readonly margin: Fraction;
  /** For a sealed choice: what the other side should do, and what each of his options makes of ours. */
  readonly against?: { readonly side: Side; readonly options: readonly Option[] };
}

/** Past this the exact solver takes seconds. */
const LARGEST_EXACT = 40;
const DEFAULT_BUDGET = 2_000_000;
const TELL_EVERY = 1_024;

/** Backs values up the merged graph of one procedure, for one side and one goal. */
export class Advisor<T> {
  readonly #side: Side;
  readonly #goal: (result: T) => number;
  readonly #settle: ((settled: Settled) => number | undefined) | undefined;
  readonly #most: number;
  #budget: number;
  readonly #merge: boolean;
  readonly #onStates: ((states: number) => void) | undefined;
  readonly #solveLarge: MatrixSolver | undefined;
  readonly #known = new Map<string, Values>();
  #held = 0;
  /** Questions to the side that were met, and states that were settled before they were walked to their end. */
  #asked = 0;
  #settled = 0;

  constructor({ side, goal, settle, budget = DEFAULT_BUDGET, merge = true, solveLarge, onStates }: AdviceOptions<T>) {
    this.#side = side;
    this.#goal = goal;
    this.#settle = settle;
    this.#most = budget;
    this.#budget = budget;
    this.#merge = merge;
    this.#solveLarge = solveLarge;
    this.#onStates = onStates;
  }

  /** The expected value of the goal from here, both sides playing as well as they can. */
  value(step: Step<T>): Fraction {
    return exact(this.#value(step));
  }

  #value(step: Step<T>): Quick {
    switch (step.kind) {
      case 'done':
        return quick(this.#goal(step.result));
      case 'checkpoint':
        return this.#certain(step) ?? this.#remembered(step.name, step.state, step.next);
      case 'chance': {
        const mean = new Mean();
        if (step.alike) this.#weigh(step, step.alike, mean);
        else if (step.lots) {
          const { weights, next } = step.lots();
          for (const [lot, weight] of weights.entries()) mean.add(this.#value(next(lot)), weight);
        } else for (const face of faces(step.die)) mean.add(this.#value(step.next(face)));
        return mean.value;
      }
      case 'choice':
        if (step.side === this.#side) this.#asked += 1;
        return this.#best(step).value;
      case 'together':
        if (Object.hasOwn(step.asks, this.#side)) this.#asked += 1;
        return this.#equilibrium(step).value;
    }
  }

  /** Whether nothing will be put to the side from a state that was looked at; with `detail`, also after all is settled. */
  isQuiet(name: string, state: Plain, detail: boolean): boolean {
    const ahead = this.#known.get(name)?.aheadOf(stateKey(state));
    return ahead === NOTHING || (ahead === DETAIL && !detail);
  }

  /** One face for all that are alike; no step is made for a state whose value is known. */
  #weigh(step: Chance<T>, { faces: ones, weights }: Alike, mean: Mean): void {
    const { meets } = step;
    for (let place = 0; place < ones.length; place += 1) {
      const face = ones[place] as number;
      const value = meets ? this.#remembered(meets.name, meets.state(face), meets.next) : this.#value(step.next(face));
      mean.add(value, weights[place] as number);
    }
  }

  #certain({ settled }: Checkpoint<T>): Quick | undefined {
    const settle = this.#settle;
    if (!settled || !settle) return undefined;
    const certain = settled();
    const value = settle(certain);
    if (value !== undefined) {
      this.#settled += 1;
      return quick(value);
    }
    if (!certain.falls) return undefined;
    const mean = new Mean();
    for (const fall of certain.falls) {
      const fell = settle(fallen(certain, fall));
      if (fell === undefined) return undefined;
      mean.add(quick(fell), fall.weight);
    }
    this.#settled += 1;
    return mean.value;
  }

  /** Holds so many states more at most, until it may again hold all that it was given. */
  spare(more?: number): void {
    this.#budget = more === undefined ? this.#most : Math.min(this.#most, this.#held + more);
  }

  /** What to do at a decision, and by how much. */
  decide(step: Choice<T> | Together<T>): Decision {
    return step.kind === 'choice' ? this.#choose(step) : this.#seal(step);
  }

  /** Plays every decision, of all sides, as advised. */
  readonly policy: Policy = (_ask, side, options, node) => {
    const step = node as Choice<T> | Together<T>;
    if (step.kind === 'choice') return this.#best(step).option;
    const equilibrium = this.#equilibrium(step);
    const [rowSide] = this.#seats(step);
    return mixOf(options, side === rowSide ? equilibrium.rows : equilibrium.columns);
  };

  #choose(step: Choice<T>): Decision {
    const values = step.options.map((option) => ({ option, value: this.value(step.next(option)) }));
    const ranked = values.toSorted((a, b) => this.#prefer(step.side, a.value, b.value));
    const [best, next] = ranked;
    if (!best) throw new Error(`${step.ask.text}: a decision without options`);
    const gap = next ? minus(best.value, next.value) : fraction(0);
    return {
      ask: step.ask,
      side: step.side,
      options: values.map((each) => ({ ...each, share: fraction(each.option === best.option ? 1 : 0) })),
      best: best.option,
      margin: gap.over < 0n ? minus(fraction(0), gap) : gap,
    };
  }

  #seal(step: Together<T>): Decision {
    const [ours, theirs] = this.#seats(step);
    const gains = this.#gains(step);
    const { rows, columns, value } = this.#solve(gains);
    const [rowOptions, columnOptions] = [step.asks[ours] ?? [], theirs === undefined ? [] : (step.asks[theirs] ?? [])];
    const weighed = (line: readonly Fraction[], shares: readonly Fraction[]): Fraction =>
      line.reduce((sum, gain, index) => plus(sum, times(gain, shares[index] ?? fraction(0))), fraction(0));
    const options = rowOptions.map((option, r) => ({
      option,
      value: weighed(gains[r] ?? [], columns),
      share: rows[r] ?? fraction(0),
    }));
    const replies = columnOptions.map((option, c) => ({
      option,
      value: weighed(
        gains.map((row) => row[c] ?? fraction(0)),
        rows,
      ),
      share: columns[c] ?? fraction(0),
    }));
    const best = options.toSorted((a, b) => compare(b.share, a.share))[0]?.option ?? '';
    const pure = options.filter(({ share }) => share.over > 0n).length === 1;
    const others = options.filter(({ option }) => option !== best).map((each) => each.value);
    const nextBest = others.toSorted((a, b) => compare(b, a))[0];
    return {
      ask: step.ask,
      side: ours,
      options,
      best,
      margin: pure && nextBest ? minus(value, nextBest) : fraction(0),
      ...(theirs !== undefined && { against: { side: theirs, options: replies } }),
    };
  }

  /** The side that asks takes the rows; where it has no part in the choice, the first side does, against its interest. */
  #seats({ asks }: Together<T>): readonly [Side, Side | undefined] {
    const sides = Object.keys(asks);
    const [first, second, third] = sides;
    if (first === undefined || third !== undefined)
      throw new Error(`advice takes sealed choices of one or two sides, not ${sides.length}`);
    return second === this.#side ? [second, first] : [first, second];
  }

  #gains(step: Together<T>): readonly (readonly Fraction[])[] {
    const [ours, theirs] = this.#seats(step);
    const [rows, columns] = [step.asks[ours] ?? [], theirs === undefined ? [''] : (step.asks[theirs] ?? [])];
    return rows.map((row) =>
      columns.map((column) => {
        const answers: Answers = theirs === undefined ? { [ours]: row } : { [ours]: row, [theirs]: column };
        return this.value(step.next(answers));
      }),
    );
  }

  #equilibrium(step: Together<T>): Equilibrium {
    return this.#solve(this.#gains(step));
  }

  #solve(gains: readonly (readonly Fraction[])[]): Equilibrium {
    const large = gains.length > LARGEST_EXACT || (gains[0]?.length ?? 0) > LARGEST_EXACT;
    if (!large) return solveExactly(gains);
    if (this.#solveLarge) return this.#solveLarge(gains);
    throw new Refused([
      {
        code: 'matrixTooLarge',
        at: '',
        facts: { rows: gains.length, columns: gains[0]?.length ?? 0, most: LARGEST_EXACT },
      },
    ]);
  }

  #best(step: Choice<T>): { option: string; value: Quick } {
    let best: { option: string; value: Quick } | undefined;
    for (const option of step.options) {
      const value = this.#value(step.next(option));
      const better = best && compareQuick(value, best.value);
      if (!best || (step.side === this.#side ? (better as number) > 0 : (better as number) < 0))
        best = { option, value };
    }
    if (!best) throw new Error(`${step.ask.text}: a decision without options`);
    return best;
  }

  /** Negative when `a` is the better for the side that decides. */
  #prefer(side: Side, a: Fraction, b: Fraction): number {
    return side === this.#side ? compare(b, a) : compare(a, b);
  }

  #remembered(name: string, state: Plain, next: Checkpoint<T>['next']): Quick {
    if (!this.#merge) return this.#value(next(state));
    const values = this.#valuesOf(name);
    const key = stateKey(state);
    const known = values.get(key);
    if (known) {
      this.#look(values.aheadOf(key));
      return known;
    }
    this.#held += 1;
    if (this.#held > this.#budget) {
      throw new Refused([{ code: 'oddsTooLarge', at: '', facts: { states: this.#held, budget: this.#budget } }]);
    }
    if (this.#held % TELL_EVERY === 0) this.#onStates?.(this.#held);
    const [asked, settled] = [this.#asked, this.#settled];
    const value = this.#value(next(state));
    values.set(key, value, this.#asked > asked ? QUESTION : this.#settled > settled ? DETAIL : NOTHING);
    return value;
  }

  /** What lies ahead of a state that is known lies ahead of those that lead to it. */
  #look(ahead: Ahead | undefined): void {
    if (ahead === QUESTION) this.#asked += 1;
    if (ahead === DETAIL) this.#settled += 1;
  }

  #valuesOf(name: string): Values {
    const known = this.#known.get(name);
    if (known) return known;
    const made = new Values();
    this.#known.set(name, made);
    return made;
  }
}

/** What may still be put to the side that asks: nothing, only what comes after all is settled, or a question that counts. */
const [NOTHING, DETAIL, QUESTION] = [0, 1, 2] as const;
type Ahead = typeof NOTHING | typeof DETAIL | typeof QUESTION;

/** The values of all states that have been looked at under one name. */
class Values {
  readonly #slots = new Slots();
  readonly #values: Quick[] = [];
  readonly #ahead: Ahead[] = [];

  get(key: unknown): Quick | undefined {
    const slot = this.#slots.get(key);
    return slot === undefined ? undefined : this.#values[slot];
  }

  aheadOf(key: unknown): Ahead | undefined {
    const slot = this.#slots.get(key);
    return slot === undefined ? undefined : this.#ahead[slot];
  }

  set(key: unknown, value: Quick, ahead: Ahead): void {
    this.#slots.set(key, this.#values.push(value) - 1);
    this.#ahead.push(ahead);
  }
}

/** Whole weights for a mix: the fractions over their common denominator. */
function mixOf(options: readonly string[], shares: readonly Fraction[]): Mix {
  const under = shares.reduce((all, share) => lcm(all, share.under), 1n);
  return new Map(
    options.map((option, index) => [option, ((shares[index]?.over ?? 0n) * under) / (shares[index]?.under ?? 1n)]),
  );
}
