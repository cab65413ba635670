import { campaignPromises, listed } from '../testing/campaign-promises.ts';
import { game } from './game.ts';
import { setups } from './setups.ts';

/** 3.6: a counter without a step left is out of the game. */
const lost = ({ units }: Parameters<Parameters<typeof campaignPromises>[0]['lost']>[0]) =>
  listed(units).flatMap(({ name, place }) => (place === 'lost' ? [String(name)] : []));

campaignPromises({ game, lost, ...(setups['autumn'] !== undefined && { setup: setups['autumn'] }) });
