/** Playing a procedure once it is open: with what the command line gave, or at the keyboard. */
import type { WordedForecast } from '@grognard/games/words';
import { answersInOrder, type Opened, type Resolution } from '@grognard/kernel';
import { liveDice, seededDice } from '../arguments/dice.ts';
import { answersOf, facesOf } from '../arguments/play.ts';
import type { Dialogue } from '../dialogue.ts';
import { UsageFault } from '../faults.ts';
import { forecastFor } from '../forecast/forecast.ts';
import { printLuck, printResult } from '../layout/account.ts';
import { heading } from '../layout/chart.ts';
import { printForecast } from '../layout/forecast.ts';
import { stepTeller } from '../layout/steps.ts';
import { type Arguments, text } from '../verb.ts';
import { drive } from './drive.ts';
import { type AnswerHand, askedFor, calledFor, type DiceHand, prepared, rolled, thrown, together } from './hands.ts';

/** Plays with what the command line gave; what it left open is thrown, or asked where someone can answer. */
export const playFromArguments = async (dialogue: Dialogue, opened: Opened, args: Arguments): Promise<Resolution> =>
  drive(
    opened,
    together(diceFromArguments(args) ?? thrown(liveDice()), await answersFromArguments(dialogue, opened, args)),
  );

/** The odds before anything is decided. */
export const openForecast = (dialogue: Dialogue, opened: Opened): Promise<WordedForecast> =>
  forecastFor(dialogue, opened, { odds: true, open: true });

/** As briefly as they can be told. */
export function printBriefly(dialogue: Dialogue, opened: Opened, made: WordedForecast): void {
  dialogue.print();
  dialogue.print(heading(dialogue, opened));
  dialogue.print();
  printForecast(dialogue, made, true);
  dialogue.print();
}

/** Shows the odds, then plays at the keyboard, telling each step as it comes. Nothing where the player turns back. */
export async function playAsked(dialogue: Dialogue, opened: Opened, args: Arguments): Promise<Resolution | undefined> {
  printBriefly(dialogue, opened, await openForecast(dialogue, opened));
  const dice = diceFromArguments(args) ?? (await diceAsked(dialogue));
  if (!dice) return undefined;
  dialogue.print();
  const hands = together(dice, await answersFromArguments(dialogue, opened, args));
  const played = await drive(opened, hands, stepTeller(dialogue, opened.game));
  printResult(dialogue, opened, played);
  printLuck(dialogue, opened, played);
  return played;
}

function diceFromArguments(args: Arguments): DiceHand | undefined {
  const [faces, seed] = [facesOf(args), text(args, 'seed')];
  if (faces && seed !== undefined) throw new UsageFault('diceTwice');
  if (faces) return rolled(faces);
  return seed === undefined ? undefined : thrown(seededDice(seed));
}

async function diceAsked(dialogue: Dialogue): Promise<DiceHand | undefined> {
  const prompter = await dialogue.prompter();
  const ways = ['roll', 'type', 'back'].map((value) => ({ value, label: dialogue.say(`cli.ask.dice.${value}`) }));
  switch (await prompter.pick(dialogue.say('cli.ask.dice'), ways)) {
    case 'roll':
      return thrown(liveDice());
    case 'type':
      return calledFor(prompter, dialogue.say);
    default:
      return undefined;
  }
}

async function answersFromArguments(dialogue: Dialogue, { game }: Opened, args: Arguments): Promise<AnswerHand> {
  const answers = await answersOf(dialogue, args);
  if (answers) return prepared(answers);
  return dialogue.asks ? askedFor(await dialogue.prompter(), game, dialogue.say) : prepared(answersInOrder([]));
}
