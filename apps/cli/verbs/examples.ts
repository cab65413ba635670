/** `examples`: every worked example under every walker, with a count. */
import { exampleRunsTold, type ExampleRun as Run } from '@grognard/games/dialect';
import { runExample, WALKERS } from '@grognard/kernel';
import type { Dialogue } from '../dialogue.ts';
import { paragraph } from '../layout/columns.ts';
import type { Verb } from '../verb.ts';

export const examples: Verb = {
  name: 'examples',
  takes: ['[game]'],
  async run(dialogue, { words: [only] }) {
    const ids = only === undefined ? dialogue.shelf.map(({ id }) => id) : [only];
    const runs: Run[] = [];
    for (const id of ids) {
      const game = await dialogue.game(id);
      runs.push(...game.examples.map((example) => ({ game: id, ...runExample(game, example) })));
    }
    const failed = runs.filter(({ faults }) => faults.length > 0);
    dialogue.answer(exampleRunsTold(runs, dialogue.say), () => print(dialogue, runs));
    return failed.length > 0 ? 1 : 0;
  },
};

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
