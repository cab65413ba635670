/** One printed line of a modifier list, worded in every language. */
import type { ModifierRow } from '@grognard/kernel';
import type { TextKey } from '../text/kit.ts';

export type Line = ModifierRow & { readonly text: TextKey };
