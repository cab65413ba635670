/** `--example ID`: a worked example instead of an input. */
import { type Example, type Game, nearest, Refused } from '@grognard/kernel';

export function exampleOf(game: Game, procedure: string, id: string): Example {
  const found = game.examples.find((each) => each.id === id);
  if (found?.procedure === procedure) return found;
  if (found) {
    const facts = { received: id, procedure: found.procedure };
    throw new Refused([{ code: 'otherExample', at: '--example', facts }]);
  }
  const options = examplesOf(game, procedure);
  const close = nearest(id, options);
  const facts = { received: id, options, ...(close && { close }) };
  throw new Refused([{ code: 'unknownExample', at: '--example', facts }]);
}

export const examplesOf = (game: Game, procedure: string): readonly string[] =>
  game.examples.filter((each) => each.procedure === procedure).map(({ id }) => id);
