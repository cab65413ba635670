/** Every worked example. */
import type { Example } from '@grognard/kernel';
import { battleExamples } from './battle.examples.ts';
import { economyExamples } from './economy.examples.ts';
import { enterSpaceExamples } from './enter-space.examples.ts';
import { historicalExamples } from './historical.examples.ts';
import { mapExamples } from './maps.examples.ts';
import { movementExamples } from './movement.examples.ts';
import { retreatExamples } from './retreat.examples.ts';
import { siegeAndRaidExamples } from './siege-and-raids.examples.ts';
import { tacticExamples } from './tactics.examples.ts';

export const examples: readonly Example[] = [
  ...movementExamples,
  ...enterSpaceExamples,
  ...battleExamples,
  ...tacticExamples,
  ...retreatExamples,
  ...mapExamples,
  ...siegeAndRaidExamples,
  ...economyExamples,
  ...historicalExamples,
];
