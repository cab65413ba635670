/** Europa Universalis, Combat Rapide: the quick battle system of Extension No 2. */
import { defineGame } from '@grognard/kernel';
import { campaign } from './campaign.ts';
import { cover } from './cover.ts';
import { battleExamples } from './examples/battle.examples.ts';
import { checkExamples } from './examples/checks.examples.ts';
import { leftExamples, nationExamples, revolutionExamples } from './examples/choices.examples.ts';
import { historicalBattles } from './examples/historical-battles.examples.ts';
import { facts } from './facts.ts';
import { pigments } from './pigments.ts';
import { battle } from './procedures/battle.ts';
import { conversion } from './procedures/conversion.ts';
import { losses } from './procedures/losses.ts';
import { retreatTest } from './procedures/retreat-test.ts';
import { stacking } from './procedures/stacking.ts';
import { rules } from './rules.ts';
import { rulings } from './rulings.ts';
import { sources } from './sources.ts';
import { tables } from './tables/index.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import { PLAYERS, SIDES } from './vocabulary.ts';

export const game = defineGame({
  ...facts,
  version: '0.3.0',
  sides: [...SIDES, ...PLAYERS],
  sources,
  rules,
  rulings,
  tables,
  procedures: { battle, stacking, conversion, 'retreat-test': retreatTest, losses },
  phases: [
    { id: 'stacking', rule: 'B' },
    { id: 'battle', rule: 'C' },
  ],
  pigments,
  cover,
  showcase: 'rivoli-1797',
  campaign,
  text: { en, fr },
  examples: [
    ...historicalBattles,
    ...nationExamples,
    ...battleExamples,
    ...leftExamples,
    ...revolutionExamples,
    ...checkExamples,
  ],
});
