/** The guided session: pick a game, pick a chart, answer, see the odds, roll or type dice, read why, again or quit. */
import { shelf } from '@grognard/games';
import type { Table } from '@grognard/kernel';
import { type Example, type Game, open, type Plain, type Procedure } from '@grognard/kernel';
import type { Desk } from '../desk.ts';
import { Quit } from '../faults.ts';
import { printTable } from '../layout/tables.ts';
import type { Given, Status } from '../verb.ts';
import { openAsked, valuesOf } from './opening.ts';
import { playAsked } from './play.ts';

const NOTHING_GIVEN: Given = { words: [], options: {} };
const QUIT = ' quit';
const BACK = ' back';
const TABLES = ' tables';
const OWN = ' own';

export async function guide(desk: Desk): Promise<Status> {
  desk.print(desk.paint.bold(desk.say('cli.guide.welcome')));
  try {
    while (await oneGame(desk));
  } catch (error) {
    if (!(error instanceof Quit)) throw error;
  }
  desk.print(desk.say('cli.guide.goodbye'));
  return 0;
}

/** Whether the player wants to go on. */
async function oneGame(desk: Desk): Promise<boolean> {
  const prompter = await desk.prompter();
  const options = [
    ...shelf.map(({ id, titles, period }) => ({ value: id, label: titles[desk.locale], hint: period })),
    { value: QUIT, label: desk.say('cli.guide.quit') },
  ];
  const id = await prompter.pick(desk.say('cli.guide.game'), options);
  if (id === QUIT) return false;
  const game = await desk.game(id);
  while (await oneChart(desk, game));
  return true;
}

async function oneChart(desk: Desk, game: Game): Promise<boolean> {
  const { say } = desk;
  const prompter = await desk.prompter();
  const options = [
    ...Object.keys(game.procedures).map((value) => ({ value, label: say(`procedure.${value}`) })),
    { value: TABLES, label: say('cli.guide.tables') },
    { value: BACK, label: say('cli.guide.back') },
  ];
  const id = await prompter.pick(say('cli.guide.chart'), options);
  if (id === BACK) return false;
  const procedure = game.procedures[id];
  if (procedure) while (await oneBattle(desk, game, procedure));
  else await oneTable(desk, game);
  return true;
}

async function oneTable(desk: Desk, game: Game): Promise<void> {
  const prompter = await desk.prompter();
  const options = Object.values(game.tables).map(({ id, title }) => ({ value: id, label: title[desk.locale] }));
  const id = await prompter.pick(desk.say('cli.guide.table'), options);
  const table = game.tables[id];
  if (table) printTable(desk, game, table as Table);
}

/** Whether the same chart is wanted again. */
async function oneBattle(desk: Desk, game: Game, procedure: Procedure): Promise<boolean> {
  const { say, locale } = desk;
  const prompter = await desk.prompter();
  const presets = game.examples.filter((each) => each.procedure === procedure.id && each.preset);
  const options = [
    ...presets.map(({ id, title }) => ({ value: id, label: title[locale] })),
    { value: OWN, label: say('cli.guide.own') },
    { value: BACK, label: say('cli.guide.back') },
  ];
  const id = presets.length > 0 ? await prompter.pick(say('cli.guide.preset'), options) : OWN;
  if (id === BACK) return false;
  const preset = presets.find((each) => each.id === id);
  await playAsked(desk, await opening(desk, game, procedure, preset), NOTHING_GIVEN);
  desk.print();
  return prompter.yes(say('cli.guide.again'), true);
}

async function opening(desk: Desk, game: Game, { id, input }: Procedure, preset: Example | undefined) {
  const rulings = preset?.rulings ?? {};
  const attempt = (given: Plain) => open(game, id, given, { rulings });
  const ready = preset && attempt(preset.input);
  return ready?.ok ? ready.value : openAsked(desk, input.fields, attempt, { earlier: valuesOf(preset?.input ?? {}) });
}
