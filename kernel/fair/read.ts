/** Reads a journal file and finds where its chain is broken: any changed byte is found, and its line named. */
import { canonical } from '../journal/canonical.ts';
import type { Plain } from '../step/step.ts';
import type { Facts } from '../text/words.ts';
import { isHex, utf8 } from './bytes.ts';
import type { Crypto } from './crypto.ts';
import type { SignedHead } from './head.ts';
import { type Line, lineText, textHash } from './line.ts';

/** Something wrong with a journal, worded by `refusal.<code>`. */
export interface Fault {
  readonly code: string;
  /** Counted from one, as an editor shows it. */
  readonly line: number;
  /** Where the line stands in the file: its first byte, and the byte after its last. */
  readonly bytes: readonly [number, number];
  readonly facts?: Facts;
}

/** How a journal ends: with a closing line, signed by the server or not; without one; or in the middle of a line. */
export type JournalEnd =
  | { readonly kind: 'closed'; readonly signature: string | undefined }
  | { readonly kind: 'open' }
  | { readonly kind: 'torn'; readonly fault: Fault };

export interface ReadJournal {
  readonly lines: readonly Line<unknown>[];
  /** The text of every line, the closing line left out. */
  readonly texts: readonly string[];
  readonly faults: readonly Fault[];
  readonly end: JournalEnd;
  fault(code: string, index: number, facts?: Facts): Fault;
}

/** An export ends with a line that names the last hash twice, so that the last line is bound too. */
const closingLine = (sequence: number, head: string, signature?: string): Line<unknown> => ({
  sequence,
  previous: head,
  event: { kind: 'exported', head, ...(signature !== undefined && { signature }) },
});

/** The journal as a file: one line after another, and the closing line, with the server's word for it where there is one. */
export function exported(texts: readonly string[], crypto: Pick<Crypto, 'sha256'>, vouched?: SignedHead): string {
  const head = textHash(crypto, texts.at(-1) ?? '');
  const signature = vouched?.head === head && vouched.seen === undefined ? vouched.signature : undefined;
  return [...texts, lineText(closingLine(texts.length, head, signature))].map((text) => `${text}\n`).join('');
}

/** A last line that was cut short is left out and told of: the rest can still be checked. */
export function readJournal(text: string, crypto: Pick<Crypto, 'sha256'>): ReadJournal {
  const whole = text.endsWith('\n');
  const texts = (whole ? text.slice(0, -1) : text).split('\n');
  const fault = faultIn(texts);
  const parsed = texts.map((line) => parseLine(line));
  const torn = !whole && parsed.length > 1 && typeof parsed.at(-1) === 'string';
  const kept = torn ? parsed.slice(0, -1) : parsed;
  const cut: JournalEnd = torn ? { kind: 'torn', fault: fault('lineTorn', texts.length - 1) } : { kind: 'open' };
  const faults = kept.flatMap((line, index) => (typeof line === 'string' ? [fault(line, index)] : []));
  const lines = kept.filter((line) => typeof line !== 'string');
  if (faults.length > 0) return { lines, texts, faults, end: cut, fault };
  faults.push(...linkFaults(lines, texts.slice(0, lines.length), crypto, fault));
  const last = lines.at(-1);
  if (!isClosing(last)) return { lines, texts: texts.slice(0, lines.length), faults, end: cut, fault };
  const end: JournalEnd = torn ? cut : { kind: 'closed', signature: last.event.signature };
  return { lines: lines.slice(0, -1), texts: texts.slice(0, lines.length - 1), faults, end, fault };
}

const isClosing = (line: Line<unknown> | undefined): line is Line<{ readonly signature: string | undefined }> =>
  (line?.event as { readonly kind?: unknown } | null | undefined)?.kind === 'exported';

const faultIn =
  (texts: readonly string[]): ReadJournal['fault'] =>
  (code, index, facts) => {
    const from = texts.slice(0, index).reduce((sum, line) => sum + utf8(line).length + 1, 0);
    const bytes = [from, from + utf8(texts[index] ?? '').length] as const;
    return { code, line: index + 1, bytes, ...(facts && { facts }) };
  };

/** One line by itself, or the code of what is wrong with it. */
function parseLine(text: string): Line<unknown> | string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'lineNotJson';
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'lineNotALine';
  const { sequence, previous, event, ...rest } = value as Readonly<Record<string, unknown>>;
  const linked = previous === null || isHex(previous, 32);
  const isObject = typeof event === 'object' && event !== null;
  if (!Number.isInteger(sequence) || !linked || !isObject || Object.keys(rest).length > 0) return 'lineNotALine';
  return canonical(value as Plain) === text ? (value as Line<unknown>) : 'lineNotCanonical';
}

/**
 * Every line must carry the hash of the line before it. Where it does not, either that line or this one was changed:
 * if the line after this one does not fit either, it was this one.
 */
function linkFaults(
  lines: readonly Line<unknown>[],
  texts: readonly string[],
  crypto: Pick<Crypto, 'sha256'>,
  fault: ReadJournal['fault'],
): readonly Fault[] {
  const hashes = texts.map((text) => textHash(crypto, text));
  const fits = (index: number): boolean =>
    index >= lines.length || lines[index]?.previous === (index === 0 ? null : hashes[index - 1]);
  const faults: Fault[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.sequence !== index)
      faults.push(fault('lineOutOfOrder', index, { received: line.sequence, length: index }));
    else if (isClosing(line)) faults.push(...closingFaults(line, index, hashes[index - 1], lines.length, fault));
    else if (!fits(index)) {
      const changed = index === 0 || !fits(index + 1) ? index : index - 1;
      // A link that was changed breaks the line itself and the one after it: it is told once.
      if (faults.at(-1)?.line !== changed + 1) faults.push(fault('lineChanged', changed));
    }
  }
  return faults;
}

function closingFaults(
  line: Line<unknown>,
  index: number,
  hash: string | undefined,
  length: number,
  fault: ReadJournal['fault'],
): readonly Fault[] {
  const { head, signature, ...rest } = line.event as { readonly [key: string]: unknown };
  const signed = signature === undefined || isHex(signature, 64);
  if (index !== length - 1 || Object.keys(rest).length !== 1 || head !== line.previous || !signed) {
    return [fault('lineChanged', index)];
  }
  return head === hash ? [] : [fault('lineChanged', index - 1)];
}
