import { campaignPromises, listed } from '../../testing/campaign-promises.ts';
import { game } from '../game.ts';

/**
 * [12.9, 15.9] a force captured, eliminated or gone into another; [15.7.2] a leader killed, captured, wounded or in the
 * pool; [18.5.3] a light unit without a step.
 */
campaignPromises({
  game,
  lost: ({ forces, leaders, lights }) => [
    ...listed(forces).flatMap(({ name, place }) => (place === 'map' ? [] : [String(name)])),
    ...listed(leaders).flatMap(({ name, place }) => (place === 'map' ? [] : [String(name)])),
    ...listed(lights).flatMap(({ unit, steps }) => (steps === 0 ? [String(unit)] : [])),
  ],
});
