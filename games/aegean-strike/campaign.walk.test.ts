import { campaignPromises, listed } from '../testing/campaign-promises.ts';
import { vectors } from './examples/vectors/index.ts';
import { game } from './game.ts';

/** Units eliminated, ships sunk, depots destroyed; units interned and removed from the map (event 6). */
campaignPromises({
  game: { ...game, examples: [...game.examples, ...vectors] },
  lost: ({ units, aircraft, ships, installations }) =>
    [units, aircraft, ships, installations].flatMap((track) =>
      listed(track).flatMap(({ name, place }) => (place === 'inPlay' ? [] : [String(name)])),
    ),
});
