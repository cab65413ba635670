/** The whole journal checked again on this device, in a worker: nothing of the server's word is taken for it. */

import type { Game } from '@grognard/kernel';
import { type Report, verifyJournal } from '@grognard/kernel/fair';
import { crypto } from '@grognard/server/client';

export type Verdict = Omit<Report, 'campaign'>;

export function verdictOn(text: string, game: Game): Verdict {
  const { campaign: _, ...verdict } = verifyJournal(text, game, crypto);
  return verdict;
}
