/** Records kept in the browser's own database, watched by every tab that shows them. */

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

interface Shelved {
  readonly changed: number;
}

/** One kind of record in a database of its own. */
export class Shelf<T extends Shelved> {
  readonly #name: string;
  readonly #store: string;
  readonly #key: keyof T & string;
  readonly #watchers = new Set<() => void>();
  readonly #channel: BroadcastChannel;
  #opening: Promise<IDBDatabase> | undefined;

  constructor(name: string, store: string, key: keyof T & string) {
    this.#name = name;
    this.#store = store;
    this.#key = key;
    // Another tab of the same browser may write too.
    this.#channel = new BroadcastChannel(`${name}-${store}`);
    this.#channel.onmessage = () => this.#tellHere();
  }

  watch(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** The most recently changed first. */
  async all(): Promise<readonly T[]> {
    const kept = (await answer((await this.#storeFor('readonly')).getAll())) as T[];
    return kept.sort((a, b) => b.changed - a.changed);
  }

  async get(key: string): Promise<T | undefined> {
    return (await answer((await this.#storeFor('readonly')).get(key))) as T | undefined;
  }

  async put(...records: readonly T[]): Promise<void> {
    const store = await this.#storeFor('readwrite');
    await Promise.all(records.map((record) => answer(store.put(record))));
    // Asked once something exists: a browser short of space then spares it.
    navigator.storage?.persist?.().catch(() => undefined);
    this.#tellAll();
  }

  /** Changes a record in one breath, so that two tabs never write over each other; nothing where `change` gives nothing. */
  async change(key: string, change: (record: T) => T | undefined): Promise<boolean> {
    const store = await this.#storeFor('readwrite');
    const before = (await answer(store.get(key))) as T | undefined;
    const after = before && change(before);
    if (!after) return false;
    await answer(store.put(after));
    this.#tellAll();
    return true;
  }

  async forget(...keys: readonly string[]): Promise<void> {
    const store = await this.#storeFor('readwrite');
    await Promise.all(keys.map((key) => answer(store.delete(key))));
    this.#tellAll();
  }

  async #storeFor(mode: IDBTransactionMode): Promise<IDBObjectStore> {
    this.#opening ??= new Promise((resolve, reject) => {
      const request = indexedDB.open(this.#name, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(this.#store, { keyPath: this.#key });
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    return (await this.#opening).transaction(this.#store, mode).objectStore(this.#store);
  }

  #tellHere(): void {
    for (const watcher of this.#watchers) watcher();
  }

  #tellAll(): void {
    this.#tellHere();
    this.#channel.postMessage('changed');
  }
}
