/** What a campaign knows of a procedure's input, and need not be asked. */
import { type Campaign, filledIn } from '@grognard/kernel';
import type { Known } from '../session/form.ts';

export const knownIn =
  (campaign: Campaign, procedure: string): Known =>
  (said) =>
    filledIn(campaign, procedure, said).known;
