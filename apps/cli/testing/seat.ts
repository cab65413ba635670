/** One player's command, run without a process of its own: typed at, and heard, line by line. */
import { PassThrough } from 'node:stream';
import type { Locale } from '@grognard/kernel';
import { type ExitStatus, run } from '../run.ts';
import type { Prompter } from '../session/prompter.ts';
import { freshFolder } from './command.ts';
import { IN_VAIN } from './limits.ts';
import { paper } from './paper.ts';

export interface SeatedOptions {
  readonly locale?: Locale;
  readonly stateFolder?: string;
  readonly more?: readonly string[];
  /** Somebody sits at the keyboard, who is asked and told as a person. */
  readonly person?: Prompter;
}

export interface News {
  readonly kind: string;
  readonly sequence?: number;
  readonly event?: { readonly kind: string; readonly [fact: string]: unknown };
  readonly [fact: string]: unknown;
}

/** `grognard join LINK`, its words; with `--json` among `more`, its news. */
export class SeatedCommand {
  readonly ended: Promise<ExitStatus>;
  readonly stateFolder: string;
  readonly #input = new PassThrough();
  readonly #paper: ReturnType<typeof paper>;

  constructor(link: string, { locale = 'en', stateFolder = freshFolder(), more = [], person }: SeatedOptions = {}) {
    this.stateFolder = stateFolder;
    this.#paper = paper({ locale, terminal: person !== undefined, width: 500, input: this.#input, stateFolder });
    this.ended = run(['join', link, ...more], this.#paper, person);
  }

  type(...lines: readonly string[]): void {
    for (const line of lines) this.#input.write(`${line}\n`);
  }

  /** Nothing more is typed; gives the exit status. */
  leave(): Promise<ExitStatus> {
    this.#input.end();
    return this.ended;
  }

  /** Everything printed, on both streams. */
  said(): string {
    return this.#paper.printed() + this.#paper.warned();
  }

  news(): readonly News[] {
    return this.#paper
      .printed()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as News);
  }

  /** Waits until something holds of what was said. */
  async until(holds: (seat: SeatedCommand) => boolean): Promise<void> {
    for (const start = Date.now(); !holds(this); await new Promise((next) => setTimeout(next, 10))) {
      if (Date.now() - start > IN_VAIN) throw new Error(`waited in vain; it said:\n${this.said()}`);
    }
  }

  hears(words: string): Promise<void> {
    return this.until((seat) => seat.said().includes(words));
  }
}
