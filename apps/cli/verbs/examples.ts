/** `examples`: every worked example under every walker, with a count. */
import { type Example, type ExampleReport, runExample, WALKERS } from '@grognard/kernel';
import type { Dialogue } from '../dialogue.ts';
import { paragraph } from '../layout/columns.ts';
import type { Verb } from '../verb.ts';

interface Run extends ExampleReport {
  readonly game: string;
  /** Where its figures come from, in the reader's language. */
  readonly origin: string;
}

export const examples: Verb = {
  name: 'examples',
  takes: ['[game]'],
  async run(dialogue, { words: [only] }) {
    const ids = only === undefined ? dialogue.shelf.map(({ id }) => id) : [only];
    const runs: Run[] = [];
    for (const id of ids) {
      const game = await dialogue.game(id);
      const { say } = dialogue;
      const told = (example: Example): Run => ({
        game: id,
        origin: say.read({ en: example.origin }),
        ...runExample(game, example),
      });
      runs.push(...game.examples.map(told));
    }
    const failed = runs.filter(({ faults }) => faults.length > 0);
    dialogue.answer(exampleData(runs), () => print(dialogue, runs));
    return failed.length > 0 ? 1 : 0;
  },
};

const exampleData = (runs: readonly Run[]) => ({
  walkers: WALKERS,
  examples: runs.map(({ game, origin, example: { id, procedure, title }, walked, faults }) => ({
    game,
    id,
    procedure,
    title,
    origin,
    walked,
    faults,
  })),
  count: runs.length,
  walks: walksOf(runs),
  failed: runs.filter(({ faults }) => faults.length > 0).length,
});

const walksOf = (runs: readonly Run[]): number => runs.reduce((sum, { walked }) => sum + walked.length, 0);

function print(dialogue: Dialogue, runs: readonly Run[]): void {
  const { say, paint, width } = dialogue;
  for (const { game, example, walked, faults } of runs) {
    const mark = faults.length === 0 ? paint.green('✓') : paint.red('✗');
    const how = walked.length < WALKERS.length ? paint.dim(` (${say('cli.examples.refused')})`) : '';
    dialogue.print(paragraph(`${mark} ${paint.cyan(game)} ${example.id} ${say.read(example.title)}${how}`, width));
    for (const fault of faults) dialogue.print(paragraph(fault, width, 4));
  }
  const failed = runs.filter(({ faults }) => faults.length > 0).length;
  dialogue.print();
  dialogue.print(paragraph(say('cli.examples.count', { count: runs.length, walks: walksOf(runs), failed }), width));
}
