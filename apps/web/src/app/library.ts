/** Games taken from the shelf, each once. */

import type { Printed } from 'virtual:every-example';
import { shelf } from '@grognard/games';
import { type Game, localesOf } from '@grognard/kernel';
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

const whole = new Map<string, Promise<Game | undefined>>();

/** The game with every worked example; with the game itself come only those that are offered to players. */
function takeWhole(id: string): Promise<Game | undefined> {
  const known = whole.get(id);
  if (known !== undefined) return known;
  const loading = Promise.all([takeGame(id), printedOf(id)]).then(
    ([game, printed]) => game && (printed ? withPrinted(game, printed) : game),
  );
  whole.set(id, loading);
  loading.catch(() => whole.delete(id));
  return loading;
}

const printedOf = async (id: string): Promise<Printed | undefined> =>
  (await import('virtual:every-example')).everyExample[id]?.();

const withPrinted = (game: Game, { examples, told }: Printed): Game => {
  const languages = localesOf(game).map((locale) => [locale, { ...game.text[locale], ...told[locale] }]);
  return { ...game, examples, text: { ...game.text, ...Object.fromEntries(languages) } };
};

/** Every example there is. */
export const EVERY = '*';

export type Taken =
  | { readonly state: 'coming' }
  | { readonly state: 'here'; readonly game: Game }
  | { readonly state: 'absent' };

/** `needed` is the example that must be there, or every one of them. */
export function useGame(id: string, needed?: string): Taken {
  const [held, hold] = useState<{ readonly id: string; readonly whole: boolean; readonly taken: Taken }>();
  useEffect(() => {
    let current = true;
    const take = async (): Promise<void> => {
      const game = await takeGame(id);
      const isWhole = game !== undefined && !has(game, needed);
      const found = isWhole ? await takeWhole(id) : game;
      if (current) hold({ id, whole: isWhole, taken: found ? { state: 'here', game: found } : { state: 'absent' } });
    };
    take().catch(() => current && hold({ id, whole: true, taken: { state: 'absent' } }));
    return () => {
      current = false;
    };
  }, [id, needed]);
  if (held?.id !== id) return { state: 'coming' };
  const { taken } = held;
  return held.whole || taken.state !== 'here' || has(taken.game, needed) ? taken : { state: 'coming' };
}

const has = ({ examples }: Game, needed: string | undefined): boolean =>
  needed === undefined || examples.some(({ id }) => id === needed);
