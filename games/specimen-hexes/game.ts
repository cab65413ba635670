/** The Pass: everything the house knows of it, gathered. */
import { en as mapsInEnglish, fr as mapsInFrench } from '@grognard/hexes';
import { defineGame } from '@grognard/kernel';
import { campaign } from './campaign.ts';
import { cover } from './cover.ts';
import { marchExamples } from './examples/march.examples.ts';
import { musterExamples } from './examples/muster.examples.ts';
import { skirmishExamples } from './examples/skirmish.examples.ts';
import { facts } from './facts.ts';
import { pigments } from './pigments.ts';
import { march } from './procedures/march.ts';
import { muster } from './procedures/muster.ts';
import { skirmish } from './procedures/skirmish/skirmish.ts';
import { rules } from './rules.ts';
import { rulings } from './rulings.ts';
import { scenarios } from './scenarios.ts';
import { sources } from './sources.ts';
import { tables } from './tables/index.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import { NATIONS, ROLES } from './vocabulary.ts';

export const game = defineGame({
  ...facts,
  version: '3',
  sides: [...ROLES, ...NATIONS],
  sources,
  rules,
  rulings,
  tables,
  procedures: { march, skirmish, muster },
  phases: [
    { id: 'march', rule: '2' },
    { id: 'skirmish', rule: '3' },
    { id: 'muster', rule: '4' },
  ],
  pigments,
  cover,
  campaign,
  text: { en: { ...mapsInEnglish, ...en }, fr: { ...mapsInFrench, ...fr } },
  examples: [...marchExamples, ...skirmishExamples, ...musterExamples],
  scenarios,
});
