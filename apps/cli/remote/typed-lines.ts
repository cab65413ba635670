/** Lines typed at a shared campaign, done one after another: a person who errs is told and goes on, a script ends. */
export interface LineDoer {
  /** Whether a person types them, who leaves at once; a script's lines are done first. */
  readonly isPerson: boolean;
  run(line: string): Promise<void>;
  /** Hears what went wrong; says whether the lines after it are still wanted. */
  failed(error: unknown): boolean;
  /** A line is done, and the next may be typed. */
  ready(): void;
  leave(): void;
  /** Every line of a script is done. */
  finished(): void;
  broken(error: unknown): void;
}

export class TypedLines {
  readonly #doer: LineDoer;
  readonly #waiting: string[] = [];
  #working = false;
  #ended = false;

  constructor(doer: LineDoer) {
    this.#doer = doer;
  }

  hear(line: string): void {
    this.#waiting.push(line);
    this.#work();
  }

  /** Nothing more will be typed. */
  end(): void {
    if (this.#doer.isPerson) return this.#doer.leave();
    this.#ended = true;
    this.#work();
  }

  #work(): void {
    if (this.#working) return;
    this.#working = true;
    this.#workOff().catch((error: unknown) => this.#doer.broken(error));
  }

  async #workOff(): Promise<void> {
    for (let line = this.#waiting.shift(); line !== undefined; line = this.#waiting.shift()) {
      try {
        await this.#doer.run(line);
      } catch (error) {
        if (!this.#doer.failed(error)) this.#waiting.length = 0;
      }
      this.#doer.ready();
    }
    this.#working = false;
    if (this.#ended) this.#doer.finished();
  }
}
