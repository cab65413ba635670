/** Records kept in the browser's own database, watched by every tab that shows them. */

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

interface Shelved {
  readonly changed: number;
}

const latestFirst = <T extends Shelved>(records: T[]): readonly T[] => records.sort((a, b) => b.changed - a.changed);

/** Makes the stores of a new database, or brings one of an earlier version up to date. */
type Furnish = (change: IDBTransaction, database: IDBDatabase, before: number) => void;

/** A database of its own, and who looks at it. */
class Cupboard {
  readonly #name: string;
  readonly #version: number;
  readonly #furnish: Furnish;
  readonly #watchers = new Set<() => void>();
  readonly #channel: BroadcastChannel;
  #opening: Promise<IDBDatabase> | undefined;

  constructor(name: string, channel: string, version: number, furnish: Furnish) {
    this.#name = name;
    this.#version = version;
    this.#furnish = furnish;
    // Another tab of the same browser may write too.
    this.#channel = new BroadcastChannel(channel);
    this.#channel.onmessage = () => this.#tellHere();
  }

  watch(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  async transaction(stores: string | string[], mode: IDBTransactionMode): Promise<IDBTransaction> {
    this.#opening ??= new Promise((resolve, reject) => {
      const request = indexedDB.open(this.#name, this.#version);
      request.onupgradeneeded = ({ oldVersion }) =>
        this.#furnish(request.transaction as IDBTransaction, request.result, oldVersion);
      request.onsuccess = () => {
        const { result } = request;
        // A tab with a later version of this page waits until everybody has let go.
        result.onversionchange = () => {
          result.close();
          this.#opening = undefined;
        };
        resolve(result);
      };
      request.onerror = () => reject(request.error);
    });
    return (await this.#opening).transaction(stores, mode);
  }

  #tellHere(): void {
    for (const watcher of this.#watchers) watcher();
  }

  tellAll(): void {
    this.#tellHere();
    this.#channel.postMessage('changed');
  }
}

/** Asked once something exists: a browser short of space then spares it. */
const spare = (): void => {
  navigator.storage?.persist?.().catch(() => undefined);
};

/** One kind of record in a database of its own. */
export class Shelf<T extends Shelved> {
  readonly #store: string;
  readonly #cupboard: Cupboard;

  constructor(name: string, store: string, key: keyof T & string) {
    this.#store = store;
    this.#cupboard = new Cupboard(name, `${name}-${store}`, 1, (_, database) =>
      database.createObjectStore(store, { keyPath: key }),
    );
  }

  watch(watcher: () => void): () => void {
    return this.#cupboard.watch(watcher);
  }

  /** The most recently changed first. */
  async all(): Promise<readonly T[]> {
    return latestFirst((await answer((await this.#storeFor('readonly')).getAll())) as T[]);
  }

  async get(key: string): Promise<T | undefined> {
    return (await answer((await this.#storeFor('readonly')).get(key))) as T | undefined;
  }

  async put(...records: readonly T[]): Promise<void> {
    await this.renew([], () => records);
  }

  /** Changes a record; nothing where there is none, or where `change` gives nothing. */
  change(key: string, change: (record: T) => T | undefined): Promise<boolean> {
    return this.renew([key], ([before]) => {
      const after = before && change(before);
      return after ? [after] : [];
    });
  }

  /**
   * Writes what is made of what stands under these keys, in one breath: two tabs never write over each other, and a page
   * that is left has written all or nothing. Says whether anything was made of it.
   */
  async renew(keys: readonly string[], made: (before: readonly (T | undefined)[]) => readonly T[]): Promise<boolean> {
    const store = await this.#storeFor('readwrite');
    const before = await Promise.all(keys.map((key) => answer(store.get(key)) as Promise<T | undefined>));
    const after = made(before);
    const written = Promise.all(after.map((record) => answer(store.put(record))));
    // Who leaves the page in this very moment finds it written.
    store.transaction.commit();
    await written;
    if (after.length === 0) return false;
    spare();
    this.#cupboard.tellAll();
    return true;
  }

  async forget(...keys: readonly string[]): Promise<void> {
    const store = await this.#storeFor('readwrite');
    await Promise.all(keys.map((key) => answer(store.delete(key))));
    this.#cupboard.tellAll();
  }

  async #storeFor(mode: IDBTransactionMode): Promise<IDBObjectStore> {
    return (await this.#cupboard.transaction(this.#store, mode)).objectStore(this.#store);
  }
}

interface Growing extends Shelved {
  /** How many lines there are. */
  readonly length: number;
}

const LINES = 'lines';
/** The first version kept all lines in the record itself. */
const APART = 2;

/** Records that grow line by line. Lines stand apart, so that one more costs the same however many there are. */
export class GrowingShelf<T extends Growing, L> {
  readonly #store: string;
  readonly #key: keyof T & string;
  readonly #cupboard: Cupboard;

  constructor(name: string, store: string, key: keyof T & string) {
    this.#store = store;
    this.#key = key;
    this.#cupboard = new Cupboard(name, `${name}-${store}`, APART, (change, database, before) => {
      database.createObjectStore(LINES);
      if (before === 0) database.createObjectStore(store, { keyPath: key });
      else this.#takeApart(change);
    });
  }

  watch(watcher: () => void): () => void {
    return this.#cupboard.watch(watcher);
  }

  /** The most recently changed first, without their lines. */
  async all(): Promise<readonly T[]> {
    const change = await this.#cupboard.transaction(this.#store, 'readonly');
    return latestFirst((await answer(change.objectStore(this.#store).getAll())) as T[]);
  }

  async get(key: string): Promise<T | undefined> {
    const change = await this.#cupboard.transaction(this.#store, 'readonly');
    return (await answer(change.objectStore(this.#store).get(key))) as T | undefined;
  }

  /** The lines of a record, from a place on. */
  async lines(key: string, from = 0): Promise<readonly L[]> {
    const change = await this.#cupboard.transaction(LINES, 'readonly');
    return (await answer(change.objectStore(LINES).getAll(since(key, from)))) as L[];
  }

  /** A record with its lines from a place on, in one breath. */
  async whole(key: string, from = 0): Promise<{ readonly record: T; readonly lines: readonly L[] } | undefined> {
    const change = await this.#cupboard.transaction([this.#store, LINES], 'readonly');
    const [record, lines] = await Promise.all([
      answer(change.objectStore(this.#store).get(key)) as Promise<T | undefined>,
      answer(change.objectStore(LINES).getAll(since(key, from))) as Promise<L[]>,
    ]);
    return record && { record, lines };
  }

  /** The record with these lines and no others. */
  async keep(record: Omit<T, 'length'>, lines: readonly L[]): Promise<void> {
    const change = await this.#both();
    const key = record[this.#key as keyof typeof record] as string;
    const all = change.objectStore(LINES);
    await answer(all.delete(since(key, 0)));
    await Promise.all(lines.map((line, place) => answer(all.put(line, [key, place]))));
    await answer(change.objectStore(this.#store).put({ ...record, length: lines.length }));
    spare();
    this.#cupboard.tellAll();
  }

  /** Adds lines in one breath if the record still ends where the writer thought, and says what else is new of it. */
  async add(key: string, after: number, lines: readonly L[], news: Partial<Omit<T, 'length'>> = {}): Promise<boolean> {
    const change = await this.#both();
    const records = change.objectStore(this.#store);
    const before = (await answer(records.get(key))) as T | undefined;
    if (before?.length !== after) return false;
    const all = change.objectStore(LINES);
    await Promise.all([
      ...lines.map((line, place) => answer(all.put(line, [key, after + place]))),
      answer(records.put({ ...before, ...news, length: after + lines.length, changed: Date.now() })),
    ]);
    this.#cupboard.tellAll();
    return true;
  }

  async forget(key: string): Promise<void> {
    const change = await this.#both();
    await Promise.all([
      answer(change.objectStore(this.#store).delete(key)),
      answer(change.objectStore(LINES).delete(since(key, 0))),
    ]);
    this.#cupboard.tellAll();
  }

  #both(): Promise<IDBTransaction> {
    return this.#cupboard.transaction([this.#store, LINES], 'readwrite');
  }

  #takeApart(change: IDBTransaction): void {
    const all = change.objectStore(LINES);
    const request = change.objectStore(this.#store).openCursor();
    request.onsuccess = () => {
      const cursor = request.result;
      if (!cursor) return;
      const { lines, ...record } = cursor.value as Omit<T, 'length'> & { readonly lines: readonly L[] };
      const key = cursor.key as string;
      for (const [place, line] of lines.entries()) all.put(line, [key, place]);
      cursor.update({ ...record, length: lines.length });
      cursor.continue();
    };
  }
}

const since = (key: string, from: number): IDBKeyRange =>
  IDBKeyRange.bound([key, from], [key, Number.POSITIVE_INFINITY]);
