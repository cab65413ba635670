/** A campaign as a file: one event a line, canonical JSON, each line bound to the line before it by its hash. */
import { canonical } from '../journal/canonical.ts';
import { accept, type Checked, refuse } from '../refusal/refusal.ts';
import type { Plain } from '../step/step.ts';
import { type CampaignEvent, isCampaignEvent } from './event.ts';

/** The SHA-256 of a text's UTF-8 bytes, in hexadecimal; the kernel has no cryptography of its own. */
export type TextHash = (text: string) => string;

/** What editors and mail programs put into a text: read as if it were not there, and told. */
const BORNE = ['byteOrderMark', 'carriageReturns', 'blankEnd'] as const;

/** One of the things that are read as if they were not there. */
export type Borne = (typeof BORNE)[number];

/** A campaign’s file, read back. */
export interface CampaignFile {
  readonly lines: readonly string[];
  readonly events: readonly CampaignEvent[];
  /** What is there of a last line that was cut short: the event being written was lost. */
  readonly torn: string;
  readonly borne: readonly Borne[];
}

/** The line that would follow these. */
export function nextLine(lines: readonly string[], event: CampaignEvent, hash: TextHash): string {
  return canonical({ sequence: lines.length, previous: boundTo(lines, hash), event: event as unknown as Plain });
}

/** The file that holds these lines. */
export const fileOf = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

const MARK = '\ufeff';

/** Reads a file back; a broken chain is refused with its line, a torn last line is only told. */
export function readCampaign(text: string, hash: TextHash): Checked<CampaignFile> {
  const foreign = foreignTo(text);
  if (foreign) return refuse({ code: foreign, at: '' });
  const marked = text.startsWith(MARK);
  const all = (marked ? text.slice(MARK.length) : text).split('\n');
  const blank = withoutBlankEnd(all);
  const last = all.pop() ?? '';
  // A beginning of an object is never JSON itself, so only a line without an end can be torn.
  const torn = parsed(withoutReturn(last)) === undefined ? last : '';
  if (torn === '' && last !== '') all.push(last);
  const returned = all.some((line) => line.endsWith('\r'));
  const borne = BORNE.filter((_, index) => [marked, returned, blank][index]);
  return readFurther({ lines: [], events: [], torn, borne }, all.map(withoutReturn), hash);
}

/** Reads lines that were added to a file since: only they are looked at. */
export function readFurther(file: CampaignFile, added: readonly string[], hash: TextHash): Checked<CampaignFile> {
  const lines = [...file.lines];
  const events = [...file.events];
  for (const line of added) {
    const event = eventIn(line, lines, hash);
    if (typeof event === 'string') return refuse({ code: event, at: '', facts: { line: lines.length + 1 } });
    lines.push(line);
    events.push(event);
  }
  return accept({ ...file, lines, events });
}

/** What is no text of ours at all: a packed file, a text in another encoding, a page that a mail program made of it. */
function foreignTo(text: string): string | undefined {
  if (text.startsWith('PK\u0003\u0004') || text.startsWith('\u001f')) return 'filePacked';
  if (text.includes('\u0000')) return 'fileOtherEncoding';
  return /^\ufeff?\s*<(?:!doctype|html|\?xml)/i.test(text) ? 'filePage' : undefined;
}

/** Empty lines that a mail program put after the last; one is no more than the end of the last line. */
function withoutBlankEnd(lines: string[]): boolean {
  const held = lines.findLastIndex((line) => withoutReturn(line) !== '');
  const blank = lines.length - held > 2;
  if (blank && held >= 0) lines.splice(held + 1, lines.length, '');
  return blank && held >= 0;
}

const withoutReturn = (line: string): string => (line.endsWith('\r') ? line.slice(0, -1) : line);

const boundTo = (lines: readonly string[], hash: TextHash): string | null => {
  const last = lines.at(-1);
  return last === undefined ? null : hash(last);
};

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** The event of a line, or the code of what is wrong with it. */
function eventIn(line: string, before: readonly string[], hash: TextHash): CampaignEvent | string {
  const value = parsed(line);
  if (typeof value !== 'object' || value === null) return 'fileLineNotJson';
  const { sequence, previous, event } = value as Readonly<Record<string, unknown>>;
  if (sequence !== before.length) return 'fileLineOutOfOrder';
  if (previous !== boundTo(before, hash)) return 'fileChainBroken';
  if (!isCampaignEvent(event)) return 'fileLineNotAnEvent';
  return canonical(value as Plain) === line ? event : 'fileLineNotCanonical';
}
