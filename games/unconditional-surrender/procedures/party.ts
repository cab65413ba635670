/** Who stands behind a side: the faction that plays it, and the countries whose units fight. */
import type { Party } from '@grognard/kernel';
import { factionOf, type Nationality } from '../vocabulary.ts';

interface Unit {
  readonly nationality: Nationality;
}

/** The faction is that of the first unit. */
export const partyOf = (first: Unit, ...others: readonly Unit[]): Party => ({
  player: factionOf(first.nationality),
  nations: [...new Set([first, ...others].map(({ nationality }) => `country.${nationality}`))],
});
