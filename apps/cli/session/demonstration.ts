/** One battle for a reader who has no keyboard: its odds, live dice, the explanation, and how to go on. */
import { open } from '@grognard/kernel';
import { liveDice } from '../arguments/dice.ts';
import type { Dialogue } from '../dialogue.ts';
import { accepted } from '../faults.ts';
import { forecastFor } from '../forecast/forecast.ts';
import { printAccount, resolutionData } from '../layout/account.ts';
import { heading } from '../layout/chart.ts';
import { paragraph } from '../layout/columns.ts';
import { printForecast } from '../layout/forecast.ts';
import type { Status } from '../verb.ts';
import { drive } from './drive.ts';

export async function demonstration(dialogue: Dialogue): Promise<Status> {
  // An invented game plays in no year; a published one comes first.
  const entry = dialogue.shelf.find(({ period }) => /\d/.test(period)) ?? dialogue.shelf[0];
  const game = await dialogue.game(entry?.id ?? '');
  const preset = game.examples.find(({ preset: offered }) => offered) ?? game.examples.find(({ refused }) => !refused);
  if (!preset) return 1;
  const opened = accepted(open(game, preset.procedure, preset.input, { rulings: preset.rulings ?? {} }));
  const made = await forecastFor(dialogue, opened, { odds: true, policy: ['evenly'] });
  const dice = liveDice();
  const pick = (options: readonly string[]): string => options[dice({ sides: options.length }) - 1] ?? '';
  const played = await drive(opened, {
    face: (_ask, die) => dice(die),
    option: (_ask, _side, options) => pick(options),
    sealed: (_ask, asks) => Object.fromEntries(Object.entries(asks).map(([side, options]) => [side, pick(options)])),
    finish: () => undefined,
    takesBack: () => false,
  });
  const data = { odds: made, resolution: await resolutionData(dialogue, opened, played) };
  dialogue.answer(data, () => {
    dialogue.print(heading(dialogue, opened));
    dialogue.print(paragraph(dialogue.say.read(preset.title), dialogue.width));
    dialogue.print();
    dialogue.print(dialogue.paint.bold(dialogue.say('cli.demo.odds')));
    printForecast(dialogue, made);
    dialogue.print();
    dialogue.print(dialogue.paint.bold(dialogue.say('cli.demo.play')));
    printAccount(dialogue, opened, played);
    dialogue.print();
    dialogue.print(dialogue.say('cli.demo.on', { game: game.id, procedure: preset.procedure }));
  });
  return 0;
}
