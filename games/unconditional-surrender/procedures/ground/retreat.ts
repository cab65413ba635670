/** Retreat prohibitions: which of the hexes the player describes are open to a retreating defender. */
import { type Prohibition, retreatProhibitions } from '../../tables/retreat-prohibitions.table.ts';
import type { GroundInput, RetreatHex } from './input.ts';

/** What closes a hex to the retreat, if anything does: the first line of the list that applies. */
export function prohibition(hex: RetreatHex): Prohibition | undefined {
  const closed: Readonly<Record<Prohibition, boolean>> = {
    towardsAttacker: !hex.away,
    enemyCityOrFort: hex.enemyCityOrFort,
    enemyZone: hex.enemyZone,
    barred: hex.barred,
    occupied: hex.occupied,
  };
  const opened = { never: false, friendlyAndGap: hex.friendlyCityOrFort && hex.leavesGap };
  return (Object.keys(closed) as Prohibition[]).find(
    (line) => closed[line] && !opened[retreatProhibitions.rows[line].unless],
  );
}

const isOpen = (hex: RetreatHex): boolean => prohibition(hex) === undefined;

export const openHexes = ({ retreatHexes }: GroundInput): readonly string[] =>
  retreatHexes.filter(isOpen).map(({ name }) => name);

/** A hex that contradicts the defender's isolation, by the reading in force. */
export const contradicting = (
  { retreatHexes }: GroundInput,
  reading: 'bothConditions' | 'noHexAwayFromFriends',
): RetreatHex | undefined =>
  retreatHexes.find((hex) => isOpen(hex) && (reading === 'bothConditions' || !hex.besideFriend));
