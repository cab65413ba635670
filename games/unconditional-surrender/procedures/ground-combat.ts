/**
 * Ground combat: a mobile attack by one unit, or an assault by up to three, an amphibious invasion among them.
 *
 * Reads in the order of the sequence: 1 attackers, 2 commitment, 3 air combat, 4 modifiers, 5 dice, 6 result.
 */
import { explained, type Procedure, type Step, words } from '@grognard/kernel';
import type { SurrenderBook } from '../book.ts';
import type { CampaignState } from '../campaign.ts';
import { CODES } from '../vocabulary.ts';
import { confront, type Manner } from './confrontation.ts';
import { groundChanges } from './ground/changes.ts';
import { groundForce } from './ground/forces.ts';
import { type GroundInput, input } from './ground/input.ts';
import { refusals } from './ground/refusals.ts';
import { applyResult, type GroundResult } from './ground/results.ts';
import { type Committed, commit } from './ground/support.ts';
import { knownWeather } from './known-weather.ts';
import { partyOf } from './party.ts';

const MANNER: Manner = {
  dice: {
    attacker: { rule: 'step-5', text: 'ground.ask.attackerDie', side: 'attacker' },
    defender: { rule: 'step-5', text: 'ground.ask.defenderDie', side: 'defender' },
  },
  codeWords: (code) => words(`groundCode.${code}`),
};

export const groundCombat: Procedure<GroundInput, GroundResult, SurrenderBook, CampaignState> = {
  id: 'ground-combat',
  rule: 'ground',
  input,
  rulings: [
    'emptyCommitment',
    'halvingMarkers',
    'markersInAirSupport',
    'unopposedSupport',
    'airSupportPlace',
    'weatherScope',
    'sortiesAboveSix',
    'sixSortiesDefending',
    'additionalPlusTwo',
    'isolation',
    'straitAndBarrier',
    'mirrorBreaks',
  ],
  refusals,
  begin: (combat, book) => attackers(combat, book),
  outcome: ({ code }) => code,
  outcomeWords: (code) => words(`groundCode.${code}`),
  outcomes: CODES,
  summary: (result) => words('ground.summary', { ...result }),
  figures: {
    attackerSteps: ({ attackerSteps }: GroundResult) => attackerSteps,
    defenderSteps: ({ defenderSteps }: GroundResult) => defenderSteps,
    hexEmptied: (result: GroundResult) => emptied(result),
    attackerBalance: (result: GroundResult) => balance(result),
    activationEnds: ({ attackerActivationEnds }: GroundResult) => (attackerActivationEnds ? 1 : 0),
    attackerCommits: ({ commits }: GroundResult) => commits.attacker,
    defenderCommits: ({ commits }: GroundResult) => commits.defender,
  },
  favours: { attacker: 'attackerBalance' },
  parties: ({ primary, additional, defender }) => ({
    attacker: partyOf(primary, ...additional),
    defender: partyOf(defender),
  }),
  effects: groundChanges,
  fromCampaign: knownWeather,
};

const emptied = ({ defender, retreat }: GroundResult): number =>
  defender === 'eliminated' || retreat !== null ? 1 : 0;

/** Steps taken from the defender and the hex he leaves, less the attacker's own steps. */
const balance = (result: GroundResult): number => result.defenderSteps + emptied(result) - result.attackerSteps;

/** Step 1. The one unit of a mobile attack is the primary attacker; an assault names it and up to two more. */
const attackers = (combat: GroundInput, book: SurrenderBook): Step<GroundResult> => {
  const { attack, primary, additional, defender } = combat;
  return explained(
    () => [
      {
        rule: 'step-1',
        title: words('ground.attackers'),
        outcome: words(`ground.attackers.${attack}`, {
          primary: primary.name,
          additional: additional.map(({ name }) => name),
          defender: defender.name,
        }),
      },
    ],
    commit(combat, book, (committed) => fight(combat, committed, book)),
  );
};

/** Steps 4 to 6. */
const fight = (combat: GroundInput, committed: Committed, book: SurrenderBook): Step<GroundResult> =>
  confront(
    MANNER,
    {
      attacker: groundForce(combat, 'attacker', committed.markers.attacker, committed.support.attacker, book),
      defender: groundForce(combat, 'defender', committed.markers.defender, committed.support.defender, book),
    },
    book,
    committed,
    ({ code }, frame) => applyResult(combat, code, frame, book),
  );
