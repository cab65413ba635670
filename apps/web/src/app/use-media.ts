/** Whether a media query holds, now and whenever it changes. */
import { useSyncExternalStore } from 'react';

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (watcher) => {
      const list = matchMedia(query);
      list.addEventListener('change', watcher);
      return () => list.removeEventListener('change', watcher);
    },
    () => matchMedia(query).matches,
  );
}

/** A phone held upright: forces open one at a time, the odds come up from below. */
export const useNarrow = (): boolean => useMedia('(max-width: 767px)');
