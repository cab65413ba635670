/** The lines of a campaign file, as the command writes them: canonical JSON, each bound to the line before by its hash. */
import {
  accept,
  type CampaignEvent,
  type Checked,
  canonical,
  isCampaignEvent,
  type Plain,
  refuse,
} from '@grognard/kernel';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

export interface Journal {
  readonly lines: readonly string[];
  readonly events: readonly CampaignEvent[];
}

export const hashOf = (line: string): string => bytesToHex(sha256(utf8ToBytes(line)));

/** The line that would follow these. */
export function nextLine(lines: readonly string[], event: CampaignEvent): string {
  const last = lines.at(-1);
  const previous = last === undefined ? null : hashOf(last);
  return canonical({ sequence: lines.length, previous, event: event as unknown as Plain });
}

export const textOf = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

/** Reads a file back; a broken chain is refused with its line, and so is a last line that was cut short. */
export function readText(text: string): Checked<Journal> {
  const all = text.split('\n');
  if (all.at(-1) === '') all.pop();
  const lines: string[] = [];
  const events: CampaignEvent[] = [];
  for (const line of all) {
    const event = eventIn(line, lines);
    if (typeof event === 'string') return refuse({ code: event, at: '', facts: { line: lines.length + 1 } });
    events.push(event);
    lines.push(line);
  }
  return lines.length > 0 ? accept({ lines, events }) : refuse({ code: 'emptyCampaign', at: '' });
}

/** The event of a line, or the code of what is wrong with it. */
function eventIn(line: string, before: readonly string[]): CampaignEvent | string {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return 'lineNotJson';
  }
  if (typeof value !== 'object' || value === null) return 'lineNotJson';
  const { sequence, previous, event } = value as Readonly<Record<string, unknown>>;
  const last = before.at(-1);
  if (sequence !== before.length) return 'lineOutOfOrder';
  if (previous !== (last === undefined ? null : hashOf(last))) return 'chainBroken';
  if (!isCampaignEvent(event)) return 'lineNotAnEvent';
  return canonical(value as Plain) === line ? event : 'lineNotCanonical';
}
