/** Retreat prohibitions: which of the hexes the player describes are open to a retreating defender. */
import { retreatProhibitions } from '../../tables/retreat-prohibitions.table.ts';
import { PROHIBITIONS, type Prohibition, UNNAMED } from '../../vocabulary.ts';
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
  return PROHIBITIONS.find((line) => closed[line] && !opened[retreatProhibitions.rows[line].unless]);
}

const isOpen = (hex: RetreatHex): boolean => prohibition(hex) === undefined;

/** The hexes in question. An isolated defender has no hex behind him that nobody named. */
export const hexesIn = ({ retreatHexes, isolated }: GroundInput): readonly RetreatHex[] =>
  isolated ? retreatHexes.filter(({ name }) => name !== UNNAMED) : retreatHexes;

export const openHexes = (combat: GroundInput): readonly string[] =>
  hexesIn(combat)
    .filter(isOpen)
    .map(({ name }) => name);

/** A hex that contradicts the defender's isolation, by the reading in force. */
export const contradicting = (
  combat: GroundInput,
  reading: 'bothConditions' | 'noHexAwayFromFriends',
): RetreatHex | undefined =>
  hexesIn(combat).find((hex) => isOpen(hex) && (reading === 'bothConditions' || !hex.besideFriend));

/** A hex as it is told: nothing where it was not named. */
export const toldHex = (name: string): string | null => (name === UNNAMED ? null : name);
