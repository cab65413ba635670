/** The two kinds of file that can be played again: a campaign, and one resolution. */
import { readFileSync } from 'node:fs';
import type { Plain } from '@grognard/kernel';
import { parseJson } from '../arguments/json.ts';
import { isRecord } from '../arguments/play.ts';
import { unreadable, withoutMark } from '../arguments/source.ts';

/** The resolution the file holds, or nothing where it is a campaign: lines, each with its sequence number. */
export function singleAccount(path: string): Plain | undefined {
  let text: string;
  try {
    text = withoutMark(readFileSync(path, 'utf8'));
  } catch (error) {
    throw unreadable(path, error);
  }
  const [first = ''] = text.split('\n', 1);
  try {
    const line = JSON.parse(first) as Plain;
    if (isRecord(line) && !('journal' in line)) return undefined;
  } catch {
    // A first line that is no JSON of its own begins a resolution printed over several lines, or a torn campaign.
    if (first.startsWith('{"event"') || text.trim() === '') return undefined;
  }
  return parseJson(text, path);
}
