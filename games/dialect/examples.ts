/** Worked examples: what is given and claimed, and what the walkers made of them. */
import { type Example, type ExampleReport, type Game, nearest, Refused, type Say, WALKERS } from '@grognard/kernel';
import { FORMAT } from './format.ts';

/** An example that was walked. */
export interface ExampleRun extends ExampleReport {
  readonly game: string;
}

const given = (game: string, { preset, ...example }: Example, say: Say) => ({
  game,
  ...example,
  preset: preset === true,
  words: { title: say.read(example.title), origin: say.read({ en: example.origin }) },
});

/** An example as it was walked: by whom, and what differed from the claim. */
export const exampleRunTold = ({ game, example, walked, faults }: ExampleRun, say: Say) => ({
  format: FORMAT,
  walkers: WALKERS,
  ...given(game, example, say),
  walked,
  faults,
});

/** Many of them, with a count. */
export const exampleRunsTold = (runs: readonly ExampleRun[], say: Say) => ({
  format: FORMAT,
  walkers: WALKERS,
  examples: runs.map(({ game, example, walked, faults }) => ({ ...given(game, example, say), walked, faults })),
  count: runs.length,
  walks: runs.reduce((sum, { walked }) => sum + walked.length, 0),
  failed: runs.filter(({ faults }) => faults.length > 0).length,
});

/** What a game has, before anybody walks it. */
export const examplesTold = (game: Game, say: Say) => ({
  format: FORMAT,
  game: game.id,
  version: game.version,
  examples: game.examples.map((example) => given(game.id, example, say)),
  count: game.examples.length,
});

/** The example a reader named, of one procedure where he named that too; `at` is where he wrote it. */
export function exampleNamed(game: Game, id: string, at: string, procedure?: string): Example {
  const found = game.examples.find((each) => each.id === id);
  if (found && (procedure === undefined || found.procedure === procedure)) return found;
  if (found) throw new Refused([{ code: 'otherExample', at, facts: { received: id, procedure: found.procedure } }]);
  const options = game.examples.filter((each) => procedure === undefined || each.procedure === procedure);
  const names = options.map((each) => each.id);
  const close = nearest(id, names);
  throw new Refused([{ code: 'unknownExample', at, facts: { received: id, options: names, ...(close && { close }) } }]);
}
