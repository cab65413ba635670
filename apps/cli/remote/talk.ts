/** Lines typed at the table while news may come at any moment: news stands above the line being typed. */
import { clearScreenDown, createInterface, cursorTo, type Interface, moveCursor } from 'node:readline';
import type { Dialogue } from '../dialogue.ts';

export interface Hearer {
  line(text: string): void;
  /** Nothing more will be typed. */
  end(): void;
}

export class Talk {
  readonly #dialogue: Dialogue;
  readonly #hearer: Hearer;
  readonly #prompt: string;
  /** A person at a real keyboard; otherwise lines come from a file or a pipe. */
  readonly #keyboard: boolean;
  #reader: Interface | undefined;
  /** What came while questions had the screen. */
  #held: (() => void)[] | undefined;

  constructor(dialogue: Dialogue, prompt: string, hearer: Hearer) {
    this.#dialogue = dialogue;
    this.#prompt = prompt;
    this.#hearer = hearer;
    this.#keyboard = dialogue.asks && (dialogue.around.input as NodeJS.ReadStream).isTTY === true;
  }

  open(): void {
    const { input } = this.#dialogue.around;
    const reader = this.#keyboard
      ? createInterface({ input, output: process.stdout, prompt: this.#prompt, historySize: 100 })
      : createInterface({ input });
    this.#reader = reader;
    reader.on('line', (text) => this.#hearer.line(text));
    reader.on('SIGINT', () => this.#hearer.end());
    reader.on('close', () => {
      if (this.#reader === reader) this.#hearer.end();
    });
    this.ask();
  }

  /** Shows that a line may be typed. */
  ask(): void {
    if (this.#keyboard) this.#reader?.prompt(true);
  }

  close(): void {
    const reader = this.#reader;
    this.#reader = undefined;
    if (reader && this.#keyboard) this.#clear(reader);
    reader?.close();
  }

  /** Prints above the line being typed, which comes back as it was. */
  above(print: () => void): void {
    if (this.#held) {
      this.#held.push(print);
      return;
    }
    if (this.#reader && this.#keyboard) this.#clear(this.#reader);
    print();
    this.ask();
  }

  /** Questions have keyboard and screen to themselves; news waits. */
  async aside<T>(work: () => Promise<T>): Promise<T> {
    if (this.#keyboard) this.close();
    this.#held = [];
    try {
      return await work();
    } finally {
      const held = this.#held;
      this.#held = undefined;
      for (const print of held) print();
      if (this.#keyboard) this.open();
    }
  }

  #clear(reader: Interface): void {
    const { rows } = reader.getCursorPos();
    moveCursor(process.stdout, 0, -rows);
    cursorTo(process.stdout, 0);
    clearScreenDown(process.stdout);
  }
}
