/** Every worked example of the game. */
import type { Example } from '@grognard/kernel';
import { combatExamples } from './combat.examples.ts';
import { mapExamples } from './map.examples.ts';
import { politicsExamples } from './politics.examples.ts';
import { recoveryExamples } from './recovery.examples.ts';

export const examples: readonly Example[] = [
  ...combatExamples,
  ...mapExamples,
  ...recoveryExamples,
  ...politicsExamples,
];
