/** Where an option's text comes from: typed on the line, a file, or what is piped in. */
import { readFile } from 'node:fs/promises';
import { text as textOf } from 'node:stream/consumers';
import { type Plain, Refused } from '@grognard/kernel';
import type { Dialogue } from '../dialogue.ts';
import { parseJson } from './json.ts';

/** JSON that stands on the line itself, in a file, or behind `-`. */
export async function jsonFrom(dialogue: Dialogue, option: string, given: string): Promise<Plain> {
  if (/^\s*[[{"]/.test(given)) return parseJson(given, option);
  if (given === '-') return parseJson(withoutMark(await textOf(dialogue.around.input)), option);
  return parseJson(await fileText(given), given);
}

/** The text of a file; a file that cannot be read is refused, with the reason. */
export async function fileText(path: string): Promise<string> {
  try {
    return withoutMark(await readFile(path, 'utf8'));
  } catch (error) {
    throw unreadable(path, error);
  }
}

export const unreadable = (path: string, error: unknown): Refused => {
  const reason = (error as NodeJS.ErrnoException).code ?? String(error);
  return new Refused([{ code: 'unreadable', at: path, facts: { reason } }]);
};

/** Some editors put a byte order mark before the first character. */
export const withoutMark = (text: string): string => (text.startsWith('\ufeff') ? text.slice(1) : text);
