/** The makers of this game, typed by its words. */
import { type Barred, type Facts, kit, type ModifierRow, type Plain, type Unbooked } from '@grognard/kernel';
import type { Shared } from '../../words/index.ts';
import type { en } from './en.ts';

type Known = typeof en & Shared;

export const { words, ask, refusal, field } = kit<Known>();

/** A key that has words in every language, for what names one without making anything. */
export type TextKey = keyof Known & string;

/** What the game's own words can refuse. */
export type RefusalCode = Parameters<typeof refusal>[0];

/** A line of a printed list of modifiers, worded. */
export type WordedModifier = ModifierRow & { readonly text: TextKey };

/** A refusal whose place the register knows. */
export function bar(...[code, more]: [RefusalCode, Omit<Barred, 'code'>]): Barred {
  const { at: _, ...why } = refusal(code, '', more);
  return why;
}

type Unbookable = TextKey extends infer Key ? (Key extends `unbooked.${infer Code}` ? Code : never) : never;

/** An effect that finds no place, and the correction that would make one. */
export const unbooked = (
  code: Unbookable,
  facts: Facts,
  mend?: { readonly at: string; readonly value: Plain },
): Unbooked => ({ unbooked: code, facts, ...(mend && { mend }) });
