/** Reads a journal file and finds where its chain is broken: any changed byte is found, and its line named. */
import { canonical } from '../journal/canonical.ts';
import type { Plain } from '../step/step.ts';
import type { Facts } from '../text/words.ts';
import { isHex, utf8 } from './bytes.ts';
import type { Crypto } from './crypto.ts';
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

export interface ReadJournal {
  readonly lines: readonly Line<unknown>[];
  /** The text of every line, the closing line left out. */
  readonly texts: readonly string[];
  readonly faults: readonly Fault[];
  /** Whether a closing line vouches for the last line. */
  readonly closed: boolean;
  fault(code: string, index: number, facts?: Facts): Fault;
}

/** An export ends with a line that names the last hash twice, so that the last line is bound too. */
export const closingLine = (sequence: number, head: string): Line<unknown> => ({
  sequence,
  previous: head,
  event: { kind: 'exported', head },
});

/** The journal as a file: one line after another, and the closing line. */
export function exported(texts: readonly string[], crypto: Pick<Crypto, 'sha256'>): string {
  const head = textHash(crypto, texts.at(-1) ?? '');
  return [...texts, lineText(closingLine(texts.length, head))].map((text) => `${text}\n`).join('');
}

export function readJournal(text: string, crypto: Pick<Crypto, 'sha256'>): ReadJournal {
  const whole = text.endsWith('\n');
  const texts = (whole ? text.slice(0, -1) : text).split('\n');
  const fault = faultIn(texts);
  const parsed = texts.map((line) => parseLine(line));
  const faults = parsed.flatMap((line, index) => (typeof line === 'string' ? [fault(line, index)] : []));
  if (!whole) faults.push(fault('lineTorn', texts.length - 1));
  const lines = parsed.filter((line) => typeof line !== 'string');
  if (faults.length > 0) return { lines, texts, faults, closed: false, fault };
  faults.push(...linkFaults(lines, texts, crypto, fault));
  const closed = isClosing(lines.at(-1));
  const end = closed ? -1 : lines.length;
  return { lines: lines.slice(0, end), texts: texts.slice(0, end), faults, closed, fault };
}

const isClosing = (line: Line<unknown> | undefined): boolean =>
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
    else if (!fits(index) && faults.at(-1)?.line !== index + 1) {
      faults.push(fault('lineChanged', index === 0 || !fits(index + 1) ? index : index - 1));
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
  const { head, ...rest } = line.event as { readonly kind: string; readonly head?: unknown };
  if (index !== length - 1 || Object.keys(rest).length !== 1 || head !== line.previous) {
    return [fault('lineChanged', index)];
  }
  return head === hash ? [] : [fault('lineChanged', index - 1)];
}
