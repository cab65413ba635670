/** Air/naval combat: one unit attacks another in the air or at sea. The combat itself is in `air-naval/fight.ts`. */
import { type Procedure, words } from '@grognard/kernel';
import type { SurrenderBook } from '../book.ts';
import type { CampaignState } from '../campaign.ts';
import { CODES } from '../vocabulary.ts';
import { airNavalChanges } from './air-naval/changes.ts';
import { type AirNavalResult, airNavalCode, airNavalFight } from './air-naval/fight.ts';
import { type AirNavalInput, input, refusals } from './air-naval/input.ts';
import { handOf } from './commitment.ts';
import { knownWeather } from './known-weather.ts';
import { partyOf } from './party.ts';

export const airNavalCombat: Procedure<AirNavalInput, AirNavalResult, SurrenderBook, CampaignState> = {
  id: 'air-naval-combat',
  rule: 'air-naval',
  input,
  rulings: [
    'emptyCommitment',
    'halvingMarkers',
    'weatherScope',
    'englandLine',
    'sortiesAboveSix',
    'sixSortiesDefending',
    'winnerWithSix',
    'beatenInterceptors',
    'callingOff',
    'mirrorBreaks',
  ],
  refusals,
  begin: (fight, book) =>
    airNavalFight(fight, { attacker: handOf(fight.attackerMarkers), defender: handOf(fight.defenderMarkers) }, book),
  outcome: ({ code }) => code,
  outcomeWords: airNavalCode,
  outcomes: CODES,
  summary: (result) => words('airNaval.summary', { ...result }),
  figures: {
    attackerSorties: ({ added }: AirNavalResult) => added.attacker,
    defenderSorties: ({ added }: AirNavalResult) => added.defender,
    attackerSortieBalance: ({ added }: AirNavalResult) => added.defender - added.attacker,
    prevented: ({ effect }: AirNavalResult) => (effect === 'interdicted' || effect === 'invasionCalledOff' ? 1 : 0),
    attacksAgain: ({ mayAttackAgain }: AirNavalResult) => (mayAttackAgain ? 1 : 0),
    activationEnds: ({ attackerActivationEnds }: AirNavalResult) => (attackerActivationEnds ? 1 : 0),
    attackerCommits: ({ commits }: AirNavalResult) => commits.attacker,
    defenderCommits: ({ commits }: AirNavalResult) => commits.defender,
  },
  favours: { attacker: 'attackerSortieBalance' },
  parties: ({ attacker, defender }) => ({ attacker: partyOf(attacker), defender: partyOf(defender) }),
  effects: airNavalChanges,
  fromCampaign: knownWeather,
};
