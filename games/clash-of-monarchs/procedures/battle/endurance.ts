/** 15.7.4 Endurance: what a D level does to the morale of a force. */
import { rankOf } from '../../tables/battle-cell.ts';
import { MORALES, type Morale, type Side } from '../../vocabulary.ts';
import type { ClashBook } from '../book.ts';
import { type Battle, forceOf } from './input.ts';

const ROUT = rankOf('R');

/** The commander's nation, his own modifier, and an Able Advisor's. */
export const enduranceOf = (battle: Battle, side: Side, advice: number, { tables }: ClashBook): number => {
  const { commander } = forceOf(battle, side);
  return tables.endurance.rows[commander.nation].endurance + commander.endurance + advice;
};

/** 15.7.4 Demoralised on a level equal to endurance, routed above it; a force's state never improves in a battle. */
export function moraleAfter(before: Morale, rank: number, endurance: number, { rulings }: ClashBook): Morale {
  const now = MORALES.indexOf(suffered(rank, endurance, rulings.endurance));
  return MORALES[Math.max(MORALES.indexOf(before), now)] ?? before;
}

function suffered(rank: number, endurance: number, reading: ClashBook['rulings']['endurance']): Morale {
  if (rank >= ROUT) return 'ROUTED';
  switch (reading) {
    case 'at-endurance':
      return rank > endurance ? 'ROUTED' : rank === endurance ? 'DM' : 'OK';
    case 'above-endurance':
      return rank > endurance ? 'DM' : 'OK';
  }
}
