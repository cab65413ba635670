/** 15.3-7 The column: how many SPs fire. */
import { spsOf } from '../../force.ts';
import type { Side } from '../../vocabulary.ts';
import type { ClashBook } from '../book.ts';
import { type Battle, forceOf } from './input.ts';
import type { Tally } from './tactics/tally.ts';

/** The last column; more SPs fire in it, with the modifier for more than 35. */
export const LARGEST = 35;
/** The column with the dagger: the highest in hills. */
const HILLS_LIMIT = 11;

/** 15.4.3 Half of the SPs, rounded up, where Oblique Attack worked. */
export const firingSps = (battle: Battle, side: Side, { oblique }: Tally): number => {
  const sps = spsOf(forceOf(battle, side));
  return oblique && side === 'defender' ? Math.ceil(sps / 2) : sps;
};

/** 15.3-7 Whether hills hold this side's column down. */
export const isHeldByHills = (battle: Battle, side: Side, { rulings }: ClashBook): boolean =>
  battle.hills && (side === 'attacker' || rulings['hills-cap'] === 'both');

export const columnFor = (sps: number, held: boolean, { tables }: ClashBook): string =>
  tables['battle-intense'].columns.find(Math.min(sps, held ? HILLS_LIMIT : LARGEST));
