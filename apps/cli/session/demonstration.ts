/** One battle for a reader who has no keyboard: its odds, live dice, the explanation, and how to go on. */
import { shelf } from '@grognard/games';
import { open } from '@grognard/kernel';
import type { Desk } from '../desk.ts';
import { accepted } from '../faults.ts';
import { forecastFor } from '../forecast/forecast.ts';
import { liveDice } from '../given/dice.ts';
import { printAccount, resolutionData } from '../layout/account.ts';
import { heading } from '../layout/chart.ts';
import { paragraph } from '../layout/columns.ts';
import { printForecast } from '../layout/forecast.ts';
import type { Status } from '../verb.ts';
import { drive } from './drive.ts';

export async function demonstration(desk: Desk): Promise<Status> {
  // An invented game plays in no year; a published one comes first.
  const entry = shelf.find(({ period }) => /\d/.test(period)) ?? shelf[0];
  const game = await desk.game(entry?.id ?? '');
  const preset = game.examples.find(({ preset: offered }) => offered) ?? game.examples.find(({ refused }) => !refused);
  if (!preset) return 1;
  const opened = accepted(open(game, preset.procedure, preset.input, { rulings: preset.rulings ?? {} }));
  const made = await forecastFor(desk, opened, { odds: true, policy: ['evenly'] });
  const dice = liveDice();
  const pick = (options: readonly string[]): string => options[dice({ sides: options.length }) - 1] ?? '';
  const played = await drive(opened, {
    face: (_ask, die) => dice(die),
    option: (_ask, _side, options) => pick(options),
    sealed: (_ask, asks) => Object.fromEntries(Object.entries(asks).map(([side, options]) => [side, pick(options)])),
    finish: () => undefined,
  });
  const data = { odds: made, resolution: resolutionData(desk, opened, played) };
  desk.answer(data, () => {
    desk.print(heading(desk, opened));
    desk.print(paragraph(preset.title[desk.locale], desk.width));
    desk.print();
    desk.print(desk.paint.bold(desk.say('cli.demo.odds')));
    printForecast(desk, made);
    desk.print();
    desk.print(desk.paint.bold(desk.say('cli.demo.play')));
    printAccount(desk, opened, played);
    desk.print();
    desk.print(desk.say('cli.demo.on', { game: game.id, procedure: preset.procedure }));
  });
  return 0;
}
