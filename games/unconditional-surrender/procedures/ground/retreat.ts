/** Retreat prohibitions: which of the hexes the player describes are open to a retreating defender. */
import type { GroundInput, RetreatHex } from './input.ts';

type Prohibition = 'towardsAttacker' | 'enemyCityOrFort' | 'enemyZone' | 'barred' | 'occupied';

/** What closes a hex to the retreat, if anything does. */
export function prohibition(hex: RetreatHex): Prohibition | undefined {
  if (!hex.away) return 'towardsAttacker';
  if (hex.enemyCityOrFort) return 'enemyCityOrFort';
  // A friendly city or fort opens a hex in an enemy zone of control, if the retreat also leaves a hex to the attacker.
  if (hex.enemyZone && !(hex.friendlyCityOrFort && hex.leavesGap)) return 'enemyZone';
  if (hex.barred) return 'barred';
  if (hex.occupied) return 'occupied';
  return undefined;
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
