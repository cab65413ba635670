/** The proof of a shared campaign: chain, signatures, seals, seeds and dice, checked without anybody's help. */
import { refusalWords } from '@grognard/games/words';
import { ACT_SHAPES, type Fault, gameOf, verifyJournal } from '@grognard/kernel/fair';
import type { Dialogue } from '../dialogue.ts';
import type { Finding } from '../layout/findings.ts';

/** Whether a file is a journal of a shared campaign. */
export const isSharedJournal = (text: string): boolean => /^\{"event":\{"fair":\{/.test(text);

export async function proofFindings(dialogue: Dialogue, text: string): Promise<readonly Finding[]> {
  const game = await dialogue.game(gameOf(text) ?? '');
  // Loaded only here: every other verb starts without it.
  const { crypto } = await import('@grognard/server/client');
  const { faults, lines, head, events, keys, unrevealed, closed } = verifyJournal(text, game, crypto);
  if (faults.length > 0) return faults.map((fault) => faultFinding(dialogue, fault));
  const count = (kind: string): number => events[kind] ?? 0;
  const acts = Object.keys(ACT_SHAPES).reduce((sum, kind) => sum + count(kind), 0);
  const seats = Object.entries(keys).map(([seat, key]) => `${dialogue.say(`side.${seat}`)} (${key.slice(0, 16)}…)`);
  return [
    { holds: true, key: 'chain', facts: { lines, last: head } },
    { holds: true, key: 'signed', facts: { acts, seats } },
    { holds: true, key: 'fairDice', facts: { dice: count('thrown') - unrevealed } },
    { holds: true, key: 'unsealed', facts: { sealed: count('unsealed') } },
    { holds: true, key: 'events', facts: { events: lines, resolved: count('resolved') } },
    ...(unrevealed > 0 ? [{ holds: true, key: 'unrevealed', facts: { dice: unrevealed } }] : []),
    { holds: closed, key: closed ? 'closed' : 'notClosed', facts: {} },
  ];
}

const faultFinding = (dialogue: Dialogue, { code, line, bytes: [from, to], facts }: Fault): Finding => {
  const words = refusalWords(dialogue.gameOpened, dialogue.say, { code, at: '', ...(facts && { facts }) });
  return { holds: false, key: 'fault', facts: { code, line, from, to, words } };
};
