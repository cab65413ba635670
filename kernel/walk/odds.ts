/** Follows every face once, merges equal checkpoints, keeps exact weights. */
import { canonical } from '../journal/canonical.ts';
import { lcm } from '../number/fraction.ts';
import { Refused } from '../refusal/refusal.ts';
import {
  type Answers,
  type Checkpoint,
  type Choice,
  type Fall,
  fallen,
  type Lot,
  type Plain,
  type Settled,
  type Side,
  type Step,
  type Together,
} from '../step/step.ts';
import { Distribution } from './distribution.ts';
import { stateKey } from './key.ts';
import { type Mix, never, type Policy } from './policy.ts';

/** How decisions are settled, what of a result counts, how far the walk may go. */
export interface OddsOptions<T, K> {
  readonly policy?: Policy;
  /** What of the result is of interest; equal outcomes are put together. */
  readonly outcome?: (result: T) => K;
  /** The outcome where it is certain before the end, if all that is of interest is. */
  readonly settle?: (settled: Settled) => K | undefined;
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
const PROGRESS_EVERY = 2_048;

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
  const { policy = never, budget = DEFAULT_BUDGET, settle, onDecision } = options;
  const outcomeOf = options.outcome ?? ((result: T) => result as unknown as K);
  let frontier: Level<T, K> = new Level(1n, { policy, outcomeOf, settle, onDecision });
  frontier.sources.push({ step: start, weight: 1 });
  const finished: Finished<K>[] = [];
  let [levels, states, peak] = [0, 0, 0];
  while (frontier.sources.length > 0) {
    levels += 1;
    states += frontier.sources.length;
    peak = Math.max(peak, frontier.sources.length);
    const expansion = frontier.expand(budget);
    let piece = expansion.next();
    while (!piece.done) {
      yield { level: levels, states: states + piece.value };
      piece = expansion.next();
    }
    if (piece.value.finished) finished.push(piece.value.finished);
    const far = finished.length;
    yield { level: levels, states, ...(far > 0 && { ended: () => gathered(finished.slice(0, far)) }) };
    frontier = piece.value.next;
  }
  return { distribution: gathered(finished), effort: { levels, states, peak } };
}

/** A weight is a safe integer while the denominator is one; past that the level works in BigInt. */
type Weight = number | bigint;

/** What a weight of this level still has to be divided by; a mix with very fine shares needs BigInt. */
type Under = number | bigint;

interface Source<T> {
  readonly step: Step<T>;
  weight: Weight;
}

interface Ended<K> {
  readonly outcome: K;
  weight: Weight;
}

interface Finished<K> {
  readonly denominator: bigint;
  readonly outcomes: Map<unknown, Ended<K>>;
}

/** What was reached over one denominator: checkpoints by name and state, ends by outcome. */
interface Bucket<T, K> {
  readonly checkpoints: Map<string, Map<unknown, Source<T>>>;
  readonly ends: Map<unknown, Ended<K>>;
}

interface Place<T> {
  readonly under: Under;
  readonly name: string;
  readonly states: Map<unknown, Source<T>>;
}

const LARGEST_SAFE = BigInt(Number.MAX_SAFE_INTEGER);

class PastSafe extends Error {}

/** What a walk keeps from level to level. */
interface Manner<T, K> {
  readonly policy: Policy;
  readonly outcomeOf: (result: T) => K;
  readonly settle: ((settled: Settled) => K | undefined) | undefined;
  readonly onDecision: Decided | undefined;
}

/** All states reached after the same number of checkpoints, over one denominator. */
class Level<T, K> {
  readonly sources: Source<T>[] = [];
  readonly #denominator: bigint;
  readonly #manner: Manner<T, K>;
  /** Decisions put on this level; told when it is closed, because a level may start over. */
  #decided: (() => void)[] = [];
  #buckets = new Map<Under, Bucket<T, K>>();
  // Where the last checkpoint went: the faces of one die nearly always lead to the same place.
  #place: Place<T> | undefined;
  #big = false;
  #held = 0;
  #budget = 0;

  constructor(denominator: bigint, manner: Manner<T, K>) {
    this.#denominator = denominator;
    this.#manner = manner;
  }

  *expand(budget: number): Generator<number, { finished?: Finished<K>; next: Level<T, K> }, void> {
    this.#budget = budget;
    for (let index = 0; index < this.sources.length; index += 1) {
      const source = this.sources[index] as Source<T>;
      try {
        this.#open(source.step, source.weight);
      } catch (error) {
        if (!(error instanceof PastSafe)) throw error;
        // Once in BigInt a level never leaves it, so this starts over at most once.
        for (const each of this.sources) each.weight = BigInt(each.weight);
        this.#big = true;
        this.#buckets = new Map();
        this.#place = undefined;
        this.#decided = [];
        this.#held = 0;
        index = -1;
      }
      if (index % PROGRESS_EVERY === PROGRESS_EVERY - 1) yield index;
    }
    return this.#close();
  }

  #open(step: Step<T>, weight: Weight): void {
    this.#follow(step.kind === 'checkpoint' ? step.next(step.state) : step, weight, 1);
  }

  #follow(step: Step<T>, weight: Weight, under: Under): void {
    switch (step.kind) {
      case 'done':
        return this.#end(step.result, weight, under);
      case 'checkpoint':
        return this.#arrive(step, weight, under);
      case 'chance': {
        if (step.lots) return this.#draw(step.lots(), weight, under);
        const { sides, again } = step.die;
        const counting = again === undefined ? sides : sides - again.length;
        const below = typeof under === 'number' ? under * counting : under * BigInt(counting);
        for (let face = 1; face <= sides; face += 1) {
          if (again?.includes(face)) continue;
          const next = step.next(face);
          // Nearly every face leads to a checkpoint; the short way there is a fifth of the whole walk.
          if (next.kind === 'checkpoint') this.#arrive(next, weight, below);
          else this.#follow(next, weight, below);
        }
        return;
      }
      case 'choice':
        return this.#settle(step, step.side, step.options, weight, under, (option, share, below) =>
          this.#follow(step.next(option), share, below),
        );
      case 'together':
        return this.#reveal(step, Object.entries(step.asks), {}, weight, under);
    }
  }

  /** Dice taken together: as many ways as there are things they come to. */
  #draw(lots: readonly Lot<T>[], weight: Weight, under: Under): void {
    let whole = 0;
    for (const lot of lots) whole += lot.weight;
    const below = product(under, whole);
    for (const lot of lots) this.#follow(lot.next(), product(weight, lot.weight), below);
  }

  #reveal(
    step: Together<T>,
    [head, ...rest]: readonly (readonly [Side, readonly string[]])[],
    answers: Answers,
    weight: Weight,
    under: Under,
  ): void {
    if (!head) return this.#follow(step.next(answers), weight, under);
    const [side, options] = head;
    this.#settle(step, side, options, weight, under, (option, share, below) =>
      this.#reveal(step, rest, { ...answers, [side]: option }, share, below),
    );
  }

  #settle(
    step: Choice<T> | Together<T>,
    side: Side,
    options: readonly string[],
    weight: Weight,
    under: Under,
    go: (option: string, weight: Weight, under: Under) => void,
  ): void {
    const { policy, onDecision } = this.#manner;
    const settled = policy(step.ask, side, options, step);
    if (onDecision) {
      const total = this.#denominator * BigInt(under);
      this.#decided.push(() => onDecision(step, side, settled, BigInt(weight), total));
    }
    if (typeof settled === 'string') return go(settled, weight, under);
    const whole = wholeOf(settled);
    for (const [option, part] of settled) {
      if (part > 0) go(option, product(weight, part), product(under, whole));
    }
  }

  #bucket(under: Under): Bucket<T, K> {
    const known = this.#buckets.get(under);
    if (known) return known;
    if (typeof under === 'number' && !Number.isSafeInteger(under)) {
      throw new Refused([{ code: 'oddsTooDeep', at: '', facts: { denominator: String(under) } }]);
    }
    // Every weight over this denominator, and every sum of them, is at most the denominator itself.
    if (!this.#big && this.#denominator * BigInt(under) > LARGEST_SAFE) throw new PastSafe();
    const bucket: Bucket<T, K> = { checkpoints: new Map(), ends: new Map() };
    this.#buckets.set(under, bucket);
    return bucket;
  }

  #arrive(step: Checkpoint<T>, weight: Weight, under: Under): void {
    const { settle } = this.#manner;
    if (settle && step.settled) {
      const certain = step.settled();
      const outcome = settle(certain);
      if (outcome !== undefined) return this.#finish(outcome, weight, under);
      if (certain.falls && this.#fall(certain, certain.falls, settle, weight, under)) return;
    }
    const states = this.#statesOf(step.name, under);
    const key = stateKey(step.state);
    const known = states.get(key);
    if (known) known.weight = sum(known.weight, weight);
    else {
      states.set(key, { step, weight });
      this.#hold();
    }
  }

  /** Ends in each way the figures may fall; false where even then something of interest is not certain. */
  #fall(
    certain: Settled,
    falls: readonly Fall[],
    settle: (settled: Settled) => K | undefined,
    weight: Weight,
    under: Under,
  ): boolean {
    const ends = falls.map((fall) => settle(fallen(certain, fall)));
    if (ends.includes(undefined)) return false;
    const below = product(
      under,
      falls.reduce((sum, fall) => sum + fall.weight, 0),
    );
    for (const [index, fall] of falls.entries()) this.#finish(ends[index] as K, product(weight, fall.weight), below);
    return true;
  }

  #statesOf(name: string, under: Under): Map<unknown, Source<T>> {
    const place = this.#place;
    if (place !== undefined && place.under === under && place.name === name) return place.states;
    const states = entryFor(this.#bucket(under).checkpoints, name);
    this.#place = { under, name, states };
    return states;
  }

  #end(result: T, weight: Weight, under: Under): void {
    this.#finish(this.#manner.outcomeOf(result), weight, under);
  }

  #finish(outcome: K, weight: Weight, under: Under): void {
    const { ends } = this.#bucket(under);
    const key = keyOf(outcome as Plain);
    const known = ends.get(key);
    if (known) known.weight = sum(known.weight, weight);
    else {
      ends.set(key, { outcome, weight });
      this.#hold();
    }
  }

  #hold(): void {
    this.#held += 1;
    if (this.#held > this.#budget) {
      throw new Refused([{ code: 'oddsTooLarge', at: '', facts: { states: this.#held, budget: this.#budget } }]);
    }
  }

  /** Brings every bucket over one denominator and makes the next level of what is left to walk. */
  #close(): { finished?: Finished<K>; next: Level<T, K> } {
    const common = [...this.#buckets.keys()].reduce<bigint>((all, under) => lcm(all, BigInt(under)), 1n);
    const denominator = this.#denominator * common;
    for (const tell of this.#decided) tell();
    const next = new Level<T, K>(denominator, this.#manner);
    const ends = new Map<unknown, Ended<K>>();
    const reached = new Map<string, Map<unknown, Source<T>>>();
    for (const [under, bucket] of this.#buckets) {
      const scaled = scaler(common / BigInt(under), denominator);
      for (const [key, { outcome, weight }] of bucket.ends) {
        const known = ends.get(key);
        if (known) known.weight = sum(known.weight, scaled(weight));
        else ends.set(key, { outcome, weight: scaled(weight) });
      }
      for (const [name, states] of bucket.checkpoints) {
        const merged = reached.get(name);
        if (!merged) reached.set(name, states);
        for (const [key, source] of states) {
          source.weight = scaled(source.weight);
          const known = merged?.get(key);
          if (known) known.weight = sum(known.weight, source.weight);
          else {
            merged?.set(key, source);
            next.sources.push(source);
          }
        }
      }
    }
    return ends.size > 0 ? { finished: { denominator, outcomes: ends }, next } : { next };
  }
}

/** The inner map under a name, made when first asked for. */
function entryFor<V>(maps: Map<string, Map<unknown, V>>, name: string): Map<unknown, V> {
  const known = maps.get(name);
  if (known) return known;
  const made = new Map<unknown, V>();
  maps.set(name, made);
  return made;
}

const sum = (a: Weight, b: Weight): Weight => (typeof a === 'number' ? a + (b as number) : a + (b as bigint));

const product = (a: Weight, b: Weight): Weight =>
  typeof a === 'number' && typeof b === 'number' && Number.isSafeInteger(a * b) ? a * b : BigInt(a) * BigInt(b);

const scaler = (factor: bigint, denominator: bigint): ((weight: Weight) => Weight) => {
  if (denominator > LARGEST_SAFE) return (weight) => BigInt(weight) * factor;
  return factor === 1n ? (weight) => weight : (weight) => product(weight, Number(factor));
};

const keyOf = (outcome: Plain): unknown =>
  Array.isArray(outcome)
    ? rowKey(outcome)
    : typeof outcome === 'object' && outcome !== null
      ? canonical(outcome)
      : outcome;

/** A row of numbers and names by a text of its own: quicker than JSON, and as unambiguous. */
function rowKey(row: readonly Plain[]): string {
  let key = '';
  for (const item of row) {
    if (typeof item === 'number') key += `${item};`;
    else if (typeof item === 'string') key += `${item.length}"${item};`;
    else return canonical(row);
  }
  return key;
}

function wholeOf(mix: Mix): Weight {
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

/** All ends over the last denominator, which every earlier one divides. */
function gathered<K>(finished: readonly Finished<K>[]): Distribution<K> {
  const total = finished.at(-1)?.denominator ?? 1n;
  const merged = new Map<unknown, { outcome: K; weight: bigint }>();
  for (const { denominator, outcomes } of finished) {
    const factor = total / denominator;
    for (const [key, { outcome, weight }] of outcomes) {
      const scaled = BigInt(weight) * factor;
      const known = merged.get(key);
      if (known) known.weight += scaled;
      else merged.set(key, { outcome, weight: scaled });
    }
  }
  return new Distribution([...merged.values()], total);
}
