/** Playing a procedure once it is open: with what the command line gave, or at the keyboard. */
import type { WordedForecast } from '@grognard/games/words';
import { answersInOrder, type Opened, type Resolution } from '@grognard/kernel';
import type { Desk } from '../desk.ts';
import { UsageFault } from '../faults.ts';
import { forecastFor } from '../forecast/forecast.ts';
import { liveDice, seededDice } from '../given/dice.ts';
import { answersOf, facesOf } from '../given/play.ts';
import { printLuck, printResult } from '../layout/account.ts';
import { heading } from '../layout/chart.ts';
import { printForecast } from '../layout/forecast.ts';
import { stepTeller } from '../layout/steps.ts';
import { type Given, text } from '../verb.ts';
import { drive } from './drive.ts';
import { type AnswerHand, askedFor, calledFor, type DiceHand, prepared, rolled, thrown, together } from './hands.ts';

/** Plays with what the command line gave; what it left open is thrown, or asked where someone can answer. */
export const playGiven = async (desk: Desk, opened: Opened, given: Given): Promise<Resolution> =>
  drive(opened, together(diceGiven(given) ?? thrown(liveDice()), await answersGiven(desk, opened, given)));

/** The odds before anything is decided. */
export const openForecast = (desk: Desk, opened: Opened): Promise<WordedForecast> =>
  forecastFor(desk, opened, { odds: true, open: true });

/** As briefly as they can be told. */
export function printBriefly(desk: Desk, opened: Opened, made: WordedForecast): void {
  desk.print();
  desk.print(heading(desk, opened));
  desk.print();
  printForecast(desk, made, true);
  desk.print();
}

/** Shows the odds, then plays at the keyboard, telling each step as it comes. Nothing where the player turns back. */
export async function playAsked(desk: Desk, opened: Opened, given: Given): Promise<Resolution | undefined> {
  printBriefly(desk, opened, await openForecast(desk, opened));
  const dice = diceGiven(given) ?? (await diceAsked(desk));
  if (!dice) return undefined;
  desk.print();
  const hands = together(dice, await answersGiven(desk, opened, given));
  const played = await drive(opened, hands, stepTeller(desk, opened.game));
  printResult(desk, opened, played);
  printLuck(desk, opened, played);
  return played;
}

function diceGiven(given: Given): DiceHand | undefined {
  const [faces, seed] = [facesOf(given), text(given, 'seed')];
  if (faces && seed !== undefined) throw new UsageFault('diceTwice');
  if (faces) return rolled(faces);
  return seed === undefined ? undefined : thrown(seededDice(seed));
}

async function diceAsked(desk: Desk): Promise<DiceHand | undefined> {
  const prompter = await desk.prompter();
  const ways = ['roll', 'type', 'back'].map((value) => ({ value, label: desk.say(`cli.ask.dice.${value}`) }));
  switch (await prompter.pick(desk.say('cli.ask.dice'), ways)) {
    case 'roll':
      return thrown(liveDice());
    case 'type':
      return calledFor(prompter, desk.say);
    default:
      return undefined;
  }
}

async function answersGiven(desk: Desk, { game }: Opened, given: Given): Promise<AnswerHand> {
  const answers = await answersOf(desk, given);
  if (answers) return prepared(answers);
  return desk.asks ? askedFor(await desk.prompter(), game, desk.say) : prepared(answersInOrder([]));
}
