/** Text as data: a key and its facts, turned into a sentence in each reader's own language. */
import type { Plain } from '../step/step.ts';

export const LOCALES = ['en', 'fr'] as const;
export type Locale = (typeof LOCALES)[number];

export type Bilingual = Readonly<Record<Locale, string>>;

export type Facts = { readonly [name: string]: Plain | Words | readonly Words[] | undefined };

export interface Words {
  readonly key: string;
  readonly facts?: Facts;
}

/** Speaks a key or a key with facts. */
export type Say = (words: Words | string, facts?: Facts) => string;

/** A sentence, or a function of the facts that builds one; `say` words what stands inside it. */
export type Phrase = string | ((facts: never, say: Say) => string);
export type Dictionary = Readonly<Record<string, Phrase>>;

/** What a translation of `D` must offer: the same keys, each of the same shape. */
export type Translation<D extends Dictionary> = {
  readonly [K in keyof D]: D[K] extends (facts: infer F, say: Say) => string ? (facts: F, say: Say) => string : string;
};

export const words = (key: string, facts?: Facts): Words => (facts ? { key, facts } : { key });

/** A speaker over several dictionaries; the first that knows a key speaks. An unknown key is shown, not hidden. */
export function speaker(...dictionaries: readonly Dictionary[]): Say {
  const say: Say = (spoken, facts) => {
    const { key, facts: inner } = typeof spoken === 'string' ? { key: spoken, facts } : spoken;
    const phrase = phraseOf(dictionaries, key);
    if (phrase === undefined) return `[${key}]`;
    return typeof phrase === 'string' ? phrase : phrase((inner ?? {}) as never, say);
  };
  return say;
}

/** Whether any of the dictionaries has the key. */
export const knows = (dictionaries: readonly Dictionary[], key: string): boolean =>
  phraseOf(dictionaries, key) !== undefined;

/** The key that words an option: its own, one shared by all questions, or the question's phrase for any option. */
export const optionKey = (dictionaries: readonly Dictionary[], ask: string, option: string): string | undefined =>
  [`${ask}.${option}`, `option.${option}`, `${ask}.option`].find((key) => knows(dictionaries, key));

const phraseOf = (dictionaries: readonly Dictionary[], key: string): Phrase | undefined =>
  dictionaries.find((dictionary) => Object.hasOwn(dictionary, key))?.[key];
