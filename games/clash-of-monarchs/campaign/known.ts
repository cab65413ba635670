/** What the campaign knows of the forces and leaders a player names. */

import { lightUnits, nationsIn, spsOf } from '../force.ts';
import { mapOf } from '../map.ts';
import type { Nation } from '../vocabulary.ts';
import { UNNAMED } from '../vocabulary.ts';
import type { CampaignState, StandingForce, StandingLeader } from './state.ts';

export const forceNamed = ({ forces }: CampaignState, name: unknown): StandingForce | undefined =>
  forces.find((force) => force.name === name);

export const leaderNamed = ({ leaders }: CampaignState, name: unknown): StandingLeader | undefined =>
  name === UNNAMED ? undefined : leaders.find((leader) => leader.name === name);

/** The map of the campaign that has all the spaces which were named, where the player names no other. */
export function mapIn(
  { maps }: CampaignState,
  { map }: Readonly<Record<string, unknown>>,
  ...spaces: readonly unknown[]
): { map?: CampaignState['maps'][number] } {
  const named = spaces.filter((space) => typeof space === 'string');
  const found = maps.filter((file) => named.every((space) => mapOf(file)?.find(space) !== undefined));
  return map === undefined && named.length > 0 && found[0] !== undefined ? { map: found[0] } : {};
}

/** Where it stands, if that is known. */
export const placeOf = (force: StandingForce | undefined): { from?: string } =>
  force?.space === undefined ? {} : { from: force.space };

/** Its commander, by whose name his ratings are looked up. */
export const commanderOf = (force: StandingForce | undefined): { leader?: string } =>
  force?.commander ? { leader: force.commander.name } : {};

/** Its SPs, where its troops are known. */
export const strengthOf = (force: StandingForce | undefined): { sps?: number } =>
  force?.troops ? { sps: spsOf({ troops: force.troops }) } : {};

export const nationality = (force: StandingForce | undefined): { multiNational?: boolean } =>
  force?.troops ? { multiNational: nationsIn({ troops: force.troops }).length > 1 } : {};

/** Light units in the force settle the question; without them one may still be in the space. */
export const lightsWith = (force: StandingForce | undefined): { lights?: true } =>
  force?.troops && lightUnits({ troops: force.troops }) > 0 ? { lights: true } : {};

/** The nation of its commander, as far as the registers tell. */
export const nationOfForce = (state: CampaignState, force: StandingForce | undefined): { nation?: Nation } => {
  const nation = leaderNamed(state, force?.commander?.name)?.nation;
  return nation ? { nation } : {};
};
