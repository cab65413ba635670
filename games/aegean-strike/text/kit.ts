/** The makers of this game, typed by its words. */
import type { en as maps } from '@grognard/hexes';
import { type Barred, kit, words as plainWords, type Words } from '@grognard/kernel';
import type { Shared } from '../../words/index.ts';
import type { en } from './en.ts';

type Known = typeof en & typeof maps & Shared;

/** A key that has words in every language, for what names one without making anything. */
export type TextKey = keyof Known & string;

export const { words, ask, refusal, field } = kit<Known>();

/** A refusal whose place the register knows. */
export function bar(...[code, more]: [Parameters<typeof refusal>[0], Omit<Barred, 'code'>]): Barred {
  const { at: _, ...why } = refusal(code, '', more);
  return why;
}

/** Words for each of these short names, by the family of keys that has them all: `wordedBy(OUTCOMES)('drop')`. */
export const wordedBy =
  <const Id extends string>(_: readonly Id[]) =>
  <const Family extends string>(family: `${Family}.${Id}` extends TextKey ? Family : never) =>
  (id: string): Words =>
    plainWords(`${family}.${id}`);
