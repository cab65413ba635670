/** The guided session: pick a game, pick a chart, answer, see the odds, roll or type dice, read why, again or quit. */
import type { Table } from '@grognard/kernel';
import { type Example, type Game, open, type Plain, type Procedure } from '@grognard/kernel';
import type { Dialogue } from '../dialogue.ts';
import { Quit } from '../faults.ts';
import { printTable } from '../layout/tables.ts';
import type { Arguments, Status } from '../verb.ts';
import { openAsked, valuesOf } from './opening.ts';
import { playAsked } from './play.ts';

const NO_ARGUMENTS: Arguments = { words: [], options: {} };
const QUIT = ' quit';
const BACK = ' back';
const TABLES = ' tables';
const OWN = ' own';

export async function guide(dialogue: Dialogue): Promise<Status> {
  dialogue.print(dialogue.paint.bold(dialogue.say('cli.guide.welcome')));
  try {
    while (await oneGame(dialogue));
  } catch (error) {
    if (!(error instanceof Quit)) throw error;
  }
  dialogue.print(dialogue.say('cli.guide.goodbye'));
  return 0;
}

/** Whether the player wants to go on. */
async function oneGame(dialogue: Dialogue): Promise<boolean> {
  const prompter = await dialogue.prompter();
  const options = [
    ...dialogue.shelf.map(({ id, titles, period }) => ({ value: id, label: dialogue.say.read(titles), hint: period })),
    { value: QUIT, label: dialogue.say('cli.guide.quit') },
  ];
  const id = await prompter.pick(dialogue.say('cli.guide.game'), options);
  if (id === QUIT) return false;
  const game = await dialogue.game(id);
  while (await oneChart(dialogue, game));
  return true;
}

async function oneChart(dialogue: Dialogue, game: Game): Promise<boolean> {
  const { say } = dialogue;
  const prompter = await dialogue.prompter();
  const options = [
    ...Object.keys(game.procedures).map((value) => ({ value, label: say(`procedure.${value}`) })),
    { value: TABLES, label: say('cli.guide.tables') },
    { value: BACK, label: say('cli.guide.back') },
  ];
  const id = await prompter.pick(say('cli.guide.chart'), options);
  if (id === BACK) return false;
  const procedure = game.procedures[id];
  if (procedure) while (await oneBattle(dialogue, game, procedure));
  else await oneTable(dialogue, game);
  return true;
}

async function oneTable(dialogue: Dialogue, game: Game): Promise<void> {
  const prompter = await dialogue.prompter();
  const options = Object.values(game.tables).map(({ id, title }) => ({ value: id, label: dialogue.say.read(title) }));
  const id = await prompter.pick(dialogue.say('cli.guide.table'), options);
  const table = game.tables[id];
  if (table) printTable(dialogue, game, table as Table);
}

/** Whether the same chart is wanted again. */
async function oneBattle(dialogue: Dialogue, game: Game, procedure: Procedure): Promise<boolean> {
  const { say } = dialogue;
  const prompter = await dialogue.prompter();
  const presets = game.examples.filter((each) => each.procedure === procedure.id && each.preset);
  const options = [
    ...presets.map(({ id, title }) => ({ value: id, label: say.read(title) })),
    { value: OWN, label: say('cli.guide.own') },
    { value: BACK, label: say('cli.guide.back') },
  ];
  const id = presets.length > 0 ? await prompter.pick(say('cli.guide.preset'), options) : OWN;
  if (id === BACK) return false;
  const preset = presets.find((each) => each.id === id);
  await playAsked(dialogue, await opening(dialogue, game, procedure, preset), NO_ARGUMENTS);
  dialogue.print();
  return prompter.yes(say('cli.guide.again'), true);
}

async function opening(dialogue: Dialogue, game: Game, { id, input }: Procedure, preset: Example | undefined) {
  const rulings = preset?.rulings ?? {};
  const attempt = (given: Plain) => open(game, id, given, { rulings });
  const ready = preset && attempt(preset.input);
  return ready?.ok
    ? ready.value
    : openAsked(dialogue, input.fields, attempt, { earlier: valuesOf(preset?.input ?? {}) });
}
