/** Things put together where their keys are equal, each with its weights and with what follows from it. */
import { Slots } from './slots.ts';
import type { Flow, Tally, Weight } from './tally.ts';

export class Merged<V, Next = undefined> {
  readonly things: V[] = [];
  readonly nexts: Next[] = [];
  tally: Tally;
  readonly #keyOf: (thing: V) => unknown;
  readonly #slots = new Slots();

  constructor(keyOf: (thing: V) => unknown, tally: Tally) {
    this.#keyOf = keyOf;
    this.tally = tally;
  }

  /** True where it is new. */
  add(thing: V, next: Next, flow: Flow, factor: Weight): boolean {
    const key = this.#keyOf(thing);
    const known = this.#slots.get(key);
    if (known !== undefined) {
      this.tally.add(known, flow, factor);
      return false;
    }
    const slot = this.things.push(thing) - 1;
    this.nexts.push(next);
    this.#slots.set(key, slot);
    this.tally.grow();
    this.tally.add(slot, flow, factor);
    return true;
  }

  /** All of another, over the same denominator; `flow` has room for its lanes. */
  take(other: Merged<V, Next>, flow: Flow): void {
    for (let slot = 0; slot < other.things.length; slot += 1) {
      other.tally.read(slot, flow);
      this.add(other.things[slot] as V, other.nexts[slot] as Next, flow, 1);
    }
  }
}
