/**
 * Ground combat: a mobile attack by one unit, or an assault by up to three, an amphibious invasion among them.
 *
 * Reads in the order of the sequence: 1 attackers, 2 commitment, 3 air combat, 4 modifiers, 5 dice, 6 result.
 */
import { explained, type Note, type Procedure, type Step } from '@grognard/kernel';
import type { SurrenderBook } from '../book.ts';
import type { CampaignState } from '../campaign.ts';
import { ask, words } from '../text/kit.ts';
import { bySide, CODES, codeNamed } from '../vocabulary.ts';
import { Crossing, confront, type Manner } from './confrontation.ts';
import { groundChanges } from './ground/changes.ts';
import { figures } from './ground/figures.ts';
import { groundForces } from './ground/forces.ts';
import { type GroundInput, input } from './ground/input.ts';
import { refusals } from './ground/refusals.ts';
import { applyResult, type GroundResult, toldOf } from './ground/results.ts';
import { commit } from './ground/support.ts';
import { byTotals, equation, fates, next, score } from './ground/table.ts';
import { headline } from './headline.ts';
import { knownWeather } from './known-weather.ts';
import { partyOf } from './party.ts';

const MANNER: Manner = {
  dice: {
    attacker: ask('step-5', 'ground.ask.attackerDie', { side: 'attacker' }),
    defender: ask('step-5', 'ground.ask.defenderDie', { side: 'defender' }),
  },
  codeWords: (code) => words(`groundCode.${code}`),
};

export const groundCombat: Procedure<GroundInput, GroundResult, SurrenderBook, CampaignState, typeof input> = {
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
  begin: (combat, book) => explained(() => [attackers(combat)], fight(combat, book)),
  outcome: ({ code }) => code,
  outcomeWords: (code) => words(`groundCode.${codeNamed(code)}`),
  outcomes: CODES,
  even: '♦',
  phase: 'activations',
  summary: (result) => words('ground.summary', { code: result.code, ...toldOf(result) }),
  headline,
  equation,
  shortcuts: { totals: byTotals },
  fates,
  score,
  next,
  figures,
  favours: { attacker: 'attackerBalance' },
  parties: ({ primary, additional, defender }) => ({
    attacker: partyOf(primary, ...additional),
    defender: partyOf(defender),
  }),
  effects: groundChanges,
  fromCampaign: knownWeather,
};

/** Step 1. The one unit of a mobile attack is the primary attacker; an assault names it and up to two more. */
const attackers = ({ attack, primary, additional, defender }: GroundInput): Note => ({
  rule: 'step-1',
  title: words('ground.attackers'),
  outcome: words(`ground.attackers.${attack}`, {
    primary: primary.name,
    additional: additional.map(({ name }) => name),
    defender: defender.name,
  }),
});

/** Steps 2 and 3, and then 4 to 6. */
const fight = (combat: GroundInput, book: SurrenderBook): Step<GroundResult> => {
  const forces = groundForces(combat, book);
  const cells = new Crossing(book);
  return commit(combat, forces, book, (committed, frame) =>
    confront(
      MANNER,
      bySide((side) => forces(side, committed.markers[side], committed.support[side])),
      cells,
      frame,
      ({ code }) => applyResult(combat, code, committed, frame, book),
    ),
  );
};
