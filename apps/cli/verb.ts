/** A verb of the command: how it is called, and what it does. Its words are `cli.verb.<name>` and `.examples`. */
import type { Dialogue } from './dialogue.ts';

/** 0 done, 1 refused. Usage faults, 2, are thrown. */
export type Status = 0 | 1;

export interface VerbOption {
  /** As commander writes it: `--by <field>`. Its words are `cli.option.<name>`, the name being the long flag. */
  readonly flags: string;
  /** May be given more than once. */
  readonly repeats?: true;
}

/** What the reader typed after the verb, by name. */
export interface Arguments {
  readonly words: readonly (string | undefined)[];
  readonly options: Readonly<Record<string, string | boolean | readonly string[] | undefined>>;
}

/** As if a verb was called with nothing after it. */
export const NOTHING_TYPED: Arguments = { words: [], options: {} };

export interface Verb {
  readonly name: string;
  /** Words it takes, `<needed>` or `[optional]`. Each is told by `cli.word.<name>`. */
  readonly takes?: readonly string[];
  readonly options?: readonly VerbOption[];
  run(dialogue: Dialogue, args: Arguments): Promise<Status>;
}

/** Several verbs under one name, as in `campaign undo`. */
export interface Family {
  readonly name: string;
  readonly verbs: readonly Verb[];
}

/** A word commander has made sure of. */
export const word = ({ words }: Arguments, place: number): string => words[place] ?? '';

export const text = ({ options }: Arguments, name: string): string | undefined => {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
};

export const texts = ({ options }: Arguments, name: string): readonly string[] => {
  const value = options[name];
  return Array.isArray(value) ? value : [];
};

/** `by` of `--by <field>`. */
export const optionName = (flags: string): string => /--([\w-]+)/.exec(flags)?.[1] ?? '';

export const isFamily = (entry: Verb | Family): entry is Family => 'verbs' in entry;
