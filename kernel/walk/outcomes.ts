/** The different outcomes of a walk, each known by a number. */
import { canonical } from '../journal/canonical.ts';
import type { Plain } from '../step/step.ts';
import { Slots } from './slots.ts';

export class Outcomes<K> {
  readonly all: K[] = [];
  readonly #numbers = new Map<unknown, number>();
  readonly #rows = new Rows();
  readonly #ofRow: number[] = [];
  /** The row that an outcome is, by its number; nothing where it is none. */
  readonly #rowOf: number[] = [];
  readonly #columns: Column[] = [];

  numberOf(outcome: K): number {
    const plain = outcome as Plain;
    const row = Array.isArray(plain) ? this.#rows.numberOf(plain) : undefined;
    if (row !== undefined) {
      const known = this.#ofRow[row];
      if (known !== undefined) return known;
      const number = this.all.push(outcome) - 1;
      this.#ofRow[row] = number;
      this.#rowOf[number] = row;
      return number;
    }
    const key = typeof plain === 'object' && plain !== null ? canonical(plain) : plain;
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.all.push(outcome) - 1;
    this.#numbers.set(key, number);
    return number;
  }

  /** The items of one column by numbers of their own; nothing where some outcome is no row. */
  column(place: number): Column | undefined {
    const before = this.#columns[place];
    if (before?.items.length === this.all.length) return before;
    const items = new Int32Array(this.all.length);
    for (let number = 0; number < items.length; number += 1) {
      const row = this.#rowOf[number];
      const item = row === undefined ? undefined : this.#rows.itemOf(row, place);
      if (item === undefined) return undefined;
      items[number] = item;
    }
    const column = { items, values: this.#rows.values };
    this.#columns[place] = column;
    return column;
  }
}

/** For each outcome the number of what it has in one place, and what those numbers stand for. */
export interface Column {
  readonly items: Int32Array;
  readonly values: readonly Plain[];
}

/** More different values than one column of a chart has. */
const ROOM = 4096;

/** Rows of numbers and names, each known by a number that is found item by item: no text is made of them. */
class Rows {
  readonly values: Plain[] = [];
  readonly #known = new Slots();
  /** The items of every row, by the numbers of their values. */
  readonly #rows: number[][] = [];
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
    const number = this.#whole.numberOf(so, row.length);
    this.#rows[number] ??= row.map((item) => this.#valueOf(item));
    return number;
  }

  itemOf(row: number, place: number): number | undefined {
    return this.#rows[row]?.[place];
  }

  #valueOf(item: Plain): number {
    const known = this.#known.get(item);
    if (known !== undefined) return known;
    const number = this.values.push(item) - 1;
    this.#known.set(item, number);
    return number;
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
