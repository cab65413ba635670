/** Names that are the same in every language. */
import { AIRCRAFT } from '../aircraft.ts';

/** Aircraft by their own names. */
export const aircraftNames = Object.fromEntries(AIRCRAFT.map((type) => [`sensor.${type}`, type])) as Readonly<
  Record<`sensor.${(typeof AIRCRAFT)[number]}`, string>
>;
