/** Unconditional Surrender! World War 2 in Europe: the combat aid. */
import { defineGame } from '@grognard/kernel';
import { campaign } from './campaign.ts';
import { cover } from './cover.ts';
import { airNavalExamples } from './examples/air-naval.examples.ts';
import { groundExamples } from './examples/ground.examples.ts';
import { historicalExamples } from './examples/historical.examples.ts';
import { markerExamples } from './examples/markers.examples.ts';
import { phaseExamples } from './examples/phase.examples.ts';
import { refusalExamples } from './examples/refusal.examples.ts';
import { rulingExamples } from './examples/ruling.examples.ts';
import { strategicExamples } from './examples/strategic.examples.ts';
import { facts } from './facts.ts';
import { pigments } from './pigments.ts';
import { airNavalCombat } from './procedures/air-naval-combat.ts';
import { groundCombat } from './procedures/ground-combat.ts';
import { nextPhase } from './procedures/next-phase.ts';
import { strategicCombat } from './procedures/strategic-combat.ts';
import { rules } from './rules.ts';
import { rulings } from './rulings.ts';
import { sources } from './sources.ts';
import { tables } from './tables/index.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import { SIDES } from './vocabulary.ts';

export const game = defineGame({
  ...facts,
  version: '0.2.0',
  sides: SIDES,
  sources,
  rules,
  rulings,
  tables,
  procedures: {
    'ground-combat': groundCombat,
    'air-naval-combat': airNavalCombat,
    'strategic-combat': strategicCombat,
    'next-phase': nextPhase,
  },
  phases: [
    { id: 'strategicCombat', rule: 'strategic' },
    { id: 'activations', rule: 'sequence' },
    { id: 'phaseEnd', rule: 'phases' },
  ],
  pigments,
  cover,
  campaign,
  text: { en, fr },
  examples: [
    ...historicalExamples,
    ...groundExamples,
    ...airNavalExamples,
    ...strategicExamples,
    ...markerExamples,
    ...phaseExamples,
    ...rulingExamples,
    ...refusalExamples,
  ],
});
