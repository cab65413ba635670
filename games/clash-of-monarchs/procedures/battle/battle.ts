/** 15 Battle: intense or measured, with its tactics, losses, leaders, morale and winner. */
import type { Procedure } from '@grognard/kernel';
import { forceNamed } from '../../campaign/known.ts';
import { type CampaignState, danes, isExhausted } from '../../campaign/state.ts';
import { type Force, namedForce, nationsIn } from '../../force.ts';
import type { Rulings } from '../../rulings.ts';
import { words } from '../../text/kit.ts';
import { type Morale, type Nation, partyOf, type Side, type Stand } from '../../vocabulary.ts';
import type { ClashBook } from '../book.ts';
import { battleEffects } from './effects.ts';
import { fight } from './fight.ts';
import { type Battle, battleInput } from './input.ts';
import { battleRefusals } from './refusals.ts';
import { type BattleResult, lossesOf, outcomeOf, type SideResult } from './result.ts';
import { score } from './score.ts';
import { byTotals, equation, fates, headline, next } from './table.ts';

/** The rulings that a battle reads. */
export const BATTLE_RULINGS = [
  'intense-dice',
  'natural-six',
  'endurance',
  'winner',
  'hills-cap',
  'large-in-hills',
  'drm-cap',
  'gamble-target',
  'flanking-lt',
  'seydlitz-exhausted',
  'surprise-role',
  'tactic-order',
  'leader-nobody',
] as const satisfies readonly (keyof Rulings)[];

/** From the best of the attacker to his worst. */
export const BATTLE_OUTCOMES = [
  'attacker/surrenders/-',
  'attacker/eliminated/-',
  'attacker/retreats/ROUTED',
  'attacker/retreats/DM',
  'attacker/retreats/OK',
  'nobody/eliminated/-',
  'defender/retreats/OK',
  'defender/retreats/DM',
  'defender/retreats/ROUTED',
  'defender/eliminated/-',
] as const;

export const battle: Procedure<Battle, BattleResult, ClashBook, CampaignState, typeof battleInput> = {
  id: 'battle',
  rule: '15.3-7',
  phase: 'battle',
  input: battleInput,
  earlier: ({ attackerForce, defenderForce, ...rest }) => ({
    ...rest,
    ...named('attacker', rest['attacker'], attackerForce),
    ...named('defender', rest['defender'], defenderForce),
  }),
  rulings: BATTLE_RULINGS,
  refusals: (input, book) => battleRefusals(input, book),
  begin: (input, book) => fight(input, 'open', book),
  outcome: battleOutcome,
  outcomeWords: battleOutcomeWords,
  outcomes: BATTLE_OUTCOMES,
  even: 'nobody/eliminated/-',
  summary: battleSummary,
  equation: (input, book) => equation(input, book, true),
  shortcuts: { totals: byTotals },
  headline,
  fates: (result, input) => fates(result, input),
  score,
  next: (result, input) => next(result, input),
  figures: {
    attackerWins: ({ winner }: BattleResult) => (winner === 'attacker' ? 1 : 0),
    defenderWins: ({ winner }: BattleResult) => (winner === 'attacker' ? 0 : 1),
    attackerLosses: ({ attacker }: BattleResult) => lossesOf(attacker),
    defenderLosses: ({ defender }: BattleResult) => lossesOf(defender),
    lossDifference: ({ attacker, defender }: BattleResult) => lossesOf(defender) - lossesOf(attacker),
    attackerWill: ({ attacker }: BattleResult) => willLost(attacker),
    defenderWill: ({ defender }: BattleResult) => willLost(defender),
  },
  favours: { attacker: 'attackerWins', defender: 'defenderWins' },
  parties: ({ attacker, defender, denmark }) => ({
    attacker: partyOf(nationsOf(attacker), denmark),
    defender: partyOf(nationsOf(defender), denmark),
  }),
  effects: (result, input) => battleEffects(result, input),
  fromCampaign: (state, said) => battleKnown(state, said['defender']),
};

/** Version 1 named a force beside it. */
const named = (side: Side, force: unknown, name: unknown): Readonly<Record<string, unknown>> =>
  name === undefined ? {} : { [side]: namedForce(force, name) };

/** The commander's nation first. */
export const nationsOf = (force: Force): readonly [Nation, ...Nation[]] => {
  const own = force.commander.nation;
  return [own, ...nationsIn(force).filter((nation) => nation !== own)];
};

const willLost = ({ leaders }: SideResult): number => leaders.reduce((sum, { will }) => sum + will, 0);

export function battleOutcome(result: BattleResult): string {
  return outcomeOf(result.winner, result);
}

export function battleOutcomeWords(outcome: string) {
  const [winner, stand, morale] = outcome.split('/') as [BattleResult['winner'], Stand, Morale | '-'];
  return words('battle.outcome', { winner, stand, morale });
}

export function battleSummary({ winner, attacker, defender }: BattleResult) {
  const loser = winner === 'attacker' ? defender : attacker;
  return words('battle.summary', {
    winner,
    stand: loser.stand,
    spaces: loser.spaces,
    attackerLost: lossesOf(attacker),
    attackerLevel: attacker.level,
    defenderLost: lossesOf(defender),
    defenderLevel: defender.level,
  });
}

/** The events the campaign knows of, and whether the defender is entrenched. */
export function battleKnown(state: CampaignState, defender: unknown) {
  const known = forceNamed(state, (defender as { readonly name?: unknown } | undefined)?.name);
  return {
    generalstab: state.events.generalstab,
    ferdinandIsCic: state.events.ferdinandIsCic,
    prussiaExhausted: isExhausted(state, 'PR'),
    ...danes(state),
    ...(known && { entrenched: known.entrenched }),
  };
}
