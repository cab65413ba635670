/** Ground combat results table: which column a comparison of strengths falls in. */
import type { AegeanRulings } from '../rulings.ts';
import type { CombatColumn } from '../vocabulary.ts';

/**
 * Ratios from two to one on either side, differences in between; what matches no heading falls to the column on its left.
 *
 * At small strengths the two overlap (2 against 1 is 2-1 and +1): the reading says which comes first.
 */
export function combatColumn(
  attack: number,
  defence: number,
  rulings: Pick<AegeanRulings, 'smallStrengths'>,
): CombatColumn {
  const difference = attack - defence;
  if (rulings.smallStrengths === 'differenceFirst' && Math.abs(difference) <= 2) return byDifference(difference);
  if (attack >= 2 * defence) return `${Math.min(8, Math.floor(attack / defence))}-1` as CombatColumn;
  if (defence >= 2 * attack) return `1-${Math.min(4, Math.ceil(defence / attack))}` as CombatColumn;
  return byDifference(difference);
}

const byDifference = (difference: number): CombatColumn => {
  const down = Math.floor(difference);
  if (down >= 2) return '+2';
  if (down < -2) return '1-2';
  return (down > 0 ? `+${down}` : String(down)) as CombatColumn;
};
