/** The makers of this game, typed by its words. */
import { kit } from '@grognard/kernel';
import type { Shared } from '../../words/index.ts';
import type { en } from './en.ts';

type Known = typeof en & Shared;

/** A key that has words in every language, for what names one without making anything. */
export type TextKey = keyof Known & string;

export const { words, ask, refusal, field } = kit<Known>();
