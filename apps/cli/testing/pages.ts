/** Pages to be read to the letter: what a run prints or how it is refused, and what a part of the command puts on paper. */
import { join } from 'node:path';
import type { Locale } from '@grognard/kernel';
import { expect } from 'vitest';
import { Dialogue } from '../dialogue.ts';
import { paper, spoken } from './paper.ts';

/** The lines that a run prints; it must succeed in silence. */
export async function said(...args: readonly string[]): Promise<readonly string[]> {
  const { status, out, err } = await spoken(args, { width: 120 });
  expect([status, err]).toEqual([0, '']);
  return out.replace(/\n$/, '').split('\n');
}

/** How a run that fails is told. */
export async function refused(status: number, ...args: readonly string[]): Promise<string> {
  const ended = await spoken(args, { width: 500 });
  expect([ended.status, ended.out]).toEqual([status, '']);
  return ended.err;
}

/** Names of files in a folder, each given once. */
export function freshFiles(folder: string): (end?: string) => string {
  let files = 0;
  return (end = 'jsonl') => {
    files += 1;
    return join(folder, `file${files}.${end}`);
  };
}

/** An assault of The Ford in which both hold back, with the die that falls; the defender stands where he is asked. */
export const INPUT = ['--input', '{"attack":11,"defence":4}'];
export const held = (die: number) => [
  ...['--dice', String(die)],
  ...['--answers', '[{"attacker":"hold","defender":"hold"},"stand"]'],
];
export const holding = (die: number) => [
  ...['--dice', String(die)],
  ...['--answers', '[{"attacker":"hold","defender":"hold"}]'],
];

/** What stands on the paper, line by line; the last line ends. */
export async function page(
  print: (dialogue: Dialogue) => void,
  { width = 120, terminal = false, locale = 'en' as Locale, colour = false } = {},
): Promise<readonly string[]> {
  const around = paper({ width, terminal, locale, colour });
  const dialogue = new Dialogue(around, locale, false);
  await dialogue.game('specimen');
  print(dialogue);
  const lines = around.printed().split('\n');
  expect(lines.pop()).toBe('');
  return lines;
}
