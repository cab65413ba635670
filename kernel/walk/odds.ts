/** Follows every face once, merges equal checkpoints, keeps exact weights. */
import type { Choice, Plain, Settled, Side, Step, Together } from '../step/step.ts';
import { Distribution } from './distribution.ts';
import { type Deciding, type Finished, Level, type Manner, product, type Stream, type Under } from './level.ts';
import { Outcomes } from './outcomes.ts';
import { type Mix, never, type Policy } from './policy.ts';
import type { Weight } from './tally.ts';

/** How decisions are settled, what of a result counts, how far the walk may go. */
export interface OddsOptions<T, K> {
  readonly policy?: Policy;
  /** What of the result is of interest; equal outcomes are put together. */
  readonly outcome?: (result: T) => K;
  /** The outcome where it is certain before the end, if all that is of interest is. */
  readonly settle?: (settled: Settled) => K | undefined;
  /** The outcome that a state is known by other means to lead to, by the checkpoint's name: nothing is walked from there. */
  readonly foregone?: (name: string, state: Plain) => K | undefined;
  /** Told of every decision that is put, with what the policy answers and its exact share of all plays. */
  readonly onDecision?: Decided;
  /** The most states kept at once before the walk is refused. */
  readonly budget?: number;
  /** Told now and then how far a long walk has come. */
  readonly onProgress?: (progress: Progress) => void;
}

/** One decision put on the way: whose it is, how it is settled, and its weight over `total`. */
export type Decided = (
  node: Choice<unknown> | Together<unknown>,
  side: Side,
  answer: string | Mix,
  weight: bigint,
  total: bigint,
) => void;

/** How far a walk has come. */
export interface Progress {
  readonly level: number;
  readonly states: number;
  /** What has come to its end so far, out of all there is: no share will be less than it is here. */
  readonly ended?: () => Distribution<unknown>;
}

/** How much a walk had to hold. */
export interface Effort {
  readonly levels: number;
  readonly states: number;
  readonly peak: number;
}

/** A distribution, and what it took to walk it. */
export interface Odds<K> {
  readonly distribution: Distribution<K>;
  readonly effort: Effort;
}

const DEFAULT_BUDGET = 2_000_000;

/** The exact odds of a procedure. */
export const odds = <T, K = T>(start: Step<T>, options: OddsOptions<T, K> = {}): Odds<K> =>
  inOneGo(oddsInPieces(start, options), options.onProgress);

/** Work that comes in pieces, done without stopping. */
export function inOneGo<R, P = Progress>(work: Generator<P, R, void>, onProgress?: (progress: P) => void): R {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    onProgress?.(value);
  }
}

/** The same walk in pieces, for a worker or an event loop that wants to breathe, report or stop in between. */
export function* oddsInPieces<T, K = T>(
  start: Step<T>,
  options: OddsOptions<T, K> = {},
): Generator<Progress, Odds<K>, void> {
  const { policy = never, onDecision } = options;
  const { effort, distribution } = yield* walkInPieces(start, options, new ByPolicy(policy, onDecision));
  return { effort, distribution: distribution(0) };
}

/** What a walk came to, in each of its lanes; the same distribution where lanes came to the same. */
export interface Walked<K> {
  readonly distribution: (lane: number) => Distribution<K>;
  readonly effort: Effort;
}

/** The walk itself, however its decisions are settled. */
export function* walkInPieces<T, K = T>(
  start: Step<T>,
  options: Pick<OddsOptions<T, K>, 'outcome' | 'settle' | 'foregone' | 'budget'>,
  deciding: Deciding,
): Generator<Progress, Walked<K>, void> {
  const { budget = DEFAULT_BUDGET, settle, foregone } = options;
  const outcomeOf = options.outcome ?? ((result: T) => result as unknown as K);
  const outcomes = new Outcomes<K>();
  const manner: Manner<T, K> = { deciding, outcomeOf, outcomes, settle, foregone, budget };
  let frontier = Level.first(start, manner);
  const finished: Finished[] = [];
  let [levels, states, peak] = [0, 0, 0];
  for (let reached = frontier.states; reached > 0; reached = frontier.states) {
    levels += 1;
    states += reached;
    peak = Math.max(peak, reached);
    const expansion = frontier.expand();
    let piece = expansion.next();
    while (!piece.done) {
      yield { level: levels, states: states + piece.value };
      piece = expansion.next();
    }
    states -= piece.value.certain;
    if (piece.value.finished) finished.push(piece.value.finished);
    const far = finished.length;
    yield {
      level: levels,
      states,
      ...(far > 0 && { ended: () => gathered(outcomes, finished.slice(0, far), 0, deciding.lanes) }),
    };
    frontier = piece.value.next;
  }
  return { distribution: distributions(outcomes, finished, deciding.lanes), effort: { levels, states, peak } };
}

function distributions<K>(outcomes: Outcomes<K>, finished: readonly Finished[], lanes: number) {
  const made = new Map<number, Distribution<K>>();
  const areAlike = (lane: number, other: number): boolean =>
    finished.every(({ ends, lanes: then }) =>
      ends.tally.areAlike(laneThen(lane, then, lanes), laneThen(other, then, lanes)),
    );
  return (lane: number): Distribution<K> => {
    const alike = [...made.keys()].find((other) => areAlike(lane, other));
    const known = made.get(alike ?? lane) ?? gathered(outcomes, finished, lane, lanes);
    made.set(lane, known);
    return known;
  };
}

/** Lanes only part: which lane of a level was the one that this has become. */
const laneThen = (lane: number, then: number, lanes: number): number => Math.floor((lane * then) / lanes);

/** Every decision as a policy has it, in one lane. */
class ByPolicy implements Deciding {
  readonly lanes = 1;
  readonly #policy: Policy;
  readonly #onDecision: Decided | undefined;
  /** Decisions put on this level; told when it is closed, because a level may start over. */
  #decided: ((denominator: bigint) => void)[] = [];

  constructor(policy: Policy, onDecision: Decided | undefined) {
    this.#policy = policy;
    this.#onDecision = onDecision;
  }

  settle(
    step: Choice<unknown> | Together<unknown>,
    side: Side,
    options: readonly string[],
    stream: Stream,
    go: (option: string, stream: Stream) => void,
  ): void {
    const settled = this.#policy(step.ask, side, options, step);
    this.#tell(step, side, settled, stream);
    if (typeof settled === 'string') return go(settled, stream);
    const under = product(stream.under, wholeOf(settled));
    for (const [option, part] of settled) {
      if (part > 0) go(option, { flow: stream.flow, factor: product(stream.factor, part), under });
    }
  }

  #tell(step: Choice<unknown> | Together<unknown>, side: Side, settled: string | Mix, stream: Stream): void {
    const told = this.#onDecision;
    if (!told) return;
    const weight = BigInt(stream.flow[0] as Weight) * BigInt(stream.factor);
    const under = BigInt(stream.under);
    this.#decided.push((denominator) => told(step, side, settled, weight, denominator * under));
  }

  close(denominator: bigint): void {
    for (const tell of this.#decided) tell(denominator);
    this.reset();
  }

  reset(): void {
    this.#decided = [];
  }
}

function wholeOf(mix: Mix): Under {
  let whole: Weight = 0;
  for (const part of mix.values()) {
    if (part < 0 || (typeof part === 'number' && !Number.isSafeInteger(part))) {
      throw new RangeError(`a mix takes whole weights; received ${part}`);
    }
    whole = typeof whole === 'number' && typeof part === 'number' ? whole + part : BigInt(whole) + BigInt(part);
  }
  if (whole <= 0) throw new RangeError('a mix needs some weight');
  return whole;
}

/** All ends in one lane over the last denominator, which every earlier one divides. Lanes that were one then ended as one. */
function gathered<K>(
  outcomes: Outcomes<K>,
  finished: readonly Finished[],
  lane: number,
  lanes: number,
): Distribution<K> {
  const total = finished.at(-1)?.denominator ?? 1n;
  const weights: bigint[] = [];
  const met: number[] = [];
  for (const { denominator, lanes: then, ends } of finished) {
    const factor = total / denominator;
    const before = laneThen(lane, then, lanes);
    for (let slot = 0; slot < ends.things.length; slot += 1) {
      const outcome = ends.things[slot] as number;
      const weight = ends.tally.at(slot, before) * factor;
      if (weight === 0n) continue;
      if (weights[outcome] === undefined) met.push(outcome);
      weights[outcome] = (weights[outcome] ?? 0n) + weight;
    }
  }
  return new Distribution(
    met.map((outcome) => ({ outcome: outcomes.all[outcome] as K, weight: weights[outcome] as bigint })),
    total,
    { met, column: (place) => outcomes.column(place) },
  );
}
