/** `scenarios`: the stories a game tells in worked examples, and the line that plays each step as it is told. */
import type { Example, Game, Scenario } from '@grognard/kernel';
import { commandLine } from '../arguments/line.ts';
import type { Dialogue } from '../dialogue.ts';
import { paragraph } from '../layout/columns.ts';
import type { Verb } from '../verb.ts';

export const scenarios: Verb = {
  name: 'scenarios',
  takes: ['[game]'],
  async run(dialogue, { words: [only] }) {
    const ids = only === undefined ? dialogue.shelf.map(({ id }) => id) : [only];
    const games: Game[] = [];
    for (const id of ids) games.push(await dialogue.game(id));
    const told = games.flatMap((game) => (game.scenarios ?? []).map((scenario) => ({ game, scenario })));
    dialogue.answer({ scenarios: told.map(({ game, scenario }) => scenarioData(game, scenario)) }, () => {
      if (told.length === 0) dialogue.print(paragraph(dialogue.say('cli.scenarios.none'), dialogue.width));
      for (const { game, scenario } of told) print(dialogue, game, scenario);
    });
    return 0;
  },
};

const scenarioData = (game: Game, scenario: Scenario) => ({
  game: game.id,
  ...scenario,
  steps: stepsOf(game, scenario).map((example) => ({
    example: example.id,
    procedure: example.procedure,
    title: example.title,
    line: lineOf(game, example),
  })),
});

const stepsOf = ({ examples }: Game, { steps }: Scenario): readonly Example[] =>
  steps.flatMap((id) => examples.find((each) => each.id === id) ?? []);

/** What to type to see a step as the story tells it, its dice and answers included. */
const lineOf = (game: Game, { id, procedure, dice = [], answers = [] }: Example): string =>
  commandLine([
    ...['resolve', game.id, procedure, '--example', id],
    ...(dice.length + answers.length > 0 ? ['--told'] : []),
  ]);

function print(dialogue: Dialogue, game: Game, scenario: Scenario): void {
  const { paint, width, say } = dialogue;
  const { id, title, story } = scenario;
  dialogue.print(paragraph(`${paint.cyan(`${game.id} ${id}`)}  ${paint.bold(say.read(title))}`, width));
  dialogue.print(paragraph(say.read(story), width, 2));
  for (const [place, example] of stepsOf(game, scenario).entries()) {
    dialogue.print(paragraph(`${place + 1}. ${say.read(example.title)}`, width, 2));
    // Never broken into lines: it is there to be copied.
    dialogue.print(`     ${paint.dim(lineOf(game, example))}`);
  }
  dialogue.print();
}
