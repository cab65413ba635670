/** The Ford: the invented miniature that newcomers copy. */
import { defineGame } from '@grognard/kernel';
import { campaign } from './campaign.ts';
import { assaultExamples } from './examples/assault.examples.ts';
import { assault } from './procedures/assault.ts';
import { rules } from './rules.ts';
import { rulings } from './rulings.ts';
import { sources } from './sources.ts';
import { tables } from './tables/index.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import { SIDES } from './vocabulary.ts';

export const game = defineGame({
  id: 'specimen',
  version: '1',
  titles: { en: 'The Ford (specimen)', fr: 'Le Gué (spécimen)' },
  period: '—',
  sides: SIDES,
  sources,
  rules,
  rulings,
  tables,
  procedures: { assault },
  campaign,
  text: { en, fr },
  examples: assaultExamples,
});
