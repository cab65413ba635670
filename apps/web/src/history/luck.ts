/** How lucky the kept rolls were, worked out one by one beside the page, the newest first. */
import type { Forecast, Game } from '@grognard/kernel';
import { useEffect } from 'react';
import { takeGame } from '../app/library.ts';
import { inEachOf } from '../app/speaker-in.ts';
import { askSlowly } from '../odds/worker-client.ts';
import { type Roll, rollShelf, type SideLuck } from './shelf.ts';

export function useLuckWorkedOut(rolls: readonly Roll[]): void {
  const next = rolls.find(({ luck }) => luck === undefined);
  useEffect(() => {
    if (!next) return;
    let current = true;
    const work = async (): Promise<void> => {
      const luck = await luckOf(next).catch(() => []);
      if (current) await rollShelf.change(next.id, (roll) => ({ ...roll, luck }));
    };
    void work();
    return () => {
      current = false;
    };
  }, [next]);
}

async function luckOf(roll: Roll): Promise<readonly SideLuck[]> {
  const { game: id, procedure, input, rulings, overlay, journal } = roll;
  if (journal.every(({ kind }) => kind !== 'die')) return [];
  const game = await takeGame(id);
  const told = await askSlowly({ game: id, procedure, input, rulings, overlay, assumed: {} }, { luck: journal });
  return game && told ? sidesOf(game, told) : [];
}

/** Every side that cares, in the figure it counts in. */
const sidesOf = (game: Game, { luck = [] }: Forecast): readonly SideLuck[] =>
  luck.flatMap(({ name, sides }) =>
    sides.map(({ side, worse }) => ({
      worse,
      side: inEachOf(game, (say) => say(`side.${side}`)),
      figure: inEachOf(game, (say) => say(`figure.${name}`)),
    })),
  );
