/** Which of the cities that armistices turn on the Balkan League holds, as far as a campaign's captures tell. */
import type { CampaignState } from '../../campaign.ts';
import { ownerOf } from '../../standing.ts';
import { CITIES, type City } from '../../vocabulary.ts';
import { playerOfCamp, type War } from './war.ts';

/** Nothing where it is not known who holds a captured city: then the player says. */
export function heldByLeague(state: CampaignState): Partial<Pick<War, 'leagueHolds'>> {
  const league = playerOfCamp(state, 'league');
  const leagueHolds: City[] = [];
  for (const { city, holder } of state.captured) {
    const named = CITIES.find((each) => each === city);
    if (named === undefined || named === 'other') continue;
    const player = holder && ownerOf(state, holder);
    if (player === undefined) return {};
    if (player === league) leagueHolds.push(named);
  }
  return { leagueHolds };
}
