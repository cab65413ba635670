/** A binary heap of whole numbers by key: the smallest key comes first. */
export class Heap {
  size = 0;
  #keys = new Float64Array(256);
  #items = new Int32Array(256);

  /** The smallest key; meaningless when empty. */
  get least(): number {
    return this.#keys[0] as number;
  }

  push(key: number, item: number): void {
    if (this.size === this.#keys.length) this.#grow();
    const keys = this.#keys;
    const items = this.#items;
    let at = this.size;
    this.size += 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      const above = keys[parent] as number;
      if (above <= key) break;
      keys[at] = above;
      items[at] = items[parent] as number;
      at = parent;
    }
    keys[at] = key;
    items[at] = item;
  }

  /** Takes out the item with the smallest key. */
  pop(): number {
    const keys = this.#keys;
    const items = this.#items;
    const top = items[0] as number;
    this.size -= 1;
    const size = this.size;
    const key = keys[size] as number;
    const item = items[size] as number;
    let at = 0;
    for (let child = 1; child < size; child = 2 * at + 1) {
      if (child + 1 < size && (keys[child + 1] as number) < (keys[child] as number)) child += 1;
      const below = keys[child] as number;
      if (below >= key) break;
      keys[at] = below;
      items[at] = items[child] as number;
      at = child;
    }
    keys[at] = key;
    items[at] = item;
    return top;
  }

  #grow(): void {
    const keys = new Float64Array(this.#keys.length * 2);
    const items = new Int32Array(this.#items.length * 2);
    keys.set(this.#keys);
    items.set(this.#items);
    this.#keys = keys;
    this.#items = items;
  }
}
