/** The proof of a shared campaign: chain, signatures, seals, seeds and dice, checked without anybody's help. */
import { refusalWords } from '@grognard/games/words';
import type { Game } from '@grognard/kernel';
import {
  type CheckedUpTo,
  type DiceReport,
  type Evidence,
  type Fault,
  gameOf,
  isEvidence,
  judge,
  type Report,
  verifyJournal,
} from '@grognard/kernel/fair';
import type { Dialogue } from '../dialogue.ts';
import type { Finding } from '../layout/findings.ts';

/** Whether a file is a journal of a shared campaign. */
export const isSharedJournal = (text: string): boolean => /^\{"event":\{"fair":\{/.test(text);

/** What a device kept of a server that contradicted itself, if that is what the file holds. */
export function evidenceIn(text: string): Evidence | undefined {
  if (!text.includes('"evidence"')) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isEvidence(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export interface Proof {
  readonly report: Report;
  readonly findings: readonly Finding[];
}

export async function proofOf(dialogue: Dialogue, text: string, checked?: CheckedUpTo): Promise<Proof> {
  const game = await dialogue.game(gameOf(text) ?? '');
  // Loaded only here: every other verb starts without it.
  const { nativeCrypto } = await import('@grognard/server/native');
  const report = verifyJournal(text, game, nativeCrypto, checked);
  return { report, findings: report.holds ? held(dialogue, report) : broken(dialogue, game, report) };
}

function held(dialogue: Dialogue, report: Report): readonly Finding[] {
  const { lines, head, events, keys, dice, signatures } = report;
  const count = (kind: string): number => events[kind] ?? 0;
  const seats = Object.entries(keys).map(([seat, key]) => `${dialogue.say(`side.${seat}`)} (${key.slice(0, 16)}…)`);
  return [
    { holds: true, key: 'chain', facts: { lines, last: head } },
    { holds: true, key: 'signed', facts: { acts: signatures, seats } },
    ...diceFindings(dialogue, dice),
    { holds: true, key: 'unsealed', facts: { sealed: count('unsealed') } },
    { holds: true, key: 'events', facts: { events: lines, resolved: count('resolved') } },
    endFinding(report),
  ];
}

/** Only what was checked bears a mark; what was args up or taken back is told, whoever agreed to it. */
function diceFindings({ say }: Dialogue, { by, waiting, givenUp, takenBack }: DiceReport): readonly Finding[] {
  const names = (seats: readonly string[]): readonly string[] => seats.map((seat) => say(`side.${seat}`));
  return [
    ...by.map(({ contributors, empty, dice }) => ({
      holds: true,
      key: 'fairDice',
      facts: { dice, seats: names(contributors), empty: names(empty) },
    })),
    ...(waiting > 0 ? [{ holds: null, key: 'waiting', facts: { dice: waiting } }] : []),
    ...givenUp.map(({ line, procedure, contributions, consent }) => ({
      holds: null,
      key: 'givenUp',
      facts: { line: line + 1, title: say(`procedure.${procedure}`), contributions, seats: names(consent) },
    })),
    ...(takenBack > 0 ? [{ holds: null, key: 'takenBack', facts: { procedures: takenBack } }] : []),
  ];
}

function endFinding({ end, lines, torn }: Report): Finding {
  switch (end) {
    case 'signed':
      return { holds: true, key: 'endSigned', facts: { lines } };
    case 'unsigned':
      return { holds: null, key: 'endUnproved', facts: { lines } };
    case 'torn': {
      const [from, to] = torn?.bytes ?? [0, 0];
      return { holds: null, key: 'endTorn', facts: { line: torn?.line ?? lines + 1, from, to } };
    }
  }
}

function broken(dialogue: Dialogue, game: Game, { faults, signatures, events }: Report): readonly Finding[] {
  const older = faults.some(({ code }) => code === 'olderProtocol');
  const signed = { holds: true, key: 'signaturesGood', facts: { acts: signatures } };
  const known = older && Object.keys(events).length === 0 ? [signed] : [];
  return [...known, ...faults.map((fault) => faultFinding(dialogue, game, fault))];
}

const faultFinding = (dialogue: Dialogue, game: Game, { code, line, bytes: [from, to], facts }: Fault): Finding => {
  const words = refusalWords(game, dialogue.shared, { code, at: '', ...(facts && { facts }) });
  return { holds: false, key: 'fault', facts: { code, line, from, to, words } };
};

/** What the file proves against a server, to somebody who believes neither side. */
export async function evidenceFindings(dialogue: Dialogue, evidence: Evidence): Promise<readonly Finding[]> {
  const game = await dialogue.game(gameOf(evidence.journal[0] ?? '') ?? '');
  const { nativeCrypto } = await import('@grognard/server/native');
  const { charges, report } = judge(evidence, game, nativeCrypto);
  const faults = report.faults.map((fault) => ({ ...faultFinding(dialogue, game, fault), holds: null }));
  if (charges.length === 0) return [{ holds: false, key: 'nothingProved', facts: {} }, ...faults];
  return [...charges.map(({ kind, ...facts }) => ({ holds: true, key: `charge.${kind}`, facts })), ...faults];
}
