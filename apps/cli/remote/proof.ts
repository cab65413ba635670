/** The proof of a shared campaign: chain, signatures, seals, seeds and dice, checked without anybody's help. */
import { type Finding, evidenceFindings as found, proofFindings } from '@grognard/games/dialect';
import { type CheckedUpTo, type Evidence, gameOf, judge, type Report, verifyJournal } from '@grognard/kernel/fair';
import type { Dialogue } from '../dialogue.ts';

export interface Proof {
  readonly report: Report;
  readonly findings: readonly Finding[];
}

export async function proofOf(dialogue: Dialogue, text: string, checked?: CheckedUpTo): Promise<Proof> {
  const game = await dialogue.game(gameOf(text) ?? '');
  // Loaded only here: every other verb starts without it.
  const { nativeCrypto } = await import('@grognard/server/native');
  const report = verifyJournal(text, game, nativeCrypto, checked);
  return { report, findings: proofFindings(game, report, dialogue.shared) };
}

/** What the file proves against a server, to somebody who believes neither side. */
export async function evidenceFindings(dialogue: Dialogue, evidence: Evidence): Promise<readonly Finding[]> {
  const game = await dialogue.game(gameOf(evidence.journal[0] ?? '') ?? '');
  const { nativeCrypto } = await import('@grognard/server/native');
  return found(game, judge(evidence, game, nativeCrypto), dialogue.shared);
}
