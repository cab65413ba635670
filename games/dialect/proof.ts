/** The proof of a shared campaign: chain, signatures, seals, seeds and dice, checked without anybody's help. */
import { awaitingReview, type Campaign, type Game, inOneGo, review, type Say } from '@grognard/kernel';
import { type DiceReport, type Evidence, type Fault, isEvidence, type judge, type Report } from '@grognard/kernel/fair';
import { refusalWords } from '../words/index.ts';
import { differingWords } from './campaign-file.ts';
import type { Finding } from './findings.ts';

/** Whether a text is a journal of a shared campaign. */
export const isSharedJournal = (text: string): boolean => /^\{"event":\{"fair":\{/.test(text);

/** What a device kept of a server that contradicted itself, if that is what the text holds. */
export function evidenceIn(text: string): Evidence | undefined {
  if (!text.includes('"evidence"')) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isEvidence(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** What the verifier found, each thing worded by its key; faults in the words that all apps share. */
export const proofFindings = (game: Game, report: Report, say: Say): readonly Finding[] =>
  report.holds ? held(game, report, say) : broken(game, report, say);

function held(game: Game, report: Report, say: Say): readonly Finding[] {
  const { lines, head, events, keys, dice, signatures, campaign } = report;
  const count = (kind: string): number => events[kind] ?? 0;
  const seats = Object.entries(keys).map(([seat, key]) => `${say(`side.${seat}`)} (${key.slice(0, 16)}…)`);
  return [
    { holds: true, key: 'chain', facts: { lines, last: head } },
    { holds: true, key: 'signed', facts: { acts: signatures, seats } },
    ...diceFindings(dice, say),
    { holds: true, key: 'unsealed', facts: { sealed: count('unsealed') } },
    { holds: true, key: 'events', facts: { events: lines, resolved: count('resolved') } },
    ...(campaign ? olderFindings(game, campaign, say) : []),
    endFinding(report),
  ];
}

/** What ended under other rules: dice and answers prove what comes of it now, and whether that is what was told. */
function olderFindings(game: Game, campaign: Campaign, say: Say): readonly Finding[] {
  const awaiting = awaitingReview(campaign);
  if (awaiting.length === 0) return [];
  const differing = inOneGo(review(campaign));
  const numbers = differing.map(({ sequence }) => sequence);
  return [
    {
      holds: numbers.length > 0 ? false : null,
      key: 'reviewed',
      facts: { awaiting: awaiting.length, differing: numbers },
    },
    ...differing.map((each) => ({
      holds: false,
      key: 'otherwise',
      facts: { words: differingWords(game, say, each) },
    })),
  ];
}

/** Only what was checked bears a mark; what was given up or taken back is told, whoever agreed to it. */
function diceFindings({ by, waiting, givenUp, takenBack }: DiceReport, say: Say): readonly Finding[] {
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

function broken(game: Game, { faults, signatures, events }: Report, say: Say): readonly Finding[] {
  const older = faults.some(({ code }) => code === 'olderProtocol');
  const signed = { holds: true, key: 'signaturesGood', facts: { acts: signatures } };
  const known = older && Object.keys(events).length === 0 ? [signed] : [];
  return [...known, ...faults.map((fault) => faultFinding(game, fault, say))];
}

function faultFinding(game: Game, { code, line, bytes: [from, to], facts }: Fault, say: Say): Finding {
  const words = refusalWords(game, say, { code, at: '', ...(facts && { facts }) });
  return { holds: false, key: 'fault', facts: { code, line, from, to, words } };
}

/** What is proved against a server, to somebody who believes neither side. */
export function evidenceFindings(game: Game, { charges, report }: ReturnType<typeof judge>, say: Say) {
  const faults = report.faults.map((fault): Finding => ({ ...faultFinding(game, fault, say), holds: null }));
  if (charges.length === 0) return [{ holds: false, key: 'nothingProved', facts: {} }, ...faults];
  return [...charges.map(({ kind, ...facts }): Finding => ({ holds: true, key: `charge.${kind}`, facts })), ...faults];
}
