/** Air/naval combat: one unit attacks another in the air or at sea. The combat itself is in `air-naval/fight.ts`. */
import { done, type Procedure } from '@grognard/kernel';
import type { SurrenderBook } from '../book.ts';
import type { CampaignState } from '../campaign.ts';
import { words } from '../text/kit.ts';
import { CODES, codeNamed } from '../vocabulary.ts';
import { airNavalChanges } from './air-naval/changes.ts';
import { type AirNavalResult, airNavalCode, airNavalFight } from './air-naval/fight.ts';
import { type AirNavalInput, input } from './air-naval/input.ts';
import { refusals } from './air-naval/refusals.ts';
import { byTotals, equation, fates, next } from './air-naval/table.ts';
import { handOf } from './commitment.ts';
import { headline } from './headline.ts';
import { knownWeather } from './known-weather.ts';
import { partyOf } from './party.ts';

export const airNavalCombat: Procedure<AirNavalInput, AirNavalResult, SurrenderBook, CampaignState, typeof input> = {
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
  begin: (fight, book) => {
    const hands = { attacker: handOf(fight.attackerMarkers), defender: handOf(fight.defenderMarkers) };
    return airNavalFight(fight, book)(hands, '', (result) => done(result));
  },
  outcome: ({ code }) => code,
  outcomeWords: (code) => airNavalCode(codeNamed(code)),
  outcomes: CODES,
  even: '♦',
  phase: 'activations',
  summary: (result) => words('airNaval.summary', { ...result, who: null }),
  headline,
  equation,
  shortcuts: { totals: byTotals },
  fates,
  next,
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
