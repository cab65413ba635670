/** Everything on a shelf, followed as it changes. */
import { useEffect, useState } from 'react';

/** What is kept on a shelf, and when it changes. */
interface Followed<T> {
  all(): Promise<readonly T[]>;
  watch(watcher: () => void): () => void;
}

export function useShelf<T>(shelf: Followed<T>): readonly T[] | undefined {
  const [kept, setKept] = useState<readonly T[]>();
  useEffect(() => {
    let current = true;
    const load = (): void => {
      shelf.all().then(
        (all) => current && setKept(all),
        () => current && setKept([]),
      );
    };
    load();
    const stop = shelf.watch(load);
    return () => {
      current = false;
      stop();
    };
  }, [shelf]);
  return kept;
}
