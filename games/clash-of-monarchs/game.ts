/** Clash of Monarchs: the Seven Years War, after the French translation of its player-aid cards. */
import { en as mapsInEnglish, fr as mapsInFrench } from '@grognard/hexes';
import { defineGame } from '@grognard/kernel';
import { campaign } from './campaign/campaign.ts';
import { cover } from './cover.ts';
import { examples } from './examples/index.ts';
import { facts } from './facts.ts';
import { pigments } from './pigments.ts';
import { procedures } from './procedures/index.ts';
import { rules } from './rules.ts';
import { rulings } from './rulings.ts';
import { sources } from './sources.ts';
import { tables } from './tables/index.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import { PARTIES, PHASES } from './vocabulary.ts';

export const game = defineGame({
  ...facts,
  version: '0.4.1',
  sides: PARTIES,
  sources,
  rules,
  rulings,
  tables,
  procedures,
  phases: PHASES,
  pigments,
  cover,
  campaign,
  text: { en: { ...mapsInEnglish, ...en }, fr: { ...mapsInFrench, ...fr } },
  examples,
});
