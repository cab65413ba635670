/** How French joins words: numbers that agree, articles, elision, contractions, spaces that hold. */
import type { Noun } from '@grognard/kernel';
import { atNeed } from './at-need.ts';
import { plainNumber } from './number.ts';

export { year } from './number.ts';

const rules = atNeed(() => new Intl.PluralRules('fr'));

/** French counts 0, ½, 1 and 1½ as one. */
const isOne = (value: number): boolean => rules().select(Math.abs(value)) === 'one';

/** A number as French writes it. */
export const number = (value: number): string => plainNumber('fr', value);

/** `+2`, `−1`, `0`, `+½`. */
export const signed = (value: number): string => (value > 0 ? `+${number(value)}` : number(value));

/** `1 unité`, `2 unités`, `1½ perte`: the number with its word. */
export const count = (value: number, one: string, many = `${one}s`): string =>
  `${number(value)} ${form(value, one, many)}`;

/** The word alone, as the number wants it. */
export const form = (value: number, one: string, many = `${one}s`): string => (isOne(value) ? one : many);

const months = atNeed(() => new Intl.DateTimeFormat('fr', { month: 'long', year: 'numeric', timeZone: 'UTC' }));

/** `septembre 1939`. */
export const monthOf = (year: number, month: number): string => months().format(Date.UTC(year, month - 1));

type Named = Noun | string;

const nounOf = (named: Named): Noun => (typeof named === 'string' ? { noun: named, bare: true } : named);

/** Words before which nothing is elided though a vowel or an h begins them. */
const ASPIRATED =
  /^(h(?:anovr|ambourg|ambourgeois|ess|oll|ongr|un|uit|éros|aut|aie|alt|ors|asard|arc|ussar|avre)|on[cz]e|oui|uk\b|yougo|y[aeiou]|\d)/i;
const VOWEL = /^[aeiouyhàâäéèêëîïôöûüœæ]/i;

/** Whether what follows takes `l’` and `d’`. */
export const elides = (word: string): boolean => VOWEL.test(word) && !ASPIRATED.test(word);

/** `le fort`, `la Bulgarie`, `l’Autriche`, `les Ottomans`; a name stands alone. */
export function le(named: Named): string {
  const { noun, gender, plural, bare } = nounOf(named);
  if (bare) return noun;
  if (plural) return `les ${noun}`;
  if (elides(noun)) return `l’${noun}`;
  return `${gender === 'f' ? 'la' : 'le'} ${noun}`;
}

/** `du fort`, `de la Bulgarie`, `de l’Autriche`, `des Ottomans`, `de Daun`, `d’Alvintzy`. */
export function du(named: Named): string {
  const { noun, gender, plural, bare } = nounOf(named);
  if (bare) return de(noun);
  if (plural) return `des ${noun}`;
  if (elides(noun)) return `de l’${noun}`;
  return gender === 'f' ? `de la ${noun}` : `du ${noun}`;
}

/** `au fort`, `à la Bulgarie`, `à l’Autriche`, `aux Ottomans`, `à Daun`. */
export function au(named: Named): string {
  const { noun, gender, plural, bare } = nounOf(named);
  if (bare) return `à ${noun}`;
  if (plural) return `aux ${noun}`;
  if (elides(noun)) return `à l’${noun}`;
  return gender === 'f' ? `à la ${noun}` : `au ${noun}`;
}

/** `un fort`, `une division`, `des Ottomans`. */
export function un(named: Named): string {
  const { noun, gender, plural, bare } = nounOf(named);
  if (bare) return noun;
  return `${plural ? 'des' : gender === 'f' ? 'une' : 'un'} ${noun}`;
}

/** `de Daun`, `d’Alvintzy`. */
export const de = (word: string): string => (elides(word) ? `d’${word}` : `de ${word}`);

/** The ending a word takes with a noun: `agree(la Bulgarie, 'vaincu')` is `vaincue`. */
export function agree(
  named: Named,
  stem: string,
  ends: Partial<Readonly<Record<'f' | 'm+' | 'f+', string>>> = {},
): string {
  const { gender, plural } = nounOf(named);
  if (gender === 'f') return plural ? (ends['f+'] ?? `${stem}es`) : (ends.f ?? `${stem}e`);
  return plural ? (ends['m+'] ?? `${stem}s`) : stem;
}

/** The verb as its subject wants it: `verb(les Ottomans, 'perd', 'perdent')`. */
export const verb = (named: Named, one: string, many: string): string => (nounOf(named).plural ? many : one);

const lists = atNeed(() => new Intl.ListFormat('fr', { type: 'conjunction' }));

/** `Bulgarie, Grèce et Serbie`. */
export const and = (items: readonly string[]): string => lists().format(items);

const choices = atNeed(() => new Intl.ListFormat('fr', { type: 'disjunction' }));

/** `Bulgarie, Grèce ou Serbie`. */
export const or = (items: readonly string[]): string => choices().format(items);

/** The first letter as a sentence wants it. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);

/** A space that holds before the high signs and inside guillemets: no line may break there. */
export const typeset = (text: string): string =>
  text.replace(/ (?=[:»%])|(?<=«) /g, '\u00a0').replace(/ (?=[;!?])/g, '\u202f');
