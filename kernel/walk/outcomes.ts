/** The different outcomes of a walk, each known by a number. */
import { canonical } from '../journal/canonical.ts';
import type { Plain } from '../step/step.ts';
import { Slots } from './slots.ts';

export class Outcomes<K> {
  readonly all: K[] = [];
  readonly #numbers = new Map<unknown, number>();
  readonly #rows = new Rows();
  readonly #ofRow: number[] = [];

  numberOf(outcome: K): number {
    const plain = outcome as Plain;
    const row = Array.isArray(plain) ? this.#rows.numberOf(plain) : undefined;
    if (row !== undefined) {
      this.#ofRow[row] ??= this.all.push(outcome) - 1;
      return this.#ofRow[row];
    }
    const key = typeof plain === 'object' && plain !== null ? canonical(plain) : plain;
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.all.push(outcome) - 1;
    this.#numbers.set(key, number);
    return number;
  }
}

/** More different values than one column of a chart has. */
const ROOM = 4096;

/** Rows of numbers and names, each known by a number that is found item by item: no text is made of them. */
class Rows {
  readonly #values = new Slots();
  #different = 0;
  /** What comes of the items so far and the next, place by place. */
  readonly #pairs: Pairs[] = [];
  /** The items of a whole row and how many they are. */
  readonly #whole = new Pairs();

  /** Nothing where an item is neither number nor name, or there are too many of them. */
  numberOf(row: readonly Plain[]): number | undefined {
    if (row.length >= ROOM) return undefined;
    let so = 0;
    for (let place = 0; place < row.length; place += 1) {
      const item = row[place] as Plain;
      if (typeof item !== 'number' && typeof item !== 'string') return undefined;
      const value = this.#valueOf(item);
      if (value >= ROOM) return undefined;
      const pairs = this.#pairs[place] ?? new Pairs();
      this.#pairs[place] = pairs;
      so = pairs.numberOf(so, value);
    }
    return this.#whole.numberOf(so, row.length);
  }

  #valueOf(item: Plain): number {
    const known = this.#values.get(item);
    if (known !== undefined) return known;
    this.#values.set(item, this.#different);
    this.#different += 1;
    return this.#different - 1;
  }
}

/** Pairs of numbers, each known by a number; the second of a pair is less than there is room for. */
class Pairs {
  readonly #slots = new Slots();
  #held = 0;

  numberOf(first: number, second: number): number {
    const key = first * ROOM + second;
    const known = this.#slots.get(key);
    if (known !== undefined) return known;
    this.#slots.set(key, this.#held);
    this.#held += 1;
    return this.#held - 1;
  }
}
