/**
 * Weights of many things side by side, in one lane or several: whole numbers of the machine while they are safe, BigInt
 * past that. A weight is never kept on the thing itself: sums in one row of numbers are what makes a walk quick.
 */

export type Weight = number | bigint;

/** Weights on their way, one a lane. */
export type Flow = Float64Array | bigint[];

export interface Tally {
  /** Makes room for one thing more, as yet without weight. */
  grow(): void;
  add(slot: number, flow: Flow, factor: Weight): void;
  /** Fills `flow` with the weights of one thing. */
  read(slot: number, flow: Flow): void;
  at(slot: number, lane: number): bigint;
  /** Whether everything weighs the same in two lanes. */
  areAlike(lane: number, other: number): boolean;
  /** Every weight so many times as much. */
  scale(factor: bigint): void;
  /** Every lane so many times over, each beside its likes. */
  widen(times: number): void;
  /** The same weights in BigInt. */
  big(): Tally;
}

const FIRST_ROOM = 8;

export class SafeTally implements Tally {
  #lanes: number;
  #weights: Float64Array;
  #held = 0;

  constructor(lanes: number) {
    this.#lanes = lanes;
    this.#weights = new Float64Array(FIRST_ROOM * lanes);
  }

  grow(): void {
    this.#held += this.#lanes;
    if (this.#held <= this.#weights.length) return;
    const roomier = new Float64Array(this.#weights.length * 4);
    roomier.set(this.#weights);
    this.#weights = roomier;
  }

  add(slot: number, flow: Float64Array, factor: number): void {
    const lanes = this.#lanes;
    const weights = this.#weights;
    if (lanes === 1) {
      weights[slot] = (weights[slot] as number) + (flow[0] as number) * factor;
      return;
    }
    const first = slot * lanes;
    for (let lane = 0; lane < lanes; lane += 1) {
      const more = flow[lane] as number;
      // Past a decision most lanes are empty.
      if (more !== 0) weights[first + lane] = (weights[first + lane] as number) + more * factor;
    }
  }

  read(slot: number, flow: Float64Array): void {
    const first = slot * this.#lanes;
    for (let lane = 0; lane < this.#lanes; lane += 1) flow[lane] = this.#weights[first + lane] as number;
  }

  at(slot: number, lane: number): bigint {
    return BigInt(this.#weights[slot * this.#lanes + lane] as number);
  }

  areAlike(lane: number, other: number): boolean {
    for (let first = 0; first < this.#held; first += this.#lanes) {
      if (this.#weights[first + lane] !== this.#weights[first + other]) return false;
    }
    return true;
  }

  scale(factor: bigint): void {
    if (factor === 1n) return;
    const times = Number(factor);
    for (let place = 0; place < this.#held; place += 1) this.#weights[place] = (this.#weights[place] as number) * times;
  }

  widen(times: number): void {
    const wide = new Float64Array(this.#weights.length * times);
    for (let place = 0; place < this.#held; place += 1)
      wide.fill(this.#weights[place] as number, place * times, (place + 1) * times);
    this.#weights = wide;
    this.#held *= times;
    this.#lanes *= times;
  }

  big(): Tally {
    return new BigTally(this.#lanes, Array.from(this.#weights.subarray(0, this.#held), BigInt));
  }
}

export class BigTally implements Tally {
  #lanes: number;
  #weights: bigint[];

  constructor(lanes: number, weights: bigint[] = []) {
    this.#lanes = lanes;
    this.#weights = weights;
  }

  grow(): void {
    for (let lane = 0; lane < this.#lanes; lane += 1) this.#weights.push(0n);
  }

  add(slot: number, flow: bigint[], factor: Weight): void {
    const times = BigInt(factor);
    const first = slot * this.#lanes;
    for (const [lane, weight] of flow.entries()) {
      this.#weights[first + lane] = (this.#weights[first + lane] as bigint) + weight * times;
    }
  }

  read(slot: number, flow: bigint[]): void {
    for (let lane = 0; lane < this.#lanes; lane += 1) flow[lane] = this.at(slot, lane);
  }

  at(slot: number, lane: number): bigint {
    return this.#weights[slot * this.#lanes + lane] as bigint;
  }

  areAlike(lane: number, other: number): boolean {
    for (let first = 0; first < this.#weights.length; first += this.#lanes) {
      if (this.#weights[first + lane] !== this.#weights[first + other]) return false;
    }
    return true;
  }

  scale(factor: bigint): void {
    if (factor !== 1n) this.#weights = this.#weights.map((weight) => weight * factor);
  }

  widen(times: number): void {
    this.#weights = this.#weights.flatMap((weight) => Array.from({ length: times }, () => weight));
    this.#lanes *= times;
  }

  big(): Tally {
    return this;
  }
}
