/** The table as a reader sees it: who is there, what just happened, the log. */
import { isTaken, type Shared } from '@grognard/kernel/fair';
import type { Desk } from '../desk.ts';
import { printResult } from '../layout/account.ts';
import { columns, paragraph } from '../layout/columns.ts';
import { stepTeller } from '../layout/steps.ts';
import { stepsOf, type Told } from './story.ts';

/** Rows of the log that are told on coming to the table. */
const LATEST = 5;

export const seatsData = (shared: Shared, here: readonly string[]): unknown =>
  shared.seats.map((seat) => ({ seat, taken: isTaken(shared, seat), here: here.includes(seat) }));

export function printSeats(desk: Desk, shared: Shared, seat: string | undefined, here: readonly string[]): void {
  const { say, paint, width } = desk;
  const rows = shared.seats.map((each) => {
    const state = !isTaken(shared, each) ? 'free' : here.includes(each) ? 'here' : 'away';
    const mark = { free: '·', here: paint.green('●'), away: '○' }[state];
    const you = each === seat ? ` ${paint.dim(say('cli.far.you'))}` : '';
    return [mark, `${say(`side.${each}`)}${you}`, say(`cli.far.${state}`)];
  });
  desk.print(columns({ rows, width, indent: 2 }));
}

/** Tells lines as they come: sentences, the steps of the open procedure, its result. */
export class Teller {
  readonly #desk: Desk;
  #steps: ReturnType<typeof stepTeller> | undefined;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** The procedure that was open when the reader came, from its first step. */
  catchUp({ game, open }: Shared): void {
    this.#steps = stepTeller(this.#desk, game);
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
    this.#desk.answer(data, () => this.#tell(told));
  }

  #tell({ line: { event }, words, before, after, played }: Told): void {
    const desk = this.#desk;
    if (event.kind === 'began') {
      desk.print();
      this.#steps = stepTeller(desk, after.game);
    }
    // The steps tell answers, and the result its own summary.
    if (words !== '' && event.kind !== 'chose' && !played) {
      const text = event.kind === 'began' ? desk.paint.bold(words) : words;
      desk.print(paragraph(event.kind === 'epoch' ? desk.paint.dim(text) : text, desk.width));
    }
    if (played && before?.open) {
      this.#steps?.(played.steps);
      printResult(desk, before.open.opened, played);
    } else if (after.open) this.#steps?.(stepsOf(after.open));
  }
}

const LOGGED = new Set(['opened', 'seated', 'began', 'corrected', 'noted', 'resolved', 'undone', 'abandoned']);

interface Logged {
  readonly line: number;
  readonly words: string;
  readonly undone: boolean;
}

/** What was done, by line; what was taken back is marked. */
export function logOf(told: readonly Told[]): readonly Logged[] {
  const shared = told.at(-1)?.after;
  const inForce = new Set(shared?.campaign.standing.map(({ sequence }) => shared.origins[sequence]?.line));
  const counts = new Set(['corrected', 'noted', 'resolved']);
  return told
    .filter(({ line, words }) => LOGGED.has(line.event.kind) && words !== '')
    .map(({ line: { sequence, event }, words }) => ({
      line: sequence + 1,
      words,
      undone: counts.has(event.kind) && !inForce.has(sequence),
    }));
}

export function printLog(desk: Desk, told: readonly Told[], latest = false): void {
  const rows = logOf(told)
    .slice(latest ? -LATEST : 0)
    .map(({ line, words, undone }) => [
      desk.paint.dim(String(line)),
      undone ? desk.paint.dim(desk.say('cli.event.taken', { words })) : words,
    ]);
  desk.print(columns({ rows, align: ['right'], width: desk.width }));
}
