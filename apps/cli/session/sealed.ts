/** Sealed choices at one keyboard: each side is called in turn, and nobody sees anything until all have decided. */
import { optionWords } from '@grognard/games/words';
import { type Answers, type Ask, askWords, type Game, type Say, type Side } from '@grognard/kernel';
import { saidBySide } from '../text/said.ts';
import type { Prompter } from './prompter.ts';

export async function askSealed(
  prompter: Prompter,
  game: Game,
  say: Say,
  ask: Ask,
  asks: Readonly<Record<Side, readonly string[]>>,
): Promise<Answers> {
  return prompter.secretly(async (screen) => {
    const answers: Record<Side, string> = {};
    for (const [side, options] of Object.entries(asks)) {
      screen.show(say('cli.sealed.call', { side: say(`side.${side}`) }));
      await screen.typed();
      const question = [
        saidBySide(say, side, say(askWords(ask))),
        '',
        ...options.map((option, index) => `  ${index + 1}  ${optionWords(game, say, askWords(ask), option, side)}`),
        '',
        say('cli.sealed.type'),
      ].join('\n');
      screen.show(question);
      let chosen = options[Number(await screen.typed()) - 1];
      while (chosen === undefined) {
        // What was typed is not said back: the other side may be looking by now.
        screen.show(`${question}\n${say('cli.ask.whole', { min: 1, max: options.length })}`);
        chosen = options[Number(await screen.typed()) - 1];
      }
      answers[side] = chosen;
    }
    screen.show(say('cli.sealed.done'));
    return answers;
  });
}
