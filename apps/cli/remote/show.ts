/** The table as a reader sees it: who is there, what just happened. */
import { isTaken, type Shared } from '@grognard/kernel/fair';
import type { Dialogue } from '../dialogue.ts';
import { printResult } from '../layout/account.ts';
import { columns, paragraph } from '../layout/columns.ts';
import { stepTeller } from '../layout/steps.ts';
import { stepsOf, type Told } from './story.ts';

export const seatsData = (shared: Shared, here: readonly string[]): unknown =>
  shared.seats.map((seat) => ({ seat, taken: isTaken(shared, seat), here: here.includes(seat) }));

export function printSeats(
  dialogue: Dialogue,
  shared: Shared,
  seat: string | undefined,
  here: readonly string[],
): void {
  const { say, paint, width } = dialogue;
  const rows = shared.seats.map((each) => {
    const state = !isTaken(shared, each) ? 'free' : here.includes(each) ? 'here' : 'away';
    const mark = { free: '·', here: paint.green('●'), away: '○' }[state];
    const you = each === seat ? ` ${paint.dim(say('cli.remote.you'))}` : '';
    return [mark, `${say(`side.${each}`)}${you}`, say(`cli.remote.${state}`)];
  });
  dialogue.print(columns({ rows, width, indent: 2 }));
}

/** Tells lines as they come: sentences, the steps of the open procedure, its result. */
export class Teller {
  readonly #dialogue: Dialogue;
  #steps: ReturnType<typeof stepTeller> | undefined;

  constructor(dialogue: Dialogue) {
    this.#dialogue = dialogue;
  }

  /** The procedure that was open when the reader came, from its first step. */
  catchUp({ game, open }: Shared): void {
    this.#steps = stepTeller(this.#dialogue, game);
    if (open) this.#steps(stepsOf(open));
  }

  /** A line in both forms. */
  answer(told: Told): void {
    const { line, words, before, after, played } = told;
    const { state } = after.campaign;
    const data = {
      kind: 'line',
      ...line,
      ...(words && { words }),
      ...(played && { result: played.result, effects: played.effects }),
      ...(state !== before?.campaign.state && { state }),
    };
    this.#dialogue.answer(data, () => this.#tell(told));
  }

  #tell({ line: { event }, words, before, after, played }: Told): void {
    const dialogue = this.#dialogue;
    if (event.kind === 'began') {
      dialogue.print();
      this.#steps = stepTeller(dialogue, after.game);
    }
    // The steps tell answers, and the result its own summary.
    if (words !== '' && event.kind !== 'chose' && !played) {
      const text = event.kind === 'began' ? dialogue.paint.bold(words) : words;
      dialogue.print(paragraph(event.kind === 'epoch' ? dialogue.paint.dim(text) : text, dialogue.width));
    }
    if (played && before?.open) {
      this.#steps?.(played.steps);
      printResult(dialogue, before.open.opened, played);
    } else if (after.open) this.#steps?.(stepsOf(after.open));
  }
}
