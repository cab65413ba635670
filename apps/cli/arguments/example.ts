/** `--example ID`: a worked example instead of an input. */
import { exampleNamed } from '@grognard/games/dialect';
import type { Example, Game } from '@grognard/kernel';

export const exampleOf = (game: Game, procedure: string, id: string): Example =>
  exampleNamed(game, id, '--example', procedure);

export const examplesOf = (game: Game, procedure: string): readonly string[] =>
  game.examples.filter((each) => each.procedure === procedure).map(({ id }) => id);
