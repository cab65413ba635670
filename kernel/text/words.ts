/** Text as data: a key and its facts, turned into a sentence in each reader's own language. */
import type { Plain } from '../step/step.ts';

/** The languages the house speaks. */
export const LOCALES = ['en', 'fr'] as const;

/** One of those languages. */
export type Locale = (typeof LOCALES)[number];

/** A text beside what it names: in English, and in whatever other languages its author writes. */
export type Written = { readonly en: string } & { readonly [L in Locale]?: string };

/** The same told in every language. */
export const inEvery = (told: (locale: Locale) => string): Written => ({
  ...Object.fromEntries(LOCALES.map((locale) => [locale, told(locale)])),
  en: told('en'),
});

/** What a phrase is told besides its key. */
export type Facts = { readonly [name: string]: Plain | Words | readonly Words[] | undefined };

/** A sentence as data: the key of a phrase, and its facts. */
export interface Words {
  readonly key: string;
  readonly facts?: Facts;
}

/** A word with what its language's grammar needs to know of it: nations, sides, kinds of unit. */
export interface Noun {
  readonly noun: string;
  readonly gender?: 'm' | 'f';
  /** The word itself is a plural: the Ottomans. */
  readonly plural?: true;
  /** Takes no article: Bonaparte, Bulgaria in English. */
  readonly bare?: true;
  /** For more than one of it, where it is not the regular plural. */
  readonly many?: string;
  /** Of or from it: Bulgarian. */
  readonly adjective?: string;
}

/** Speaks a key or a key with facts. */
export interface Say {
  (words: Words | string, facts?: Facts): string;
  /** The noun under a key; what is no key is a name somebody wrote, and takes no article. */
  noun(key: string): Noun;
  /** A text in the reader's language, or as a translation keyed by the English has it, or in English. */
  read(text: Written): string;
  read(text: Written | undefined): string | undefined;
}

/** A sentence, a noun, or a function of the facts that builds a sentence; `say` words what stands inside it. */
export type Phrase = string | Noun | ((facts: never, say: Say) => string);

/** The phrases of one language by their keys. */
export type Dictionary = Readonly<Record<string, Phrase>>;

/** What a translation of `D` must offer: the same keys, each of the same shape. */
export type Translation<D extends Dictionary> = {
  readonly [K in keyof D]: D[K] extends (facts: infer F, say: Say) => string
    ? (facts: F, say: Say) => string
    : D[K] extends Noun
      ? Noun
      : string;
};

/** A key with its facts. */
export const words = (key: string, facts?: Facts): Words => (facts ? { key, facts } : { key });

/** A speaker over several dictionaries; the first that knows a key speaks. An unknown key is shown, not hidden. */
export function speaker(...dictionaries: readonly Dictionary[]): Say {
  const say = (spoken: Words | string, facts?: Facts): string => {
    const { key, facts: inner } = typeof spoken === 'string' ? { key: spoken, facts } : spoken;
    const phrase = phraseOf(dictionaries, key);
    if (phrase === undefined) return `[${key}]`;
    if (typeof phrase === 'string') return phrase;
    return typeof phrase === 'object' ? label(phrase.noun) : phrase((inner ?? {}) as never, self);
  };
  const noun = (key: string): Noun => {
    const phrase = phraseOf(dictionaries, key);
    if (typeof phrase === 'object') return phrase;
    return { noun: typeof phrase === 'string' ? phrase : key, bare: true };
  };
  const read = ((text: Written | undefined) => {
    if (text === undefined) return undefined;
    const translated = phraseOf(dictionaries, text.en);
    return (
      (text as Readonly<Record<string, string | undefined>>)[localeOf(dictionaries)] ??
      (typeof translated === 'string' ? translated : text.en)
    );
  }) as Say['read'];
  const self: Say = Object.assign(say, { noun, read });
  return self;
}

/** A noun spoken alone is a label: in a list, over a column. */
const label = (noun: string): string => noun.charAt(0).toLocaleUpperCase() + noun.slice(1);

/** The same speaker with every sentence passed through `set`: the spaces of French, say. */
export const typesetting = (say: Say, set: (text: string) => string): Say =>
  Object.assign((spoken: Words | string, facts?: Facts): string => set(say(spoken, facts)), {
    noun: say.noun,
    read: ((text: Written | undefined) => (text === undefined ? undefined : set(say.read(text)))) as Say['read'],
  });

/** Whether any of the dictionaries has the key. */
export const knows = (dictionaries: readonly Dictionary[], key: string): boolean =>
  phraseOf(dictionaries, key) !== undefined;

/** The key that words an option: its own, one shared by all questions, or the question's phrase for any option. */
export const optionKey = (dictionaries: readonly Dictionary[], ask: string, option: string): string | undefined =>
  [`${ask}.${option}`, `option.${option}`, `${ask}.option`].find((key) => knows(dictionaries, key));

/** Each language's own words say which it is. */
const localeOf = (dictionaries: readonly Dictionary[]): string => String(phraseOf(dictionaries, 'locale') ?? 'en');

const phraseOf = (dictionaries: readonly Dictionary[], key: string): Phrase | undefined =>
  dictionaries.find((dictionary) => Object.hasOwn(dictionary, key))?.[key];
