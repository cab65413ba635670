/** What a procedure changes in a campaign, as data. */
import type { Effect } from '@grognard/kernel';
import { type Stack, worthOf } from './stack.ts';

/** The counters a named force has left, and the D it lost. */
export const left = (name: string, before: Stack, after: Stack): Effect => {
  const { armiesPlus, armiesMinus, detachments, pachas } = after;
  return { kind: 'left', name, armiesPlus, armiesMinus, detachments, pachas, lost: worthOf(before) - worthOf(after) };
};
