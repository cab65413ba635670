/** Appends that come at the same time share one transaction: one journey to the database, one flush to the disk. */
import type { Appended, Appending } from './store.ts';
import { troubleOf } from './trouble.ts';

interface Waiting {
  readonly appending: Appending;
  readonly done: (result: Appended) => void;
  readonly failed: (error: unknown) => void;
}

type Commit = (batch: readonly Appending[]) => Promise<readonly Appended[]>;

const LARGEST = 64;
/** Milliseconds an append waits, at most, for others that are on their way. */
const PATIENCE = 8;

export class Batcher {
  readonly #commit: Commit;
  readonly #most: number;
  readonly #idle: (() => void)[] = [];
  #waiting: Waiting[] = [];
  #running = 0;
  #scheduled = false;
  #expected = 0;
  #patience: NodeJS.Timeout | undefined;

  /** `most` batches are under way at once. */
  constructor(commit: Commit, most: number) {
    this.#commit = commit;
    this.#most = most;
  }

  add(appending: Appending): Promise<Appended> {
    return new Promise((done, failed) => {
      this.#waiting.push({ appending, done, failed });
      this.#patience ??= setTimeout(() => this.#scheduleNow(), PATIENCE);
      this.#schedule();
    });
  }

  /** See `Store.expect`. */
  expect(): () => void {
    let coming = true;
    this.#expected += 1;
    return () => {
      if (!coming) return;
      coming = false;
      this.#expected -= 1;
      this.#schedule();
    };
  }

  /** Resolves when nothing is under way. */
  async settled(): Promise<void> {
    if (this.#running === 0 && this.#waiting.length === 0) return;
    await new Promise<void>((resolve) => this.#idle.push(resolve));
  }

  #schedule(): void {
    if (this.#expected === 0) this.#scheduleNow();
  }

  #scheduleNow(): void {
    if (this.#scheduled || this.#running >= this.#most || this.#waiting.length === 0) return;
    this.#scheduled = true;
    // The turn of the event loop that brought the first may bring more.
    setImmediate(() => {
      this.#scheduled = false;
      clearTimeout(this.#patience);
      this.#patience = undefined;
      this.#running += 1;
      this.#flush(this.#next())
        .catch(() => undefined)
        .finally(() => this.#flushed());
      this.#schedule();
    });
  }

  #flushed(): void {
    this.#running -= 1;
    this.#scheduleNow();
    if (this.#running === 0 && this.#waiting.length === 0) for (const resolve of this.#idle.splice(0)) resolve();
  }

  /** One append of each campaign: a second one must see what the first one did. */
  #next(): readonly Waiting[] {
    const batch = new Map<string, Waiting>();
    const later: Waiting[] = [];
    for (const each of this.#waiting) {
      const { campaign } = each.appending;
      if (batch.size < LARGEST && !batch.has(campaign)) batch.set(campaign, each);
      else later.push(each);
    }
    this.#waiting = later;
    return [...batch.values()];
  }

  /**
   * If all together fail, each is tried alone, so that one cannot spoil another. Where the database itself is in
   * trouble nobody is tried again, and whoever waits is told as well.
   */
  async #flush(batch: readonly Waiting[]): Promise<void> {
    try {
      const results = await this.#commit(batch.map(({ appending }) => appending));
      for (const [index, { done }] of batch.entries()) done(results[index] ?? { kind: 'conflict' });
    } catch (error) {
      const [only] = batch;
      if (troubleOf(error) !== undefined)
        for (const { failed } of [...batch, ...this.#waiting.splice(0)]) failed(error);
      else if (batch.length === 1 && only) only.failed(error);
      else for (const each of batch) await this.#flush([each]);
    }
  }
}
