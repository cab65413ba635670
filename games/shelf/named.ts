/** A shelf made of names: games of the house, files and packages of others, in the order they are given. */
import { pathToFileURL } from 'node:url';
import { type Game, nearest, type Refusal, Refused } from '@grognard/kernel';
import { type ShelfEntry, shelf } from '../index.ts';
import { placeOf } from './place.ts';

export { placeOf };

/** Stands for every game of the house. */
export const ALL = 'all';

/** The names in a setting such as `all,./two-rivers.js`. */
export const namesIn = (list: string): readonly string[] =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** Throws all that is wrong with the names at once. `from` is the folder that files and packages are looked up from. */
export async function shelfOf(names: readonly string[], from = process.cwd()): Promise<readonly ShelfEntry[]> {
  const taken = await Promise.all(names.map((name) => entriesOf(name, from)));
  const faults = taken.flatMap((each) => ('code' in each ? [each] : []));
  const entries = taken.flatMap((each) => ('code' in each ? [] : each));
  const twice = entries.filter(({ id }, index) => entries.findIndex((each) => each.id === id) < index);
  const all = [...faults, ...twice.map(({ id }): Refusal => ({ code: 'gameTwice', at: '', facts: { received: id } }))];
  if (all.length > 0) throw new Refused(all);
  return entries;
}

async function entriesOf(name: string, from: string): Promise<readonly ShelfEntry[] | Refusal> {
  if (name === ALL) return shelf;
  const ours = shelf.find(({ id }) => id === name);
  if (ours) return [ours];
  const place = placeOf(name, from);
  if (place === undefined) return notFound(name);
  try {
    const { game } = (await import(pathToFileURL(place).href)) as { readonly game?: unknown };
    return isGame(game) ? [standing(game)] : { code: 'notAGame', at: '', facts: { received: name } };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { code: 'gameNotLoaded', at: '', facts: { received: name, reason } };
  }
}

function notFound(received: string): Refusal {
  const options = shelf.map(({ id }) => id);
  const close = nearest(received, options);
  return { code: 'gameNotFound', at: '', facts: { received, options, ...(close && { close }) } };
}

const standing = (game: Game): ShelfEntry => ({
  id: game.id,
  titles: game.titles,
  period: game.period,
  load: async () => game,
});

/** What `defineGame` gives; whatever else is wrong with a game, its own tests tell. */
function isGame(value: unknown): value is Game {
  const holds = (inner: unknown): inner is Record<string, unknown> => typeof inner === 'object' && inner !== null;
  if (!holds(value)) return false;
  const { id, version, period, titles, text, procedures, tables, sides, examples } = value;
  return (
    [id, version, period].every((each) => typeof each === 'string') &&
    [titles, text, procedures, tables].every(holds) &&
    [sides, examples].every(Array.isArray)
  );
}
