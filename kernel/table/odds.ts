/** Odds columns: which of them two strengths give. */
import type { Axis } from './axis.ts';

/** Where what is left over goes: to the defender, or to the nearer whole number. */
export type Fractions = 'defender' | 'nearest';

/** `3/1`, `1/2`, with the marks of open ends, `6/1+`, `1/3-`. */
const ODDS = /^(\d+)\/(\d+)[+-]?$/;

/**
 * The column of two strengths: 13 against 4 is 3/1, 4 against 13 is 1/4. Odds past either end are held to it; against no
 * strength at all stands the last column.
 */
export function oddsColumn(columns: Axis, attack: number, defence: number, fractions: Fractions = 'defender'): string {
  const { up, down } =
    fractions === 'defender' ? { up: Math.ceil, down: Math.floor } : { up: Math.round, down: Math.round };
  const odds =
    defence === 0 ? Number.POSITIVE_INFINITY : attack >= defence ? down(attack / defence) : 1 / up(defence / attack);
  const label = columns.labels.findLast((each) => ratioOf(each) <= odds);
  return label ?? (columns.labels[0] as string);
}

function ratioOf(label: string): number {
  const [, over, under] = ODDS.exec(label) ?? [];
  if (over === undefined) throw new Error(`"${label}" is no column of odds such as 2/1`);
  return Number(over) / Number(under);
}
