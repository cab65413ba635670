/** The Ford: everything the house knows of it, gathered. */
import { defineGame } from '@grognard/kernel';
import { campaign } from './campaign.ts';
import { cover } from './cover.ts';
import { assaultExamples } from './examples/assault.examples.ts';
import { facts } from './facts.ts';
import { assault } from './procedures/assault.ts';
import { rules } from './rules.ts';
import { rulings } from './rulings.ts';
import { sources } from './sources.ts';
import { tables } from './tables/index.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import { SIDES } from './vocabulary.ts';

export const game = defineGame({
  ...facts,
  version: '1',
  sides: SIDES,
  sources,
  rules,
  rulings,
  tables,
  procedures: { assault },
  cover,
  campaign,
  text: { en, fr },
  examples: assaultExamples,
});
