/** A value as it is typed on a line: JSON where it looks like it, a word otherwise. */
import type { Plain } from '@grognard/kernel';
import { parseJson } from './json.ts';

const isJson = (written: string): boolean => /^\s*[[{"]/.test(written);

/** A number, true, false, null, JSON; any other word stands for itself. */
export function typedValue(written: string, at: string): Plain {
  if (isJson(written)) return parseJson(written, at);
  return /^(?:-?\d+|true|false|null)$/.test(written) ? (JSON.parse(written) as Plain) : written;
}

/** The first word of a text, or the JSON it begins with, spaces and all; and what stands after it. */
export function firstOf(text: string): readonly [first: string, rest: string] {
  const trimmed = text.trim();
  const ends = [...trimmed.matchAll(/\s+|$/g)].map(({ index }) => index);
  const whole = isJson(trimmed) ? ends.find((end) => parses(trimmed.slice(0, end))) : ends[0];
  const end = whole ?? trimmed.length;
  return [trimmed.slice(0, end), trimmed.slice(end).trim()];
}

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
