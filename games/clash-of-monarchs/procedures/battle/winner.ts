/** 15.8 The winner, as far as the discussion of the rules lets it be rebuilt. */
import { MORALES, type Morale, type Side } from '../../vocabulary.ts';
import type { ClashBook } from '../book.ts';

/** What decides, for one side. */
export interface Standing {
  readonly left: number;
  readonly lost: number;
  readonly rank: number;
  readonly endurance: number;
  readonly morale: Morale;
}

/** 15.8 SPs left, then D level, then morale, then SPs lost; all equal, the defender. */
export function winnerOf(attacker: Standing, defender: Standing, { rulings }: ClashBook): Side | 'nobody' {
  if (attacker.left === 0 && defender.left === 0) return 'nobody';
  if (attacker.left === 0) return 'defender';
  if (defender.left === 0) return 'attacker';
  const level = ({ rank, endurance }: Standing): number => (rulings.winner === 'd-level' ? rank : rank - endurance);
  const inOrder: readonly (readonly [number, number])[] = [
    [level(attacker), level(defender)],
    [MORALES.indexOf(attacker.morale), MORALES.indexOf(defender.morale)],
    [attacker.lost, defender.lost],
  ];
  const decisive = inOrder.find(([own, enemy]) => own !== enemy);
  return decisive !== undefined && decisive[0] < decisive[1] ? 'attacker' : 'defender';
}
