/** Cases worked by hand: they run under every walker like the examples, and are not shipped with the game. */
import type { Example } from '@grognard/kernel';
import { airVectors } from './air.vectors.ts';
import { campaignVectors } from './campaign.vectors.ts';
import { groundVectors } from './ground.vectors.ts';
import { mapsVectors } from './maps.vectors.ts';
import { navalVectors } from './naval.vectors.ts';

export const vectors: readonly Example[] = [
  ...mapsVectors,
  ...groundVectors,
  ...airVectors,
  ...navalVectors,
  ...campaignVectors,
];
