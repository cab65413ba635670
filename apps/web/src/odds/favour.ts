/** What favours the side that acts, and what favours the other, by the declared order of outcomes. */
import type { Part, Procedure, Share } from '@grognard/kernel';
import { tintOf } from './tint.ts';

export interface Favour {
  readonly acting: Part;
  readonly other: Part;
}

/** Nothing where no order is declared, where all goes one way, or where there is little to sum up. */
export function favourOf(procedure: Procedure, outcomes: readonly Share[]): Favour | undefined {
  const going = (way: 'a' | 'd'): readonly Share[] =>
    outcomes.filter(({ outcome }) => tintOf(procedure, String(outcome))?.startsWith(way));
  const [good, bad] = [going('a'), going('d')];
  if (!procedure.outcomes) return undefined;
  if (outcomes.length < 3 || good.length === outcomes.length || bad.length === outcomes.length) return undefined;
  return { acting: sumOf(good), other: sumOf(bad) };
}

/** For the eye: only nothing is told as certain. */
const sumOf = (shares: readonly Part[]): Part => ({
  p: shares.reduce((sum, { p }) => sum + p, 0),
  fraction: shares.length === 0 ? '0' : '…',
});
