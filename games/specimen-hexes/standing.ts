/** What procedures take from the campaign. What the player said is not checked yet: it may be anything. */
import type { CampaignState } from './campaign.ts';
import { MAPS, type PassMap, printed } from './map.ts';
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

/** The one map of the campaign, where it has its own and the player names none. */
export const mapIn = ({ maps: [first, ...more] }: CampaignState, { map }: Readonly<Record<string, unknown>>) =>
  (map === undefined || map === printed.file) && first !== undefined && more.length === 0 ? { map: first } : {};

/** A map that nobody has checked yet; the printed one where it is none. */
function sheetOf(file: unknown): PassMap {
  const checked = MAPS.read(file);
  return checked.ok ? checked.value : printed;
}

/** The hexes that the enemies of a nation hold. */
export function enemyHexes({ units }: CampaignState, nation: Nation, file: unknown): readonly string[] {
  const map = sheetOf(file);
  const enemies = units.filter((unit) => unit.nation !== nation && unit.place === 'map');
  const hexes = enemies.flatMap(({ hex }) => (hex !== undefined && map.find(hex) !== undefined ? [hex] : []));
  return [...new Set(hexes)];
}

/** The ground under a counter; nothing where its hex is not known. */
export function groundUnder({ units, maps }: CampaignState, said: unknown): Terrain | undefined {
  const map = sheetOf(maps[0]);
  const space = map.find(known(units, said)?.hex ?? '');
  return space === undefined ? undefined : map.terrain(space);
}
