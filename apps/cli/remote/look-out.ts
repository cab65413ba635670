/** Waits for something to come up in a shared campaign. */
import type { Shared } from '@grognard/kernel/fair';

export class LookOut {
  readonly #shared: () => Shared;
  readonly #waiting = new Set<() => void>();

  constructor(shared: () => Shared) {
    this.#shared = shared;
  }

  /** What is looked for, once it is there. */
  until<T>(find: (shared: Shared) => T | undefined): Promise<T> {
    return new Promise((resolve) => {
      const look = (): void => {
        const found = find(this.#shared());
        if (found === undefined) return;
        this.#waiting.delete(look);
        resolve(found);
      };
      this.#waiting.add(look);
      look();
    });
  }

  /** Something has changed. */
  look(): void {
    for (const look of [...this.#waiting]) look();
  }
}
