import { campaignPromises, listed } from '../testing/campaign-promises.ts';
import { game } from './game.ts';

/** Results, DD, DE, AA and Cannot Retreat: eliminated. Event markers (14): committed, and out of the hand. */
campaignPromises({
  game,
  lost: ({ units, markers }) => [
    ...listed(units).flatMap(({ name, strength }) => (strength === 'eliminated' ? [String(name)] : [])),
    ...listed(markers).flatMap(({ name, spent }) => (spent === true ? [String(name)] : [])),
  ],
});
