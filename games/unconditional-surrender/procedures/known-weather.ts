/** The weather of the turn, where the campaign knows one for the whole map. */
import type { CampaignState } from '../campaign.ts';
import type { Weather } from '../vocabulary.ts';

export const knownWeather = ({ weather }: CampaignState): { readonly weather?: Weather } =>
  weather === 'varies' ? {} : { weather };
