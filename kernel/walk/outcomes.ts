/** The different outcomes of a walk, each known by a number. */
import { canonical } from '../journal/canonical.ts';
import type { Plain } from '../step/step.ts';
import { Slots } from './slots.ts';

export class Outcomes<K> {
  readonly all: K[] = [];
  readonly #numbers = new Map<unknown, number>();
  #rows: Rows | undefined;
  readonly #ofRow: number[] = [];
  /** The row that an outcome is, by its number; nothing where it is none. */
  readonly #rowOf: number[] = [];
  readonly #columns: Column[] = [];

  numberOf(outcome: K): number {
    const plain = outcome as Plain;
    const row = Array.isArray(plain) ? this.#asRow(plain) : undefined;
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

  #asRow(row: readonly Plain[]): number | undefined {
    this.#rows ??= new Rows();
    return this.#rows.numberOf(row);
  }

  /** The items of one column by numbers of their own; nothing where some outcome is no row. */
  column(place: number): Column | undefined {
    const before = this.#columns[place];
    if (before?.items.length === this.all.length) return before;
    const rows = this.#rows;
    if (!rows) return undefined;
    const items = new Int32Array(this.all.length);
    for (let number = 0; number < items.length; number += 1) {
      const row = this.#rowOf[number];
      const item = row === undefined ? undefined : rows.itemOf(row, place);
      if (item === undefined) return undefined;
      items[number] = item;
    }
    const column = { items, values: rows.values };
    this.#columns[place] = column;
    return column;
  }
}

/** For each outcome the number of what it has in one place, and what those numbers stand for. */
export interface Column {
  readonly items: Int32Array;
  readonly values: readonly Plain[];
}

const FIRST_ROOM = 1024;
/** Spreads rows over the table (the golden ratio in 32 bits). */
const SPREAD = 0x9e3779b1;

/** Rows of numbers and names, each known by a number: they are found by their items, no text is made of them. */
class Rows {
  readonly values: Plain[] = [];
  readonly #known = new Slots();
  /** The items of every row by the numbers of their values, one row after another. */
  #items = new Int32Array(FIRST_ROOM);
  /** Where each row begins, and where the next would. */
  readonly #starts = [0];
  readonly #mixes: number[] = [];
  /** By what a row's items come to, its number plus one, so that nothing is 0. */
  #table = new Int32Array(FIRST_ROOM);

  /** Nothing where an item is neither number nor name. */
  numberOf(row: readonly Plain[]): number | undefined {
    const start = this.#starts[this.#mixes.length] as number;
    this.#makeRoom(start + row.length);
    const items = this.#items;
    let mix = row.length;
    for (let place = 0; place < row.length; place += 1) {
      const item = row[place] as Plain;
      if (typeof item !== 'number' && typeof item !== 'string') return undefined;
      const value = this.#valueOf(item);
      items[start + place] = value;
      mix = (Math.imul(mix, SPREAD) + value) | 0;
    }
    return this.#lastOr(mix, start, row.length);
  }

  itemOf(row: number, place: number): number | undefined {
    const start = this.#starts[row] as number;
    return start + place < (this.#starts[row + 1] as number) ? this.#items[start + place] : undefined;
  }

  /** The row whose items were just written, or the same one known before. */
  #lastOr(mix: number, start: number, length: number): number {
    const mask = this.#table.length - 1;
    let place = placeOf(mix, mask);
    for (;;) {
      const number = (this.#table[place] as number) - 1;
      if (number === -1) break;
      if (this.#mixes[number] === mix && this.#isAgain(number, start, length)) return number;
      place = (place + 1) & mask;
    }
    this.#starts.push(start + length);
    const number = this.#mixes.push(mix) - 1;
    this.#table[place] = number + 1;
    if (2 * this.#mixes.length > mask) this.#enlarge();
    return number;
  }

  #isAgain(number: number, start: number, length: number): boolean {
    const first = this.#starts[number] as number;
    if ((this.#starts[number + 1] as number) - first !== length) return false;
    for (let place = 0; place < length; place += 1) {
      if (this.#items[first + place] !== this.#items[start + place]) return false;
    }
    return true;
  }

  #makeRoom(items: number): void {
    if (items <= this.#items.length) return;
    const roomier = new Int32Array(2 * items);
    roomier.set(this.#items);
    this.#items = roomier;
  }

  #enlarge(): void {
    this.#table = new Int32Array(4 * this.#table.length);
    const mask = this.#table.length - 1;
    for (const [number, mix] of this.#mixes.entries()) {
      let place = placeOf(mix, mask);
      while (this.#table[place] !== 0) place = (place + 1) & mask;
      this.#table[place] = number + 1;
    }
  }

  #valueOf(item: Plain): number {
    const known = this.#known.get(item);
    if (known !== undefined) return known;
    const number = this.values.push(item) - 1;
    this.#known.set(item, number);
    return number;
  }
}

const placeOf = (mix: number, mask: number): number => (mix ^ (mix >>> 15)) & mask;
