/** One level of a walk that merges equal states: everything that is reached after the same number of checkpoints. */
import { LARGEST_SAFE, lcm } from '../number/fraction.ts';
import { Refused } from '../refusal/refusal.ts';
import {
  type Alike,
  type Answers,
  type Chance,
  type Checkpoint,
  type Choice,
  fallen,
  type Lots,
  type Plain,
  type Settled,
  type Side,
  type Step,
  type Together,
} from '../step/step.ts';
import { stateKey } from './key.ts';
import { Merged } from './merged.ts';
import type { Outcomes } from './outcomes.ts';
import { BigTally, type Flow, SafeTally, type Tally, type Weight } from './tally.ts';

/** What the weights of a path still have to be divided by; a mix with very fine shares needs BigInt. */
export type Under = number | bigint;

/** What comes to a decision: weights, how many times they count, and over what, beside the level's own denominator. */
export interface Stream {
  readonly flow: Flow;
  readonly factor: Weight;
  readonly under: Under;
}

/** Sends on what comes to a decision, by the options that are taken. */
export interface Deciding {
  /** In how many lanes the weights run: ways of deciding that are walked side by side. */
  readonly lanes: number;
  settle(
    step: Choice<unknown> | Together<unknown>,
    side: Side,
    options: readonly string[],
    stream: Stream,
    go: (option: string, stream: Stream) => void,
  ): void;
  /** A level was walked to its end over this denominator; what it told before it may have started over does not count. */
  close(denominator: bigint): void;
  /** The level starts over. */
  reset(): void;
}

/** What a walk keeps from level to level. */
export interface Manner<T, K> {
  readonly deciding: Deciding;
  readonly outcomeOf: (result: T) => K;
  readonly outcomes: Outcomes<K>;
  readonly settle: ((settled: Settled) => K | undefined) | undefined;
  readonly foregone: ((name: string, state: Plain) => K | undefined) | undefined;
  /** The most states that a level may hold. */
  readonly budget: number;
}

/** What ended on one level. */
export interface Finished {
  readonly denominator: bigint;
  readonly lanes: number;
  /** By the numbers that the walk knows its outcomes by. */
  readonly ends: Merged<number>;
}

/** What a level came to: how many of its states were certain and so not walked, what ended, what is left. */
interface Expanded<T, K> {
  readonly certain: number;
  readonly finished?: Finished;
  readonly next: Level<T, K>;
}

/** How it goes on from a state: only that is kept of a checkpoint, or the whole of it where something is settled there. */
type Onwards<T> = Checkpoint<T>['next'] | Checkpoint<T>;

type States<T> = Merged<Plain, Onwards<T>>;

/** What was reached over one denominator: checkpoints by name and state, ends by outcome. */
interface Bucket<T> {
  readonly checkpoints: Map<string, States<T>>;
  readonly ends: Merged<number>;
}

interface Place<T> {
  readonly under: Under;
  readonly name: string;
  readonly states: States<T>;
}

/** Decisions turn out to need more lanes: so many for each that there was. */
export class Wider extends Error {
  readonly times: number;

  constructor(times: number) {
    super();
    this.times = times;
  }
}

class PastSafe extends Error {}

const PROGRESS_EVERY = 2_048;

export class Level<T, K> {
  readonly #sources: ReadonlyMap<string, States<T>>;
  readonly #denominator: bigint;
  readonly #manner: Manner<T, K>;
  #buckets = new Map<Under, Bucket<T>>();
  // Where the last checkpoint went: the faces of one die nearly always lead to the same place.
  #place: Place<T> | undefined;
  #isBig: boolean;
  #flow: Flow;
  #held = 0;
  #certain = 0;

  constructor(sources: ReadonlyMap<string, States<T>>, denominator: bigint, manner: Manner<T, K>) {
    this.#sources = sources;
    this.#denominator = denominator;
    this.#manner = manner;
    this.#isBig = [...sources.values()].some(({ tally }) => tally instanceof BigTally);
    this.#flow = this.#emptyFlow();
  }

  /** The first level: the step itself, with the weight one in every lane. */
  static first<T, K>(step: Step<T>, manner: Manner<T, K>): Level<T, K> {
    const { lanes } = manner.deciding;
    const start: States<T> = new Merged(stateKey, new SafeTally(lanes));
    start.add(0, () => step, new Float64Array(lanes).fill(1), 1);
    return new Level(new Map([['', start]]), 1n, manner);
  }

  get states(): number {
    let sum = 0;
    for (const { things } of this.#sources.values()) sum += things.length;
    return sum;
  }

  *expand(): Generator<number, Expanded<T, K>, void> {
    for (;;) {
      try {
        yield* this.#opened();
        return this.#closed();
      } catch (error) {
        // Once in BigInt a level never leaves it, and lanes only grow: it starts over a few times at most.
        if (error instanceof PastSafe) this.#enlarge();
        else if (error instanceof Wider) for (const { tally } of this.#sources.values()) tally.widen(error.times);
        else throw error;
        this.#reset();
      }
    }
  }

  #enlarge(): void {
    for (const source of this.#sources.values()) source.tally = source.tally.big();
    this.#isBig = true;
  }

  #reset(): void {
    this.#flow = this.#emptyFlow();
    this.#buckets = new Map();
    this.#place = undefined;
    this.#held = 0;
    this.#certain = 0;
    this.#manner.deciding.reset();
  }

  *#opened(): Generator<number, void, void> {
    let opened = 0;
    for (const [name, { things, nexts, tally }] of this.#sources) {
      for (let slot = 0; slot < things.length; slot += 1) {
        tally.read(slot, this.#flow);
        if (!this.#isForegone(name, things[slot] as Plain))
          this.#open(things[slot] as Plain, nexts[slot] as Onwards<T>);
        opened += 1;
        if (opened % PROGRESS_EVERY === 0) yield opened;
      }
    }
  }

  /** Ends what is known by other means. */
  #isForegone(name: string, state: Plain): boolean {
    const outcome = this.#manner.foregone?.(name, state);
    if (outcome === undefined) return false;
    this.#finish(outcome, this.#flow, 1, 1);
    this.#certain += 1;
    return true;
  }

  #open(state: Plain, onwards: Onwards<T>): void {
    if (typeof onwards === 'function') this.#follow(onwards(state), this.#flow, 1, 1);
    else if (this.#isCertain(onwards)) this.#certain += 1;
    else this.#follow(onwards.next(state), this.#flow, 1, 1);
  }

  #follow(step: Step<T>, flow: Flow, factor: Weight, under: Under): void {
    switch (step.kind) {
      case 'done':
        return this.#finish(this.#manner.outcomeOf(step.result), flow, factor, under);
      case 'checkpoint':
        return this.#arrive(step, flow, factor, under);
      case 'chance': {
        if (step.alike) return this.#meet(step, step.alike, flow, factor, under);
        if (step.lots) return this.#draw(step.lots(), flow, factor, under);
        const { sides, again } = step.die;
        const counting = again === undefined ? sides : sides - again.length;
        const below = typeof under === 'number' ? under * counting : under * BigInt(counting);
        for (let face = 1; face <= sides; face += 1) {
          if (again?.includes(face)) continue;
          const next = step.next(face);
          // Nearly every face leads to a checkpoint; the short way there is a fifth of the whole walk.
          if (next.kind === 'checkpoint') this.#arrive(next, flow, factor, below);
          else this.#follow(next, flow, factor, below);
        }
        return;
      }
      case 'choice':
        return this.#manner.deciding.settle(step, step.side, step.options, { flow, factor, under }, (option, on) =>
          this.#follow(step.next(option), on.flow, on.factor, on.under),
        );
      case 'together':
        return this.#reveal(step, Object.entries(step.asks), {}, { flow, factor, under });
    }
  }

  /** Dice taken together: as many ways as there are things they come to. */
  #draw({ weights, whole, next }: Lots<T>, flow: Flow, factor: Weight, under: Under): void {
    const below = product(under, whole);
    for (let lot = 0; lot < weights.length; lot += 1) {
      this.#follow(next(lot), flow, product(factor, weights[lot] as number), below);
    }
  }

  /** One face for all that are alike. */
  #meet(step: Chance<T>, { faces, weights, whole }: Alike, flow: Flow, factor: Weight, under: Under): void {
    const { meets } = step;
    const below = product(under, whole);
    const states = meets && this.#statesOf(meets.name, below);
    for (let place = 0; place < faces.length; place += 1) {
      const face = faces[place] as number;
      const times = product(factor, weights[place] as number);
      if (!states) this.#follow(step.next(face), flow, times, below);
      else if (states.add(meets.state(face), meets.next, flow, times)) this.#hold();
    }
  }

  #reveal(
    step: Together<T>,
    [head, ...rest]: readonly (readonly [Side, readonly string[]])[],
    answers: Answers,
    stream: Stream,
  ): void {
    if (!head) return this.#follow(step.next(answers), stream.flow, stream.factor, stream.under);
    const [side, options] = head;
    this.#manner.deciding.settle(step, side, options, stream, (option, on) =>
      this.#reveal(step, rest, { ...answers, [side]: option }, on),
    );
  }

  #arrive(step: Checkpoint<T>, flow: Flow, factor: Weight, under: Under): void {
    const onwards = step.settled && this.#manner.settle ? step : step.next;
    if (this.#statesOf(step.name, under).add(step.state, onwards, flow, factor)) this.#hold();
  }

  #statesOf(name: string, under: Under): States<T> {
    const place = this.#place;
    if (place !== undefined && place.under === under && place.name === name) return place.states;
    const { checkpoints } = this.#bucket(under);
    const states: States<T> = checkpoints.get(name) ?? new Merged(stateKey, this.#tally());
    checkpoints.set(name, states);
    this.#place = { under, name, states };
    return states;
  }

  /** Ends what is certain, at once or in each way its figures may fall; false where something of interest is not. */
  #isCertain(step: Checkpoint<T>): boolean {
    const { settle } = this.#manner;
    if (!settle || !step.settled) return false;
    const certain = step.settled();
    const outcome = settle(certain);
    if (outcome !== undefined) {
      this.#finish(outcome, this.#flow, 1, 1);
      return true;
    }
    const { falls } = certain;
    const ends = falls?.map((fall) => settle(fallen(certain, fall)));
    if (!falls || !ends || ends.includes(undefined)) return false;
    const whole = falls.reduce((sum, fall) => sum + fall.weight, 0);
    for (const [index, fall] of falls.entries()) this.#finish(ends[index] as K, this.#flow, fall.weight, whole);
    return true;
  }

  #finish(outcome: K, flow: Flow, factor: Weight, under: Under): void {
    if (this.#bucket(under).ends.add(this.#manner.outcomes.numberOf(outcome), undefined, flow, factor)) this.#hold();
  }

  #bucket(under: Under): Bucket<T> {
    const known = this.#buckets.get(under);
    if (known) return known;
    if (typeof under === 'number' && !Number.isSafeInteger(under)) {
      throw new Refused([{ code: 'oddsTooDeep', at: '', facts: { denominator: String(under) } }]);
    }
    // Every weight over this denominator, and every sum of them, is at most the denominator itself.
    if (!this.#isBig && this.#denominator * BigInt(under) > LARGEST_SAFE) throw new PastSafe();
    const bucket: Bucket<T> = { checkpoints: new Map(), ends: this.#noEnds() };
    this.#buckets.set(under, bucket);
    return bucket;
  }

  #hold(): void {
    const { budget } = this.#manner;
    this.#held += 1;
    if (this.#held > budget)
      throw new Refused([{ code: 'oddsTooLarge', at: '', facts: { states: this.#held, budget } }]);
  }

  /** Brings every bucket over one denominator and makes the next level of what is left to walk. */
  #closed(): Expanded<T, K> {
    const common = [...this.#buckets.keys()].reduce<bigint>((all, under) => lcm(all, BigInt(under)), 1n);
    const denominator = this.#denominator * common;
    if (!this.#isBig && denominator > LARGEST_SAFE) throw new PastSafe();
    const { deciding } = this.#manner;
    deciding.close(this.#denominator);
    const ends = this.#noEnds();
    const reached = new Map<string, States<T>>();
    for (const [under, bucket] of this.#buckets) {
      const factor = common / BigInt(under);
      bucket.ends.tally.scale(factor);
      ends.take(bucket.ends, this.#flow);
      for (const [name, states] of bucket.checkpoints) {
        states.tally.scale(factor);
        const merged = reached.get(name);
        if (merged) merged.take(states, this.#flow);
        else reached.set(name, states);
      }
    }
    const next = new Level(reached, denominator, this.#manner);
    const certain = this.#certain;
    if (ends.things.length === 0) return { certain, next };
    return { certain, finished: { denominator, lanes: deciding.lanes, ends }, next };
  }

  #noEnds(): Merged<number> {
    return new Merged<number>(stateKey, this.#tally());
  }

  #tally(): Tally {
    const { lanes } = this.#manner.deciding;
    return this.#isBig ? new BigTally(lanes) : new SafeTally(lanes);
  }

  #emptyFlow(): Flow {
    const { lanes } = this.#manner.deciding;
    return this.#isBig ? Array.from({ length: lanes }, () => 0n) : new Float64Array(lanes);
  }
}

/** A number of the machine wherever it is safe as one. */
export function product(a: Weight, b: Weight): Weight {
  if (typeof a === 'number' && typeof b === 'number' && Number.isSafeInteger(a * b)) return a * b;
  const big = BigInt(a) * BigInt(b);
  return big <= LARGEST_SAFE ? Number(big) : big;
}
