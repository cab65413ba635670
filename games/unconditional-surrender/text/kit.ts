/** The makers of this game, typed by its words. */
import { kit } from '@grognard/kernel';
import type { Shared } from '../../words/index.ts';
import type { en } from './en.ts';

type Known = typeof en & Shared;

/** A key that has words in every language, for what names one without making anything. */
export type TextKey = keyof Known & string;

/** What the game's own words can refuse. */
export type RefusalCode = TextKey extends infer Key ? (Key extends `refusal.${infer Code}` ? Code : never) : never;

export const { words, ask, refusal, field } = kit<Known>();

/** The family of keys that has words for each of these: `family<Code>()('groundCode')`. */
export const family =
  <const Id extends string>() =>
  <const Family extends string>(name: `${Family}.${Id}` extends TextKey ? Family : never): Family =>
    name;
