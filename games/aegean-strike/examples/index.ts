/** Every worked example of the game. */
import type { Example } from '@grognard/kernel';
import { airExamples } from './air.examples.ts';
import { campaignExamples } from './campaign.examples.ts';
import { groundExamples } from './ground.examples.ts';
import { mapExamples } from './maps.examples.ts';
import { navalExamples } from './naval.examples.ts';

export const examples: readonly Example[] = [
  ...mapExamples,
  ...groundExamples,
  ...airExamples,
  ...navalExamples,
  ...campaignExamples,
];
