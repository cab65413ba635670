/** Names that are the same in every language. */
import { AIRCRAFT } from '../aircraft.ts';

/** Aircraft by their own names. */
export const aircraftNames = Object.fromEntries(AIRCRAFT.map((type) => [`sensor.${type}`, type])) as Readonly<
  Record<`sensor.${(typeof AIRCRAFT)[number]}`, string>
>;

/** The rows of the terrain chart: each terrain, then the same with engineers, as the chart marks it. */
export const andEngineers = <T extends string>(engineers: string, terrains: Readonly<Record<T, string>>) =>
  Object.fromEntries(
    Object.entries<string>(terrains).flatMap(([id, name]) => [
      [`terrainRow.${id}`, name],
      [`terrainRow.${id}+E`, `${name} + ${engineers}`],
    ]),
  ) as Readonly<Record<`terrainRow.${T}` | `terrainRow.${T}+E`, string>>;

/** Stations look and shoot under one name. */
export const asBoth = <T extends string>(stations: Readonly<Record<T, string>>) =>
  Object.fromEntries(
    Object.entries<string>(stations).flatMap(([id, name]) => [
      [`sensor.${id}`, name],
      [`shooter.${id}`, name],
    ]),
  ) as Readonly<Record<`sensor.${T}` | `shooter.${T}`, string>>;
