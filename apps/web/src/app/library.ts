/** Games taken from the shelf, each once. */
import { shelf } from '@grognard/games';
import type { Game } from '@grognard/kernel';
import { useEffect, useState } from 'react';

const taken = new Map<string, Promise<Game | undefined>>();

export function takeGame(id: string): Promise<Game | undefined> {
  const known = taken.get(id);
  if (known !== undefined) return known;
  const entry = shelf.find((each) => each.id === id);
  const loading = entry ? entry.load() : Promise.resolve(undefined);
  taken.set(id, loading);
  // A chunk that failed to arrive is asked for again next time.
  loading.catch(() => taken.delete(id));
  return loading;
}

export type Taken =
  | { readonly state: 'coming' }
  | { readonly state: 'here'; readonly game: Game }
  | { readonly state: 'absent' };

export function useGame(id: string): Taken {
  const [held, hold] = useState<{ readonly id: string; readonly taken: Taken }>({ id, taken: { state: 'coming' } });
  useEffect(() => {
    let current = true;
    const tell = (taken: Taken): void => {
      if (current) hold({ id, taken });
    };
    takeGame(id).then(
      (game) => tell(game ? { state: 'here', game } : { state: 'absent' }),
      () => tell({ state: 'absent' }),
    );
    return () => {
      current = false;
    };
  }, [id]);
  return held.id === id ? held.taken : { state: 'coming' };
}
