/** Where the thing of each key stands. Whole numbers and halves, the keys of most states, have a table of their own: quicker than a map. */

const FIRST_ROOM = 8;
/** Spreads neighbouring numbers over the table (the golden ratio in 32 bits). */
const SPREAD = 0x9e3779b1;

export class Slots {
  /** By turns twice a key and its slot plus one, so that nothing is 0. */
  #table = new Int32Array(2 * FIRST_ROOM);
  #mask = FIRST_ROOM - 1;
  #held = 0;
  #others: Map<unknown, number> | undefined;

  get(key: unknown): number | undefined {
    const twice = typeof key === 'number' ? key * 2 : Number.NaN;
    if ((twice | 0) !== twice) return this.#others?.get(key);
    const table = this.#table;
    const mask = this.#mask;
    let place = placeOf(twice, mask);
    for (;;) {
      const slot = table[2 * place + 1] as number;
      if (slot === 0) return undefined;
      if (table[2 * place] === twice) return slot - 1;
      place = (place + 1) & mask;
    }
  }

  /** Of a key that is not there yet. */
  set(key: unknown, slot: number): void {
    const twice = typeof key === 'number' ? key * 2 : Number.NaN;
    if ((twice | 0) !== twice) {
      this.#others ??= new Map();
      this.#others.set(key, slot);
      return;
    }
    this.#held += 1;
    if (this.#held * 2 > this.#mask) this.#enlarge();
    this.#put(twice, slot + 1);
  }

  #put(twice: number, slot: number): void {
    let place = placeOf(twice, this.#mask);
    while (this.#table[2 * place + 1] !== 0) place = (place + 1) & this.#mask;
    this.#table[2 * place] = twice;
    this.#table[2 * place + 1] = slot;
  }

  #enlarge(): void {
    const before = this.#table;
    this.#table = new Int32Array(before.length * 4);
    this.#mask = this.#table.length / 2 - 1;
    for (let place = 0; place < before.length; place += 2) {
      const slot = before[place + 1] as number;
      if (slot !== 0) this.#put(before[place] as number, slot);
    }
  }
}

const placeOf = (twice: number, mask: number): number => {
  const mixed = Math.imul(twice, SPREAD);
  return (mixed ^ (mixed >>> 15)) & mask;
};
