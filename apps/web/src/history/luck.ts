/** How lucky the kept rolls were, weighed one by one beside the page, the newest first. */
import { useEffect } from 'react';
import { slowWorker } from '../odds/worker-client.ts';
import { type Roll, rollShelf } from './shelf.ts';

export function useRollsWeighed(rolls: readonly Roll[]): void {
  const next = rolls.find(({ weighed }) => weighed === undefined);
  useEffect(() => {
    if (!next) return;
    let current = true;
    const work = async (): Promise<void> => {
      const weighed = await weighedRoll(next).catch(() => ({}));
      if (current) await rollShelf.change(next.id, (roll) => ({ ...roll, weighed }));
    };
    void work();
    return () => {
      current = false;
    };
  }, [next]);
}

async function weighedRoll({ game, procedure, input, rulings, overlay, journal }: Roll) {
  if (journal.every(({ kind }) => kind !== 'die')) return {};
  return slowWorker().weigh({ game, procedure, input, rulings, overlay, assumed: {} }, journal);
}
