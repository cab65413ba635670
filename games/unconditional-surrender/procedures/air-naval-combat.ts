/** Air/naval combat: one unit attacks another in the air or at sea. The combat itself is in `air-naval/fight.ts`. */
import { type Procedure, words } from '@grognard/kernel';
import type { SurrenderBook } from '../book.ts';
import type { CampaignState } from '../campaign.ts';
import { airNavalChanges } from './air-naval/changes.ts';
import { type AirNavalResult, airNavalFight } from './air-naval/fight.ts';
import { type AirNavalInput, input, refusals } from './air-naval/input.ts';
import { committedCount, handOf } from './commitment.ts';
import { knownWeather } from './known-weather.ts';

export const airNavalCombat: Procedure<AirNavalInput, AirNavalResult, SurrenderBook, CampaignState> = {
  id: 'air-naval-combat',
  rule: 'air-naval',
  input,
  refusals,
  begin: (fight, book) =>
    airNavalFight(fight, { attacker: handOf(fight.attackerMarkers), defender: handOf(fight.defenderMarkers) }, book),
  outcome: ({ code }) => code,
  outcomeWords: (code) => words(`code.${code}`),
  summary: (result) => words('airNaval.summary', { ...result }),
  figures: {
    attackerSorties: ({ added }: AirNavalResult) => added.attacker,
    defenderSorties: ({ added }: AirNavalResult) => added.defender,
    attackerSortieBalance: ({ added }: AirNavalResult) => added.defender - added.attacker,
    defenderSortieBalance: ({ added }: AirNavalResult) => added.attacker - added.defender,
    attackerCommits: ({ committed }: AirNavalResult) => committedCount(committed.attacker),
    defenderCommits: ({ committed }: AirNavalResult) => committedCount(committed.defender),
  },
  favours: { attacker: 'attackerSortieBalance', defender: 'defenderSortieBalance' },
  effects: airNavalChanges,
  fromCampaign: knownWeather,
};
