/** Playing a procedure once it is open: with what the command line gave, or at the keyboard. */
import { answersInOrder, type Opened, type Resolution } from '@grognard/kernel';
import { liveDice, seededDice } from '../arguments/dice.ts';
import { journalWords } from '../arguments/line.ts';
import { answersOf, facesOf } from '../arguments/play.ts';
import type { Dialogue } from '../dialogue.ts';
import { Back, UsageFault } from '../faults.ts';
import { printLuck, printResult } from '../layout/account.ts';
import { paragraph } from '../layout/columns.ts';
import { stepTeller } from '../layout/steps.ts';
import { type Arguments, text } from '../verb.ts';
import { type Asking, lineFor, resumable } from './asking.ts';
import { drive } from './drive.ts';
import { type AnswerHand, askedFor, type DiceHand, prepared, rolled, thrown, together } from './hands.ts';
import type { Answered } from './opening.ts';
import { ready } from './ready.ts';

/** Plays with what the command line gave; what it left open is thrown, or asked where someone can answer. */
export async function playFromArguments(dialogue: Dialogue, opened: Opened, args: Arguments): Promise<Resolution> {
  const dice = diceFromArguments(args) ?? thrown(liveDice());
  const hands = together(dice, await answersFromArguments(dialogue, opened, args));
  for (;;) {
    try {
      return await drive(opened, hands, { cast: () => tellCast(dialogue) });
    } catch (error) {
      // Before the first decision there is nothing to go back to; no die was thrown, and none is lost.
      if (!(error instanceof Back)) throw error;
    }
  }
}

/** Whether the end stands; where the last reply may be given anew, that is offered. */
export type Stands = (played: Resolution, opened: Opened, takesBack: boolean) => Promise<boolean>;

/** Shows the situation, lets it be changed, then plays at the keyboard, telling each step as it comes. */
export async function playAsked(
  dialogue: Dialogue,
  asking: Asking,
  start: Answered,
  args: Arguments,
  stands: Stands = (_played, _opened, takesBack) => confirmed(dialogue, takesBack),
): Promise<{ readonly opened: Opened; readonly played: Resolution }> {
  let standing = start;
  for (;;) {
    const { opened, dice } = await ready(dialogue, asking, standing, diceFromArguments(args));
    standing = { ...standing, opened };
    dialogue.print();
    try {
      const hands = together(dice, await answersFromArguments(dialogue, opened, args));
      const played = await resumable(
        { ...asking, rulings: opened.book.rulings },
        () => opened.input,
        () =>
          drive(opened, hands, {
            tell: stepTeller(dialogue, opened.game),
            cast: () => tellCast(dialogue),
            stands: async (made, takesBack) => {
              tellEnd(dialogue, asking, opened, made);
              return stands(made, opened, takesBack);
            },
          }),
      );
      return { opened, played };
    } catch (error) {
      if (!(error instanceof Back)) throw error;
    }
  }
}

function tellEnd(dialogue: Dialogue, asking: Asking, opened: Opened, played: Resolution): void {
  printResult(dialogue, opened, played);
  printLuck(dialogue, opened, played);
  dialogue.print();
  dialogue.print(dialogue.paint.dim(dialogue.say('cli.ask.sameLine')));
  // Never broken into lines: it is there to be copied.
  dialogue.print(`  ${lineFor(asking, opened.input, opened.book.rulings, journalWords(played.journal))}`);
}

async function confirmed(dialogue: Dialogue, takesBack: boolean): Promise<boolean> {
  if (!takesBack) return true;
  const prompter = await dialogue.prompter();
  const options = ['stands', 'correct'].map((value) => ({ value, label: dialogue.say(`cli.ask.end.${value}`) }));
  return (await prompter.pick(dialogue.say('cli.ask.end'), options)) === 'stands';
}

const tellCast = (dialogue: Dialogue): void => dialogue.print(paragraph(dialogue.say('cli.ask.cast'), dialogue.width));

function diceFromArguments(args: Arguments): DiceHand | undefined {
  const [faces, seed] = [facesOf(args), text(args, 'seed')];
  if (faces && seed !== undefined) throw new UsageFault('diceTwice');
  if (faces) return rolled(faces);
  return seed === undefined ? undefined : thrown(seededDice(seed));
}

async function answersFromArguments(dialogue: Dialogue, { game }: Opened, args: Arguments): Promise<AnswerHand> {
  const answers = await answersOf(dialogue, args);
  if (answers) return prepared(answers);
  return dialogue.asks ? askedFor(await dialogue.prompter(), game, dialogue.say) : prepared(answersInOrder([]));
}
