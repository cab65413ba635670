/** What others wrote may come with commands for the terminal, or with lines of its own making: neither is passed on. */
import type { Facts, Say, Words } from '@grognard/kernel';

const ESCAPE = String.fromCharCode(27);
const COLOUR = `${ESCAPE}\\[[0-9;]*m`;
const from = (first: number, last: number): string => `${String.fromCharCode(first)}-${String.fromCharCode(last)}`;
/** Those that turn the direction of writing. */
const TURNING = `${from(0x202a, 0x202e)}${from(0x2066, 0x2069)}`;
/** Control characters but tab and line end. */
const CONTROLS = `[${from(0x00, 0x08)}${from(0x0b, 0x1f)}${from(0x7f, 0x9f)}${TURNING}]`;
const SUSPECT = new RegExp(`${COLOUR}|${CONTROLS}`, 'g');
const CONTROL = new RegExp(CONTROLS, 'g');
/** Whatever begins a new line somewhere: line feed and its kin, and the separators of Unicode. */
const BREAKS = new RegExp(`\\r\\n|[${from(0x0a, 0x0d)}\\u0085${from(0x2028, 0x2029)}]`, 'g');
const MARK = '\ufffd';

/** Text that is laid out already: our own colours pass where there are any, everything else is shown as a mark. */
export const harmless = (text: string, coloured: boolean): string =>
  coloured ? text.replace(SUSPECT, (found) => (found.length > 1 ? found : MARK)) : text.replace(CONTROL, MARK);

/** Text from somebody else, on one line and in no colour: where he broke the line stands a mark. */
export const tame = (text: string): string => text.replace(BREAKS, ' ⏎ ').replace(CONTROL, MARK).replaceAll('\t', ' ');

/** A speaker that says whatever it is told on one line and in no colour. */
export function tamed(say: Say): Say {
  const spoken = (words: Words | string, facts?: Facts): string => {
    const { key, facts: inner } = typeof words === 'string' ? { key: words, facts } : words;
    return say({ key: tame(key), ...(inner && { facts: tamedFacts(inner) as Facts }) });
  };
  return Object.assign(spoken, { noun: (key: string) => say.noun(tame(key)), read: say.read });
}

function tamedFacts(value: unknown): unknown {
  if (typeof value === 'string') return tame(value);
  if (Array.isArray(value)) return value.map(tamedFacts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, tamedFacts(each)]));
}
