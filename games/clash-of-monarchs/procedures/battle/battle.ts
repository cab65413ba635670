/** 15 Battle: intense or measured, with its tactics, losses, leaders, morale and winner. */
import { type Procedure, words } from '@grognard/kernel';
import { forceNamed } from '../../campaign/known.ts';
import { type CampaignState, danes, isExhausted } from '../../campaign/state.ts';
import { type Force, namedForce, nationsIn } from '../../force.ts';
import type { Rulings } from '../../rulings.ts';
import { type Nation, partyOf, type Side } from '../../vocabulary.ts';
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

export const battle: Procedure<Battle, BattleResult, ClashBook, CampaignState> = {
  id: 'battle',
  rule: '15.3-7',
  input: battleInput,
  earlier: ({ attackerForce, defenderForce, ...rest }) => ({
    ...rest,
    ...named('attacker', rest['attacker'], attackerForce),
    ...named('defender', rest['defender'], defenderForce),
  }),
  rulings: BATTLE_RULINGS,
  refusals: (input, book) => battleRefusals(input, book),
  begin: (input, book) => fight(input, 'open', book),
  outcome: (result) => battleOutcome(result),
  outcomeWords: (outcome) => battleOutcomeWords(outcome),
  outcomes: BATTLE_OUTCOMES,
  summary: (result) => battleSummary(result),
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

/** All that a side gives up: what the table and the tactics take, prisoners, and a whole force that surrenders. */
export const lossesOf = ({ lost, prisoners, stand, left }: SideResult): number =>
  lost + prisoners.reduce((sum, { sps }) => sum + sps, 0) + (stand === 'surrenders' ? left : 0);

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
    attackerLost: lossesOf(attacker),
    attackerLevel: attacker.level,
    defenderLost: lossesOf(defender),
    defenderLevel: defender.level,
  });
};

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
