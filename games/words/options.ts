/** Options of a field in the reader's words, each with the id that is typed. */
import type { Say } from '@grognard/kernel';

/** `words` is the prefix of the text keys; an option without words stands as it is. */
export function optionNames(say: Say, options: readonly string[], words?: string): readonly string[] {
  return options.map((option) => {
    const key = `${words}.${option}`;
    const word = words === undefined ? option : say(key);
    // A speaker shows a key that it does not know in brackets.
    return named(option, word === `[${key}]` ? option : word);
  });
}

/** An option by its words, what is typed after them. */
export const named = (option: string, words: string): string => (words === option ? option : `${words} (${option})`);
