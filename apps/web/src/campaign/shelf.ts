/** Campaigns kept in the browser's own database: nothing but the lines of their journals. */

export interface Kept {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly lines: readonly string[];
  readonly changed: number;
}

const STORE = 'campaigns';
let opening: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('grognard', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opening;
}

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const storeFor = async (mode: IDBTransactionMode): Promise<IDBObjectStore> =>
  (await database()).transaction(STORE, mode).objectStore(STORE);

const watchers = new Set<() => void>();
/** Another tab of the same browser may write too. */
const channel = new BroadcastChannel('grognard-campaigns');
channel.onmessage = () => tellHere();

const tellHere = (): void => {
  for (const watcher of watchers) watcher();
};

const tellAll = (): void => {
  tellHere();
  channel.postMessage('changed');
};

export function watchCampaigns(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

export async function allKept(): Promise<readonly Kept[]> {
  const kept = (await answer((await storeFor('readonly')).getAll())) as Kept[];
  return kept.sort((a, b) => b.changed - a.changed);
}

export const keptOf = async (id: string): Promise<Kept | undefined> =>
  (await answer((await storeFor('readonly')).get(id))) as Kept | undefined;

export async function keep(kept: Kept): Promise<void> {
  await answer((await storeFor('readwrite')).put(kept));
  // Asked once a campaign exists: a browser short of space then spares it.
  navigator.storage?.persist?.().catch(() => undefined);
  tellAll();
}

/** Adds a line if the journal still ends where the writer thought: two tabs never write over each other. */
export async function addLine(id: string, after: number, line: string): Promise<boolean> {
  const store = await storeFor('readwrite');
  const kept = (await answer(store.get(id))) as Kept | undefined;
  if (!kept || kept.lines.length !== after) return false;
  await answer(store.put({ ...kept, lines: [...kept.lines, line], changed: Date.now() } satisfies Kept));
  tellAll();
  return true;
}

export async function forget(id: string): Promise<void> {
  await answer((await storeFor('readwrite')).delete(id));
  tellAll();
}
