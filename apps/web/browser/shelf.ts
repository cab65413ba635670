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
