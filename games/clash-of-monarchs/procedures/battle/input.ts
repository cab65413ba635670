/** 15 What the battle must be told. */
import { field, type Infer } from '@grognard/kernel';
import { denmark } from '../../fields.ts';
import { type Force, force } from '../../force.ts';
import { INTENSITIES, opponent, type Side, TACTICS, type Tactic } from '../../vocabulary.ts';

export const hand = (label: string) =>
  field.list(label, field.oneOf('field.tactic', { options: TACTICS, words: 'tactic' }), {
    min: 0,
    max: 5,
    unique: true,
    default: [],
  });

/** How finely the owners are asked for their losses; whole arms keep odds and advice quick. */
export const losses = () =>
  field.oneOf('battle.losses.manner', {
    options: ['arms', 'numbers'],
    words: 'battle.losses.manner',
    default: 'arms',
    help: 'battle.losses.manner.help',
    rule: '15.7.1',
  });

/** Events and states of nations that the tactics ask about. */
export const circumstances = {
  denmark: denmark(),
  generalstab: field.flag('event.generalstab'),
  prussiaExhausted: field.flag('event.prussiaExhausted'),
  ferdinandIsCic: field.flag('event.ferdinandIsCic'),
};

export const battleInput = field.record('battle.input', {
  intensity: field.oneOf('battle.intensity', { options: INTENSITIES, words: 'intensity' }),
  attacker: force('battle.attacker'),
  attackerHand: hand('battle.attackerHand'),
  defender: force('battle.defender'),
  defenderHand: hand('battle.defenderHand'),
  hills: field.flag('field.hills'),
  fortress: field.flag('battle.fortress'),
  entrenched: field.flag('battle.entrenched'),
  losses: losses(),
  ...circumstances,
});

export type Battle = Infer<typeof battleInput>;

export const forceOf = (battle: Battle, side: Side): Force => battle[side];
export const enemyOf = (battle: Battle, side: Side): Force => battle[opponent(side)];
export const handOf = (battle: Battle, side: Side): readonly Tactic[] =>
  side === 'attacker' ? battle.attackerHand : battle.defenderHand;
