/** 15 Battle: intense or measured, with its tactics, losses, leaders, morale and winner. */
import { type Procedure, words } from '@grognard/kernel';
import type { CampaignState, StandingForce } from '../../campaign/state.ts';
import { type Force, forceNamed } from '../../force.ts';
import type { Rulings } from '../../rulings.ts';
import type { ClashBook } from '../book.ts';
import { battleEffects } from './effects.ts';
import { fight } from './fight.ts';
import { type Battle, battleInput } from './input.ts';
import { battleRefusals } from './refusals.ts';
import type { BattleResult, SideResult } from './result.ts';

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

export const battle: Procedure<Battle, BattleResult, ClashBook, CampaignState> = {
  id: 'battle',
  rule: '15.3-7',
  input: battleInput,
  rulings: BATTLE_RULINGS,
  refusals: (input, book) => battleRefusals(input, book),
  begin: (input, book) => fight(input, 'open', book),
  outcome: (result) => battleOutcome(result),
  outcomeWords: (outcome) => battleOutcomeWords(outcome),
  summary: (result) => battleSummary(result),
  figures: {
    attackerWins: ({ winner }: BattleResult) => (winner === 'attacker' ? 1 : 0),
    defenderWins: ({ winner }: BattleResult) => (winner === 'attacker' ? 0 : 1),
    attackerLosses: ({ attacker }: BattleResult) => attacker.lost,
    defenderLosses: ({ defender }: BattleResult) => defender.lost,
    lossDifference: ({ attacker, defender }: BattleResult) => defender.lost - attacker.lost,
    attackerWill: ({ attacker }: BattleResult) => willLost(attacker),
    defenderWill: ({ defender }: BattleResult) => willLost(defender),
  },
  favours: { attacker: 'attackerWins', defender: 'defenderWins' },
  effects: (result, input) => battleEffects(result, input),
  fromCampaign: (state, said) => battleKnown(state, said),
};

const willLost = ({ leaders }: SideResult): number => leaders.reduce((sum, { will }) => sum + will, 0);

/** The winner and how the loser stands: `attacker/retreats/ROUTED`. */
export function battleOutcome({ winner, attacker, defender }: BattleResult): string {
  if (winner === 'nobody') return 'nobody/eliminated/-';
  const loser = winner === 'attacker' ? defender : attacker;
  return `${winner}/${loser.stand}/${loser.stand === 'retreats' ? loser.morale : '-'}`;
}

export function battleOutcomeWords(outcome: string) {
  const [winner = '', stand = '', morale = ''] = outcome.split('/');
  return words('battle.outcome', { winner, stand, morale });
}

export const battleSummary = (result: BattleResult) => {
  const { winner, attacker, defender } = result;
  const loser = winner === 'attacker' ? defender : attacker;
  return words('battle.summary', {
    winner,
    stand: loser.stand,
    spaces: loser.spaces,
    attackerLost: attacker.lost,
    attackerLevel: attacker.level,
    defenderLost: defender.lost,
    defenderLevel: defender.level,
  });
};

/** The forces and events the campaign knows of a battle. */
export function battleKnown(state: CampaignState, said: Readonly<Record<string, unknown>>): Partial<Battle> {
  const attacker = forceNamed(state, said['attackerForce']);
  const defender = forceNamed(state, said['defenderForce']);
  return {
    generalstab: state.events.generalstab,
    ferdinandIsCic: state.events.ferdinandIsCic,
    prussiaExhausted: state.nations.PR.exhausted,
    ...(attacker && { attacker: asForce(attacker) }),
    ...(defender && { defender: asForce(defender), entrenched: defender.entrenched }),
  };
}

const asForce = ({ commander, leaders, troops, lightCavalry, supply, morale }: StandingForce): Force => ({
  commander,
  leaders,
  troops,
  lightCavalry,
  supply,
  morale,
});
