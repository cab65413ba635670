import { campaignPromises, listed } from '../testing/campaign-promises.ts';
import { game } from './game.ts';

/** Notes (*) and (**): out of the game, or in the box of prisoners of war. */
campaignPromises({
  game,
  lost: ({ units }) =>
    listed(units).flatMap(({ id, place }) => (place === 'gone' || place === 'prisoners' ? [String(id)] : [])),
});
