/** Names that are the same in every language. */
import { AIRCRAFT } from '../aircraft.ts';

/** Aircraft by their own names. */
export const aircraftNames = Object.fromEntries(AIRCRAFT.map((type) => [`sensor.${type}`, type])) as Readonly<
  Record<`sensor.${(typeof AIRCRAFT)[number]}`, string>
>;

/** The rows of the terrain chart: each terrain, then the same with engineers, as the chart marks it. */
export const andEngineers = <T extends string>(terrains: Readonly<Record<T, string>>) =>
  Object.fromEntries(
    Object.entries<string>(terrains).flatMap(([id, name]) => [
      [`terrainRow.${id}`, name],
      [`terrainRow.${id}+E`, `${name} +E`],
    ]),
  ) as Readonly<Record<`terrainRow.${T}` | `terrainRow.${T}+E`, string>>;
