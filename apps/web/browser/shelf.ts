/** The games as the built site knows them: read from the same shelf, so that a new game is tested without a line here. */
import type { Game } from '@grognard/kernel';

interface Shelved {
  readonly id: string;
  readonly titles: { readonly en: string; readonly fr: string };
  load(): Promise<Game>;
}

const PLACE = '../../../games/dist/index.js';

export const shelved = async (): Promise<readonly Shelved[]> =>
  ((await import(PLACE)) as { shelf: readonly Shelved[] }).shelf;

/** A game's first ready-made situation, or its first example that is not refused. */
export const presetOf = ({ examples }: Game): Game['examples'][number] => {
  const found = examples.find(({ preset }) => preset) ?? examples.find(({ refused }) => !refused);
  if (!found) throw new Error('a game without any example');
  return found;
};

/** The charts and tables that stand on the shelf for the first time: what an edition shares with its game is looked at there. */
export async function ownOf(game: Game): Promise<Readonly<Record<'procedures' | 'tables', readonly string[]>>> {
  const all = await shelved();
  const earlier = await Promise.all(
    all
      .slice(
        0,
        all.findIndex(({ id }) => id === game.id),
      )
      .map(({ load }) => load()),
  );
  const own = (of: 'procedures' | 'tables'): readonly string[] =>
    Object.keys(game[of]).filter((name) => earlier.every((each) => each[of][name] !== game[of][name]));
  return { procedures: own('procedures'), tables: own('tables') };
}
