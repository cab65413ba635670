/** What procedures take from the campaign. What the player said is not checked yet: it may be anything. */
import type { CampaignState } from './campaign.ts';
import { map } from './map.ts';
import { NATIONS, type Nation, type Terrain } from './vocabulary.ts';

type Units = CampaignState['units'];

const part = (said: unknown, name: string): unknown =>
  typeof said === 'object' && said !== null ? (said as Readonly<Record<string, unknown>>)[name] : undefined;

const known = (units: Units, said: unknown): Units[number] | undefined =>
  units.find(({ name }) => name === part(said, 'name'));

/** Whose a counter is: as the register has it, or as the player says. */
export const nationOf = (units: Units, said: unknown): Nation | undefined =>
  known(units, said)?.nation ?? NATIONS.find((nation) => nation === part(said, 'nation'));

/** The first counter of a list. */
export const firstOf = (said: unknown): unknown => (Array.isArray(said) ? said[0] : undefined);

/** The hexes that the enemies of a nation hold. */
export function enemyHexes(units: Units, nation: Nation): readonly string[] {
  const enemies = units.filter((unit) => unit.nation !== nation && unit.place === 'map');
  const hexes = enemies.flatMap(({ hex }) => (hex !== undefined && map.find(hex) !== undefined ? [hex] : []));
  return [...new Set(hexes)];
}

/** The ground under a counter; nothing where its hex is not known. */
export function groundUnder(units: Units, said: unknown): Terrain | undefined {
  const space = map.find(known(units, said)?.hex ?? '');
  return space === undefined ? undefined : map.terrain(space);
}
