/** What a verb works with: the reader's language, paper to print on, the game on the table, someone to ask. */
import { type ShelfEntry, shelf } from '@grognard/games';
import { plainSpeaker, speakerFor } from '@grognard/games/words';
import { type Game, type Locale, nearest, type Progress, Refused, type Say } from '@grognard/kernel';
import picocolors from 'picocolors';
import { harmless, tamed } from './layout/harmless.ts';
import type { Prompter } from './session/prompter.ts';
import type { Surroundings } from './surroundings.ts';
import { speakerOf } from './text/index.ts';

type Colours = ReturnType<typeof picocolors.createColors>;

/** Milliseconds before the first word, and between one and the next. */
const PATIENCE = 1_000;
const BETWEEN = 250;
/** To the beginning of the line, and the line wiped. */
const AFRESH = '\r\u001b[2K';

export class Dialogue {
  readonly locale: Locale;
  readonly json: boolean;
  readonly paint: Colours;
  readonly around: Surroundings;
  #game: Game | undefined;
  #prompter: Prompter | undefined;
  #indent = 2;
  #shelf: readonly ShelfEntry[] = shelf;

  constructor(around: Surroundings, locale: Locale, json: boolean, prompter?: Prompter) {
    this.around = around;
    this.locale = locale;
    this.json = json;
    this.paint = picocolors.createColors(around.colour && !json);
    this.#prompter = prompter;
  }

  get width(): number {
    return this.around.width;
  }

  /** Whether questions may be put: a script that wants JSON is never asked. */
  get asks(): boolean {
    return this.around.terminal && !this.json;
  }

  /** The game last opened, so that its refusals are told in its own words. */
  get gameOpened(): Game | undefined {
    return this.#game;
  }

  get say(): Say {
    return tamed(speakerOf(this.locale, this.#game));
  }

  /** In the words that all apps share: of a shared journal, where the command's own are about files of one table. */
  get shared(): Say {
    return tamed(this.#game ? speakerFor(this.#game, this.locale) : plainSpeaker(this.locale));
  }

  print(text = ''): void {
    this.around.out(`${harmless(text, this.paint.isColorSupported)}\n`);
  }

  /** For the reader, not for the script behind a pipe. */
  warn(text: string): void {
    this.around.err(`${harmless(text, this.paint.isColorSupported)}\n`);
  }

  /** One answer in both forms: data for a script, words for a reader. */
  answer(data: unknown, inWords: () => void): void {
    if (this.json) this.print(JSON.stringify(data, undefined, this.#indent));
    else inWords();
  }

  /** From here on every answer in JSON is one line. */
  answerByLine(): void {
    this.#indent = 0;
  }

  /** A walk that takes longer than a moment tells a person at the screen how far it has come. */
  walking<T>(walk: (watch: (progress: Progress) => void) => T): T {
    return this.counting((tell) => walk(({ states }) => tell(() => this.say('cli.progress', { states }))));
  }

  /** Work that counts its steps: the person at the screen is told, now and then, how far it has come. */
  counting<T>(work: (tell: (words: () => string) => void) => T): T {
    const { now, err } = this.around;
    const began = now();
    let told = began;
    const result = work((words) => {
      if (!this.asks || now() - began < PATIENCE || now() - told < BETWEEN) return;
      told = now();
      // One line, written over: what does not fit would stay behind.
      err(`${AFRESH}${[...harmless(words(), false)].slice(0, this.width - 1).join('')}`);
    });
    if (told > began) err(AFRESH);
    return result;
  }

  /** What stands on the shelf: the house's own games, unless somebody said otherwise. */
  get shelf(): readonly ShelfEntry[] {
    return this.#shelf;
  }

  /** The shelf as the surroundings name it, and more games laid beside. */
  async stock(more: readonly string[]): Promise<void> {
    const { games } = this.around;
    if (games === undefined && more.length === 0) return;
    const { ALL, namesIn, shelfOf } = await import('@grognard/games/shelf');
    this.#shelf = await shelfOf([...namesIn(games ?? ALL), ...more]);
  }

  async game(id: string): Promise<Game> {
    const entry = this.#shelf.find((each) => each.id === id);
    if (entry) {
      this.#game = await entry.load();
      return this.#game;
    }
    const options = this.#shelf.map((each) => each.id);
    const close = nearest(id, options);
    throw new Refused([{ code: 'unknownGame', at: '', facts: { received: id, options, ...(close && { close }) } }]);
  }

  async prompter(): Promise<Prompter> {
    if (!this.#prompter) {
      const { terminalPrompter } = await import('./session/terminal.ts');
      this.#prompter = await terminalPrompter(this.say);
    }
    return this.#prompter;
  }
}
