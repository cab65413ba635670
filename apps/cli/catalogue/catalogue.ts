/** What each game on a shelf is: from the printed catalogue, or from the game itself. */
import { shelf as ours, type ShelfEntry } from '@grognard/games';
import type { Described } from '@grognard/games/dialect';

/** A game from elsewhere may bear the name of one of ours, so that only ours are looked up by name. */
export async function describedOf(entry: ShelfEntry): Promise<Described> {
  const { printed } = await import('./printed.ts');
  const found = ours.includes(entry) ? printed.find(({ id }) => id === entry.id) : undefined;
  if (found) return found;
  const { described } = await import('@grognard/games/dialect');
  return described(await entry.load());
}
