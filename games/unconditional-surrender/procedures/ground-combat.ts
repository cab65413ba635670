/**
 * Ground combat: a mobile attack by one unit, or an assault by up to three, an amphibious invasion among them.
 *
 * Reads in the order of the sequence: 1 attackers, 2 commitment, 3 air combat, 4 modifiers, 5 dice, 6 result.
 */
import { type Ask, explained, type Procedure, type Step, words } from '@grognard/kernel';
import type { SurrenderBook } from '../book.ts';
import type { CampaignState } from '../campaign.ts';
import type { BySide, Side } from '../vocabulary.ts';
import { committedCount } from './commitment.ts';
import { confront } from './confrontation.ts';
import { groundChanges } from './ground/changes.ts';
import { groundForces } from './ground/forces.ts';
import { type GroundInput, input } from './ground/input.ts';
import { refusals } from './ground/refusals.ts';
import { applyResult, type GroundResult } from './ground/results.ts';
import { type Committed, commit } from './ground/support.ts';
import { knownWeather } from './known-weather.ts';

const DICE: BySide<Ask> = {
  attacker: { rule: 'step-5', text: 'ground.ask.attackerDie', side: 'attacker' },
  defender: { rule: 'step-5', text: 'ground.ask.defenderDie', side: 'defender' },
};

export const groundCombat: Procedure<GroundInput, GroundResult, SurrenderBook, CampaignState> = {
  id: 'ground-combat',
  rule: 'ground',
  input,
  refusals,
  begin: (combat, book) => attackers(combat, book),
  outcome: ({ code }) => code,
  outcomeWords: (code) => words(`code.${code}`),
  summary: (result) => words('ground.summary', { ...result }),
  figures: {
    attackerSteps: ({ attackerSteps }: GroundResult) => attackerSteps,
    defenderSteps: ({ defenderSteps }: GroundResult) => defenderSteps,
    hexEmptied: (result: GroundResult) => emptied(result),
    attackerBalance: (result: GroundResult) => balance(result),
    defenderBalance: (result: GroundResult) => -balance(result),
    attackerCommits: (result: GroundResult) => committedBy(result, 'attacker'),
    defenderCommits: (result: GroundResult) => committedBy(result, 'defender'),
  },
  favours: { attacker: 'attackerBalance', defender: 'defenderBalance' },
  effects: groundChanges,
  fromCampaign: knownWeather,
};

const emptied = ({ defender, retreat }: GroundResult): number =>
  defender === 'eliminated' || retreat !== null ? 1 : 0;

/** Steps taken from the defender and the hex he leaves, less the attacker's own steps. */
const balance = (result: GroundResult): number => result.defenderSteps + emptied(result) - result.attackerSteps;

/** On the ground and in the air combat inside. */
const committedBy = ({ committed, airCommitted }: GroundResult, side: Side): number =>
  committedCount(committed[side]) + (airCommitted ? committedCount(airCommitted[side]) : 0);

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
  confront(DICE, groundForces(combat, committed, book), book, committed, ({ code }, frame) =>
    applyResult(combat, code, frame, book),
  );
