/** Any store, watched: trouble is told apart from mistakes, logged when it comes and goes, and not asked for again at once. */
import type { Store, StoreNews } from './store.ts';
import { StoreTrouble, type Trouble, troubleOf } from './trouble.ts';

/** Milliseconds in which a database that does not answer is left alone. */
const REST = 500;
/** Milliseconds after which a probe is given up: whoever asks is answered within a second. */
const PROBING = 800;
/** Milliseconds for which an answer of a probe serves whoever else asks. */
const FRESH = 500;

export interface Readiness {
  readonly ready: boolean;
  readonly trouble: Trouble | undefined;
}

export interface WatchedStore extends Store {
  /** Whether something can be written, found out by writing. */
  readiness(): Promise<Readiness>;
}

/** Where waiting does not help those who come after: they are told at once. */
const isSilence = (trouble: Trouble): boolean => trouble === 'unreachable' || trouble === 'tooSlow';

class Watch {
  readonly #tell: (news: StoreNews) => void;
  #trouble: Trouble | undefined;
  #restUntil = 0;
  #trying = false;

  constructor(tell: (news: StoreNews) => void) {
    this.#tell = tell;
  }

  /** One at a time finds out whether a silent database answers again; the others are told that it does not. */
  async over<T>(work: () => Promise<T>, writes = false): Promise<T> {
    const trouble = this.#trouble;
    if (trouble === undefined || !isSilence(trouble)) return this.#watching(work, writes);
    if (this.#trying || Date.now() < this.#restUntil) throw new StoreTrouble(trouble, undefined);
    this.#trying = true;
    try {
      return await this.#watching(work, writes);
    } finally {
      this.#trying = false;
    }
  }

  async #watching<T>(work: () => Promise<T>, writes: boolean): Promise<T> {
    try {
      const done = await work();
      this.well(writes);
      return done;
    } catch (error) {
      const trouble = troubleOf(error);
      if (trouble === undefined) throw error;
      this.came(trouble, error);
      throw error instanceof StoreTrouble ? error : new StoreTrouble(trouble, error);
    }
  }

  came(trouble: Trouble, error: unknown): void {
    this.#restUntil = Date.now() + REST;
    if (trouble === this.#trouble) return;
    this.#trouble = trouble;
    const { code } = (error ?? {}) as { readonly code?: unknown };
    this.#tell({ kind: 'trouble', trouble, ...(typeof code === 'string' && { code }) });
  }

  get trouble(): Trouble | undefined {
    return this.#trouble;
  }

  /** A read does not show that a full disk has room again: only a write does. What is corrupt stays so until it is mended. */
  well(written: boolean): void {
    if (this.#trouble === undefined || this.#trouble === 'corrupt' || (!isSilence(this.#trouble) && !written)) return;
    this.#trouble = undefined;
    this.#tell({ kind: 'well' });
  }
}

export function watched(store: Store, tell: (news: StoreNews) => void): WatchedStore {
  const watch = new Watch(tell);
  store.report(tell);
  const over = <T>(work: () => Promise<T>): Promise<T> => watch.over(work);
  const writing = <T>(work: () => Promise<T>): Promise<T> => watch.over(work, true);
  let probing: Promise<Trouble | undefined> | undefined;
  const probe = async (): Promise<Trouble | undefined> => {
    try {
      await within(PROBING, store.probe(watch.trouble === 'diskFull'));
      watch.well(true);
      return undefined;
    } catch (error) {
      const trouble = troubleOf(error) ?? 'ioError';
      watch.came(trouble, error);
      return trouble;
    }
  };
  return {
    kind: store.kind,
    create: (campaign) => writing(() => store.create(campaign)),
    find: (id) => over(() => store.find(id)),
    lines: (campaign, from, most) => over(() => store.lines(campaign, from, most)),
    heard: (campaign, seat) => over(() => store.heard(campaign, seat)),
    unheard: (campaign, but) => over(() => store.unheard(campaign, but)),
    retoken: (campaign, seat, token) => over(() => store.retoken(campaign, seat, token)),
    earlier: (campaign, seat, key) => over(() => store.earlier(campaign, seat, key)),
    append: (appending) => writing(() => store.append(appending)),
    expect: () => store.expect(),
    listen: (listener) => store.listen(listener),
    report: (listener) => store.report(listener),
    announce: (notice) => over(() => store.announce(notice)),
    probe: () => store.probe(),
    backup: () => store.backup(),
    restore: (rows) => store.restore(rows),
    close: () => store.close(),
    async readiness() {
      probing ??= probe().finally(() => {
        setTimeout(() => {
          probing = undefined;
        }, FRESH).unref();
      });
      // What has come since is known as well.
      const trouble = (await probing) ?? watch.trouble;
      return { ready: trouble === undefined, trouble };
    },
  };
}

/** The work's own answer, or trouble when it takes longer; the work itself goes on. */
async function within<T>(patience: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, failed) => {
    timer = setTimeout(() => failed(new StoreTrouble('tooSlow', undefined)), patience);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
