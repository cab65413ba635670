/** A city the aid names by its words, any other by the name the player gave it. */
import type { Say } from '@grognard/kernel';

export const cityName = (city: string, say: Say): string => {
  const { noun } = say.noun(`city.${city}`);
  // What is no key comes back as it was asked for.
  return noun === `city.${city}` ? city : noun;
};
