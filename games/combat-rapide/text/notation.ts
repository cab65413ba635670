/** Figures as the player aid prints them, the same in both languages. */
import type { Say } from '@grognard/kernel';
import { UNNAMED } from '../vocabulary.ts';

/** A force by its name, or by its nation where it has none. */
export const called = (name: string, nation: string, say: Say): string =>
  name === UNNAMED ? say(`nation.${nation}`) : name;

/** `2½`, `½`, `3`. */
export function half(losses: number): string {
  const whole = Math.floor(losses);
  if (losses === whole) return String(whole);
  return whole === 0 ? '½' : `${whole}½`;
}

/** `**`, or a dash for none. */
export const starred = (stars: number): string => (stars === 0 ? '–' : '*'.repeat(stars));

export interface CounterFacts {
  readonly armiesPlus: number;
  readonly armiesMinus: number;
  readonly detachments: number;
  readonly pachas: readonly number[];
}

/** `A(+) A(−) D`, `2A(+) + 1 pacha`; `nothing` where nothing is left. */
export function counters({ armiesPlus, armiesMinus, detachments, pachas }: CounterFacts, nothing: string): string {
  const several = (count: number, counter: string): string[] =>
    count === 0 ? [] : [count === 1 ? counter : `${count}${counter}`];
  const pawns = [...several(armiesPlus, 'A(+)'), ...several(armiesMinus, 'A(−)'), ...several(detachments, 'D')];
  const commanders = pachas.length === 0 ? [] : [`${pachas.length} pacha${pachas.length > 1 ? 's' : ''}`];
  const all = [...(pawns.length > 0 ? [pawns.join(' ')] : []), ...commanders];
  return all.length === 0 ? nothing : all.join(' + ');
}
