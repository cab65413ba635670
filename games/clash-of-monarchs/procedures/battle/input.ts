/** 15 What the battle must be told. */
import type { Infer } from '@grognard/kernel';
import { denmark, seldom } from '../../fields.ts';
import { type Force, force } from '../../force.ts';
import { field } from '../../text/kit.ts';
import { INTENSITIES, nameOf, opponent, type Side, TACTICS, type Tactic, type Who } from '../../vocabulary.ts';

const tactic = field.oneOf('field.tactic', { options: TACTICS, words: 'tactic' });

/** 15.4.3 What a side holds, for its own eyes. */
export const hand = (side: Side) =>
  field.list(`battle.${side}Hand`, tactic, { min: 0, max: 5, unique: true, default: [], secret: side });

/** 15.3 Not printed: who chooses it. */
export const intensity = () => field.oneOf('battle.intensity', { options: INTENSITIES, words: 'intensity' });

/** How finely the owners are asked for their losses; whole arms keep odds and advice quick. */
export const losses = () =>
  field.oneOf('battle.losses.manner', {
    options: ['arms', 'numbers'],
    words: 'battle.losses.manner',
    default: 'arms',
    help: 'battle.losses.manner.help',
    rule: '15.7.1',
    seldom: true,
  });

/** Where the battle is fought. */
export const ground = {
  hills: field.flag('field.hills', { default: false, rule: '15.4' }),
  entrenched: field.flag('battle.entrenched', { default: false, rule: '15.4' }),
  fortress: field.flag('battle.fortress', { default: false, rule: '15.4' }),
};

/** Events and states of nations that the tactics ask about. */
export const circumstances = {
  denmark: denmark(),
  generalstab: seldom('event.generalstab'),
  prussiaExhausted: seldom('event.prussiaExhausted'),
  ferdinandIsCic: seldom('event.ferdinandIsCic'),
};

export const battleInput = field.record('battle.input', {
  intensity: intensity(),
  attacker: force('battle.attacker', 'attacker'),
  attackerHand: hand('attacker'),
  defender: force('battle.defender', 'defender'),
  defenderHand: hand('defender'),
  ...ground,
  losses: losses(),
  ...circumstances,
});

export type Battle = Infer<typeof battleInput>;

export const forceOf = (battle: Battle, side: Side): Force => battle[side];
export const enemyOf = (battle: Battle, side: Side): Force => battle[opponent(side)];
export const handOf = (battle: Battle, side: Side): readonly Tactic[] =>
  side === 'attacker' ? battle.attackerHand : battle.defenderHand;

/** A side by the nation of its commander, and by the name of the force or else his own. */
export const whoOf = (battle: Battle, side: Side): Who => {
  const { commander, ...own } = forceOf(battle, side);
  return { ...nameOf(commander), ...nameOf(own), nation: commander.nation, side };
};
