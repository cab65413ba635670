/** Someone to put questions to. The terminal is one; a test's script is another. */
export interface Option {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
}

export interface WholeNumber {
  readonly min: number;
  readonly max: number;
  readonly initial?: number;
}

export interface Prompter {
  pick(question: string, options: readonly Option[], initial?: string): Promise<string>;
  several(question: string, options: readonly Option[], initial: readonly string[]): Promise<readonly string[]>;
  whole(question: string, range: WholeNumber): Promise<number>;
  line(question: string, most: number, initial?: string): Promise<string>;
  yes(question: string, initial: boolean): Promise<boolean>;
  /** A screen of its own that leaves no trace, with a keyboard that echoes nothing. */
  secretly<T>(work: (screen: SecretScreen) => Promise<T>): Promise<T>;
}

export interface SecretScreen {
  /** Wipes the screen and shows this instead. */
  show(text: string): void;
  /** What was typed up to Enter, unseen; what was typed ahead is thrown away. */
  typed(): Promise<string>;
}
