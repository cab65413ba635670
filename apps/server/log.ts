/** The lines of one turn of the event loop go out together: many requests at once cost one write. */
export class TurnLog {
  readonly #out: { write(text: string): unknown };
  #lines = '';

  constructor(out: { write(text: string): unknown }) {
    this.#out = out;
    process.once('exit', () => this.flush());
  }

  write(line: string): void {
    if (this.#lines === '') setImmediate(() => this.flush());
    this.#lines += line;
  }

  flush(): void {
    const lines = this.#lines;
    this.#lines = '';
    if (lines !== '') this.#out.write(lines);
  }
}
