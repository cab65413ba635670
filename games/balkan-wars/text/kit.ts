/** The makers of this game, typed by its words. */
import { type Barred, type Facts, kit, type ModifierRow, type Plain, type Unbooked } from '@grognard/kernel';
import type { Shared } from '../../words/index.ts';
import type { en } from './en.ts';

type Words = typeof en & Shared;

export const { words, ask, refusal, field } = kit<Words>();

export type TextKey = keyof Words & string;

/** A line of a printed list of modifiers, worded. */
export type WordedModifier = ModifierRow & { readonly text: TextKey };

/** A refusal whose place the register or the campaign knows. */
export function bar(...[code, more]: [Parameters<typeof refusal>[0], Omit<Barred, 'code'>]): Barred {
  const { at: _, ...why } = refusal(code, '', more);
  return why;
}

type Unbookable = TextKey extends infer Key ? (Key extends `unbooked.${infer Code}` ? Code : never) : never;

/** An effect that finds no place, and the track that would make one. */
export const unbooked = (
  code: Unbookable,
  facts: Facts,
  mend?: { readonly at: string; readonly value: Plain },
): Unbooked => ({
  unbooked: code,
  facts,
  ...(mend && { mend }),
});
