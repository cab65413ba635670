/** What was done at the table: the chronicle of the campaign, with who did it, and what was given up. */
import { type Chronicle, type ChronicleEntry, chronicle, picked, toldIn } from '@grognard/games/words';
import { campaignEventIn, type Shared } from '@grognard/kernel/fair';
import type { Dialogue } from '../dialogue.ts';
import { accepted, UsageFault } from '../faults.ts';
import { printChronicle } from '../layout/chronicle.ts';
import { columns } from '../layout/columns.ts';
import type { Told } from './story.ts';

/** Events that are told on coming to the table. */
export const LATEST = 5;

/** How many of the last events `log` asks for; all where it says nothing. */
export function countIn(rest: string): number | undefined {
  if (rest === '') return undefined;
  if (!/^[1-9]\d*$/.test(rest)) throw new UsageFault('notACount', { received: rest });
  return Number(rest);
}

export class Log {
  readonly #dialogue: Dialogue;
  readonly #shared: Shared;
  readonly #chronicle: Chronicle;
  /** Procedures that were given up: they are no events of the campaign, and yet they happened. */
  readonly #givenUp: readonly Told[];

  constructor(dialogue: Dialogue, shared: Shared, told: readonly Told[], last: number | undefined) {
    const events = told.flatMap(({ line }) => campaignEventIn(line.event) ?? []);
    const whole = accepted(chronicle(shared.game, events, dialogue.say));
    this.#dialogue = dialogue;
    this.#shared = shared;
    this.#chronicle = picked(whole, dialogue.say, last === undefined ? {} : { last });
    this.#givenUp = told.filter(({ line }) => line.event.kind === 'abandoned');
  }

  readonly #by = ({ sequence, kind }: ChronicleEntry): string | undefined => {
    const seat = kind === 'resolved' ? undefined : this.#shared.origins[sequence]?.by;
    return seat === undefined ? undefined : this.#dialogue.say(`side.${seat}`);
  };

  data(): unknown {
    const { origins } = this.#shared;
    return {
      log: this.#chronicle.sections.flatMap(({ turn, phase, entries }) =>
        entries.map((entry) => ({
          ...{ turn, phase, ...entry },
          undone: entry.undone === true,
          line: (origins[entry.sequence]?.line ?? 0) + 1,
          by: origins[entry.sequence]?.by ?? null,
          words: toldIn(entry),
        })),
      ),
      givenUp: this.#givenUp.map(({ line, words }) => ({ line: line.sequence + 1, words })),
    };
  }

  print(): void {
    const { paint, width } = this.#dialogue;
    printChronicle(this.#dialogue, this.#chronicle, this.#by);
    const rows = this.#givenUp.map(({ line, words }) => [paint.dim(String(line.sequence + 1)), words]);
    if (rows.length > 0) this.#dialogue.print(columns({ rows, align: ['right'], width }));
  }
}
