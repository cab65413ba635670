/** How English joins words: numbers that agree, articles, possessives, lists as they are set in Britain. */
import type { Noun } from '@grognard/kernel';
import { atNeed } from './at-need.ts';
import { plainNumber } from './number.ts';

export { year } from './number.ts';

/** A number as English writes it. */
export const number = (value: number): string => plainNumber('en-GB', value);

/** `+2`, `−1`, `0`, `+½`. */
export const signed = (value: number): string => (value > 0 ? `+${number(value)}` : number(value));

/** One and a half of something are ones and halves: only 1 and ½ stand with the singular. */
const isOne = (value: number): boolean => Math.abs(value) === 1 || Math.abs(value) === 0.5;

/** `1 unit`, `2 units`, `0 units`, `½ unit`. */
export const count = (value: number, one: string, many = `${one}s`): string =>
  `${number(value)} ${form(value, one, many)}`;

/** The word alone, as the number wants it. */
export const form = (value: number, one: string, many = `${one}s`): string => (isOne(value) ? one : many);

/** `once`, `twice`, `3 times`. */
export const times = (value: number): string => (value === 1 ? 'once' : value === 2 ? 'twice' : count(value, 'time'));

const months = atNeed(() => new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }));

/** `September 1939`. */
export const monthOf = (year: number, month: number): string => months().format(Date.UTC(year, month - 1));

type Named = Noun | string;

const nounOf = (named: Named): Noun => (typeof named === 'string' ? { noun: named, bare: true } : named);

/** `the fort`, `the Ottomans`; Bulgaria and names stand alone. */
export const the = (named: Named): string => {
  const { noun, bare } = nounOf(named);
  return bare ? noun : `the ${noun}`;
};

/** Letters and numbers that are spoken with a vowel first: an F-16, an 8, an S-3; not a U-boat, a Euro, a one. */
const VOWEL_SOUND =
  /^(?:[AEIOaeio]|[Uu](?!n[ai]|s[aeiu]|-)|[FHLMNRSX](?:[-\d]|[A-Z])|8|11(?!\d)|18(?!\d)|[Hh](?:our|onou?r|eir))/;
const CONSONANT_SOUND = /^(?:eu|one\b|once\b|uni|use|[BCDGJKPQTUVWYZ]-?\d)/i;

/** `a division`, `an F-16`, `an army`. */
export const a = (named: Named): string => {
  const { noun, plural, bare } = nounOf(named);
  if (bare) return noun;
  if (plural) return `some ${noun}`;
  return `${startsWithVowel(noun) ? 'an' : 'a'} ${noun}`;
};

const startsWithVowel = (word: string): boolean => !CONSONANT_SOUND.test(word) && VOWEL_SOUND.test(word);

/** `Bulgaria’s`, `the Ottomans’`. */
export const possessive = (named: Named): string => {
  const whole = the(named);
  return nounOf(named).plural && whole.endsWith('s') ? `${whole}’` : `${whole}’s`;
};

/** The verb as its subject wants it: `verb(the Ottomans, 'loses', 'lose')`. */
export const verb = (named: Named, one: string, many: string): string => (nounOf(named).plural ? many : one);

const lists = atNeed(() => new Intl.ListFormat('en-GB', { type: 'conjunction' }));

/** `Bulgaria, Greece and Serbia`. */
export const and = (items: readonly string[]): string => lists().format(items);

const choices = atNeed(() => new Intl.ListFormat('en-GB', { type: 'disjunction' }));

/** `Bulgaria, Greece or Serbia`. */
export const or = (items: readonly string[]): string => choices().format(items);

/** The first letter as a sentence wants it. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('en') + text.slice(1);

/** English is set as it is written. */
export const typeset = (text: string): string => text;
