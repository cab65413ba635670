/** Hands put together from where dice and answers come from: given, thrown, or asked for. */
import { dieWords, optionWords } from '@grognard/games/words';
import { type answersInOrder, askWords, type Game, type Say, type Thrower, typed } from '@grognard/kernel';
import { saidBySide } from '../text/said.ts';
import type { Hands } from './drive.ts';
import type { Prompter } from './prompter.ts';
import { askSealed } from './sealed.ts';

/** `typed` at the keyboard as they are called for: a slip of the finger may be mended. */
export type DiceHand = Pick<Hands, 'face' | 'finish'> & { readonly typed?: true };
export type AnswerHand = Pick<Hands, 'option' | 'sealed' | 'finish'> & { readonly typed?: true };

export const together = (dice: DiceHand, answers: AnswerHand): Hands => ({
  face: dice.face,
  option: answers.option,
  sealed: answers.sealed,
  finish() {
    dice.finish();
    answers.finish();
  },
  takesBack: ({ kind }) => (kind === 'chance' ? dice.typed === true : kind === 'choice' && answers.typed === true),
});

export const thrown = (throwDie: Thrower): DiceHand => ({
  face: (_ask, die) => throwDie(die),
  finish: () => undefined,
});

/** Faces rolled on the table beforehand. */
export const rolled = (faces: readonly number[]): DiceHand => typed(faces, () => '');

/** Faces rolled on the table as they are called for. */
export const calledFor = (prompter: Prompter, say: Say): DiceHand => ({
  face: (ask, die) => {
    const what = `${say(askWords(ask))}, ${dieWords(say, die.sides)}`;
    return prompter.whole(ask.side ? saidBySide(say, ask.side, what) : what, { min: 1, max: die.sides });
  },
  finish: () => undefined,
  typed: true,
});

/** Answers given beforehand, in the order they are asked. */
export const prepared = ({ answer, finish }: ReturnType<typeof answersInOrder>): AnswerHand => ({
  option: answer,
  sealed: (ask, asks) =>
    Object.fromEntries(Object.entries(asks).map(([side, options]) => [side, answer(ask, side, options)])),
  finish,
});

/** Decisions put to whoever sits at the keyboard. */
export const askedFor = (prompter: Prompter, game: Game, say: Say): AnswerHand => ({
  option: (ask, side, options) =>
    prompter.pick(
      saidBySide(say, side, say(askWords(ask))),
      options.map((value) => ({ value, label: optionWords(game, say, askWords(ask), value, side) })),
    ),
  sealed: (ask, asks) => askSealed(prompter, game, say, ask, asks),
  finish: () => undefined,
  typed: true,
});
