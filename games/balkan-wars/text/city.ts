import type { Say } from '@grognard/kernel';
import { CITIES } from '../vocabulary.ts';

/** A city the aid names by its words, any other by the name the player gave it. */
export const cityName = (city: string, say: Say): string =>
  CITIES.some((named) => named === city) ? say(`city.${city}`) : city;
