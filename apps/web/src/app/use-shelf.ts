/** Everything on a shelf, followed as it changes. */
import { useEffect, useState } from 'react';
import type { Shelf } from './database.ts';

export function useShelf<T extends { readonly changed: number }>(shelf: Shelf<T>): readonly T[] | undefined {
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
