/** Balkan Wars (Strategy & Tactics 164): the French player aid, whole. */
import { en as mapsInEnglish, fr as mapsInFrench } from '@grognard/hexes';
import { defineGame } from '@grognard/kernel';
import { campaign } from './campaign.ts';
import { cover } from './cover.ts';
import { examples } from './examples/index.ts';
import { facts } from './facts.ts';
import { pigments } from './pigments.ts';
import { capture } from './procedures/capture.ts';
import { combat } from './procedures/combat/combat.ts';
import { demoralisation } from './procedures/demoralisation.ts';
import { diplomaticConflict } from './procedures/diplomacy/diplomatic-conflict.ts';
import { mobilisation } from './procedures/mobilisation/mobilisation.ts';
import { nationalRally } from './procedures/national-rally.ts';
import { nextTurn } from './procedures/next-turn.ts';
import { politicalEvent } from './procedures/political-event/political-event.ts';
import { rally } from './procedures/rally.ts';
import { rules } from './rules.ts';
import { rulings } from './rulings.ts';
import { sources } from './sources.ts';
import { tables } from './tables/index.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';

export const game = defineGame({
  ...facts,
  version: '0.5.0',
  sides: ['attacker', 'defender', 'first', 'second'],
  sources,
  rules,
  rulings,
  tables,
  procedures: {
    combat,
    rally,
    'national-rally': nationalRally,
    mobilisation,
    'political-event': politicalEvent,
    'diplomatic-conflict': diplomaticConflict,
    capture,
    demoralisation,
    'next-turn': nextTurn,
  },
  phases: ['diplomacy', 'mobilisation', 'movement', 'combat', 'rally', 'turnEnd'].map((id) => ({
    id,
    rule: 'sequence',
  })),
  pigments,
  cover,
  campaign,
  text: { en: { ...mapsInEnglish, ...en }, fr: { ...mapsInFrench, ...fr } },
  examples,
});
