/** How good an outcome is, on the one scale of bars, cells and marks: a4 the best of the side that acts, d4 its worst. */
import type { Procedure } from '@grognard/kernel';

export type Tint = 's0' | `${'a' | 'd'}${1 | 2 | 3 | 4}`;

const LEVELS = 4;

/** By the declared order of outcomes; nothing where none is declared. */
export function tintOf({ outcomes, even }: Pick<Procedure, 'outcomes' | 'even'>, outcome: string): Tint | undefined {
  const place = outcomes?.indexOf(outcome) ?? -1;
  if (!outcomes || place < 0) return undefined;
  const last = outcomes.length - 1;
  const middle = even === undefined ? last / 2 : outcomes.indexOf(even);
  const from = place - middle;
  if (from === 0) return 's0';
  const room = from < 0 ? middle : last - middle;
  const level = Math.ceil((LEVELS * Math.abs(from)) / room) as 1 | 2 | 3 | 4;
  return `${from < 0 ? 'a' : 'd'}${level}`;
}
