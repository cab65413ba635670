/** The makers of this game, typed by its words. */
import { kit } from '@grognard/kernel';
import type { Shared } from '../../words/index.ts';
import type { en } from './en.ts';

export const { words, ask, refusal, field } = kit<typeof en & Shared>();
