import { campaignPromises, listed } from '../testing/campaign-promises.ts';
import { game } from './game.ts';

/** K, example 5 continued: “toute l’Armée est anéantie”, neither Army nor detachment is left. */
campaignPromises({
  game,
  lost: ({ forces }) =>
    listed(forces).flatMap(({ name, armiesPlus, armiesMinus, detachments }) =>
      armiesPlus === 0 && armiesMinus === 0 && detachments === 0 ? [String(name)] : [],
    ),
});
