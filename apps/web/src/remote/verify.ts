/** The whole journal checked again on this device, in a worker: nothing of the server's word is taken for it. */

import type { Game } from '@grognard/kernel';
import {
  type Charge,
  checkedAhead,
  claimsIn,
  type Evidence,
  judge,
  type Report,
  readJournal,
  verifyJournal,
} from '@grognard/kernel/fair';
import { browserVerify, crypto } from '@grognard/server/client';

/** What a report says of a journal; or of what a device has kept against a server. */
export type Verdict = Omit<Report, 'campaign'> & { readonly charges?: readonly Charge[] };

/** Signatures are checked by the browser itself where it can, all beside each other. */
async function cryptoFor(text: string): Promise<typeof crypto> {
  const verify = await browserVerify();
  if (!verify) return crypto;
  const ahead = await checkedAhead(crypto, claimsIn(readJournal(text, crypto).lines), verify);
  return { ...crypto, ...ahead };
}

export async function verdictOn(text: string, game: Game): Promise<Verdict> {
  const { campaign: _, ...verdict } = verifyJournal(text, game, await cryptoFor(text));
  return verdict;
}

export async function judgementOn(evidence: Evidence, game: Game): Promise<Verdict> {
  const text = evidence.journal.map((line) => `${line}\n`).join('');
  const { charges, report } = judge(evidence, game, await cryptoFor(text));
  const { campaign: _, ...verdict } = report;
  return { ...verdict, charges };
}
