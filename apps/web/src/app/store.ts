/** A value that components watch and that outlives the page in the browser's own storage. */
import { useSyncExternalStore } from 'react';

export interface Store<T> {
  get(): T;
  set(value: T): void;
  use(): T;
}

/** A browser that refuses storage (private windows, full disks) still works: values then last as long as the page. */
const remembered = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

const unwritten = new Map<string, () => string>();

/** Written when the hand rests: a dragged slider sets a hundred values, and storage is slow. */
const REST = 250;

function writeAll(): void {
  for (const [key, text] of unwritten) {
    try {
      localStorage.setItem(key, text());
    } catch {
      // Nothing to do: the value lives on in memory.
    }
  }
  unwritten.clear();
}

let timer: ReturnType<typeof setTimeout> | undefined;

function remember(key: string, text: () => string): void {
  unwritten.set(key, text);
  // A phone drops a page without asking; hidden is the last that is sure to be heard.
  for (const last of ['pagehide', 'visibilitychange']) addEventListener(last, writeAll);
  clearTimeout(timer);
  timer = setTimeout(writeAll, REST);
}

/** `read` turns what was stored, or nothing, into a value; what it does not understand it must replace. */
export function store<T>(
  key: string,
  read: (stored: unknown) => T,
  written: (value: T) => string = JSON.stringify,
): Store<T> {
  const watchers = new Set<() => void>();
  let value = read(parsed(remembered(key)));
  const watch = (watcher: () => void): (() => void) => {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  };
  const get = (): T => value;
  return {
    get,
    set(next) {
      value = next;
      remember(key, () => written(next));
      for (const watcher of watchers) watcher();
    },
    use: () => useSyncExternalStore(watch, get),
  };
}

function parsed(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
