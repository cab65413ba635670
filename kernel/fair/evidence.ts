/** What a device keeps of a server that has contradicted itself: enough for anybody to see it, without believing anyone. */
import type { Game } from '../game/game.ts';
import type { Crypto } from './crypto.ts';
import { isSignedHead, type SignedHead } from './head.ts';
import { textHash } from './line.ts';
import { type Report, verifyJournal } from './verify.ts';

/** What a device keeps of a server that contradicted itself. */
export interface Evidence {
  readonly grognard: 'evidence';
  /** The journal as the device was told it: every line's text, the line that cannot be included. */
  readonly journal: readonly string[];
  /** What the server has signed: for this journal, and against it. */
  readonly heads: readonly SignedHead[];
}

/** Something that is proved against a server. */
export type Charge =
  /** It signed this journal up to `length`, and another one of `other` lines. */
  | { readonly kind: 'forked'; readonly length: number; readonly other: number }
  /** It signed this journal up to `length`, and later, when shown that, had only `other` lines. */
  | { readonly kind: 'wentBack'; readonly length: number; readonly other: number }
  /** It signed this journal up to `length`, though line `other` of it cannot be. */
  | { readonly kind: 'vouchedFalsely'; readonly length: number; readonly other: number };

/** What evidence proves, and what is wrong with its journal. */
export interface Judgement {
  readonly charges: readonly Charge[];
  /** The journal by itself, as far as it goes. */
  readonly report: Report;
}

/** Whether something read from outside is evidence. */
export const isEvidence = (value: unknown): value is Evidence => {
  if (typeof value !== 'object' || value === null) return false;
  const { grognard, journal, heads } = value as Partial<Record<keyof Evidence, unknown>>;
  const isText = (line: unknown): boolean => typeof line === 'string' && !line.includes('\n');
  return grognard === 'evidence' && Array.isArray(journal) && journal.every(isText) && Array.isArray(heads);
};

/** The server's key stands in the first line, and every player who sat down has signed on that line. */
export function judge({ journal, heads }: Evidence, game: Game, crypto: Crypto): Judgement {
  const reportOn = (lines: readonly string[]): Report =>
    verifyJournal(lines.map((line) => `${line}\n`).join(''), game, crypto);
  const { campaign, server } = openingOf(journal[0]);
  const signed = server === '' ? [] : heads.filter((head) => isSignedHead(crypto, campaign, server, head));
  const hashes = journal.map((line) => textHash(crypto, line));
  // A line between may have been bent on the way: only what leads unbroken to a signed head is what the server signed.
  const broken = journal.findIndex((line, at) => at > 0 && previousOf(line) !== hashes[at - 1]);
  const unbroken = broken === -1 ? journal.length : broken;
  const fits = ({ length, head }: SignedHead): boolean => length <= unbroken && hashes[length - 1] === head;
  const longest = Math.max(0, ...signed.filter(fits).map(({ length }) => length));
  const charges = signed.flatMap((head): Charge[] => {
    const { length: other, seen } = head;
    if (other <= longest && !fits(head)) return [{ kind: 'forked', length: longest, other }];
    const shown = seen === undefined ? -1 : hashes.indexOf(seen) + 1;
    return shown > other && longest >= shown ? [{ kind: 'wentBack', length: shown, other }] : [];
  });
  // What anybody may have added behind the signed part proves nothing.
  const [fault] = longest > 0 ? reportOn(journal.slice(0, longest)).faults : [];
  if (fault) charges.push({ kind: 'vouchedFalsely', length: longest, other: fault.line });
  return { charges, report: reportOn(journal) };
}

function openingOf(text: string | undefined): { readonly campaign: string; readonly server: string } {
  try {
    const { event } = JSON.parse(text ?? '') as { event: { fair: { campaign: unknown; server: unknown } } };
    return { campaign: String(event.fair.campaign), server: String(event.fair.server) };
  } catch {
    return { campaign: '', server: '' };
  }
}

/** The hash a line says it follows; nothing where it is no line. */
function previousOf(line: string): unknown {
  try {
    return (JSON.parse(line) as { readonly previous?: unknown } | null)?.previous;
  } catch {
    return undefined;
  }
}
