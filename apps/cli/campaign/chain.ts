/** The lines of a campaign file: canonical JSON, each bound to the line before it by its hash. */
import { createHash } from 'node:crypto';
import { type CampaignEvent, canonical, isCampaignEvent, type Plain, Refused } from '@grognard/kernel';

/** A campaign file as it was read. */
export interface Journal {
  readonly lines: readonly string[];
  readonly events: readonly CampaignEvent[];
  /** Bytes of a last line that was cut short: the event being written was lost. */
  readonly torn: number;
}

export const hashOf = (line: string): string => createHash('sha256').update(line, 'utf8').digest('hex');

/** The line that would follow these. */
export function nextLine(lines: readonly string[], event: CampaignEvent): string {
  const last = lines.at(-1);
  const previous = last === undefined ? null : hashOf(last);
  return canonical({ sequence: lines.length, previous, event: event as unknown as Plain });
}

export const textOf = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

/** Reads the lines back; a broken chain is refused with its line, a torn last line is only counted. */
export function readLines(bytes: Buffer, path: string): Journal {
  const lines: string[] = [];
  const events: CampaignEvent[] = [];
  let start = 0;
  while (start < bytes.length) {
    const found = bytes.indexOf(0x0a, start);
    const whole = found >= 0;
    const end = whole ? found : bytes.length;
    const line = bytes.toString('utf8', start, end);
    const value = parsed(line);
    // A beginning of an object is never JSON itself, so only an unfinished line can be torn.
    if (value === undefined && !whole) return { lines, events, torn: bytes.length - start };
    events.push(eventOf(value, line, lines, path));
    lines.push(line);
    start = end + 1;
  }
  return { lines, events, torn: 0 };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function eventOf(value: unknown, line: string, before: readonly string[], path: string): CampaignEvent {
  const broken = (code: string): never => {
    throw new Refused([{ code, at: path, facts: { line: before.length + 1 } }]);
  };
  if (typeof value !== 'object' || value === null) return broken('lineNotJson');
  const { sequence, previous, event } = value as Readonly<Record<string, unknown>>;
  const last = before.at(-1);
  if (sequence !== before.length) return broken('lineOutOfOrder');
  if (previous !== (last === undefined ? null : hashOf(last))) return broken('chainBroken');
  if (!isCampaignEvent(event)) return broken('lineNotAnEvent');
  if (canonical(value as Plain) !== line) return broken('lineNotCanonical');
  return event;
}
