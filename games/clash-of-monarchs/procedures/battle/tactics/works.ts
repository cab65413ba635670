/** 15.4.3 The plain "if" of each tactic: unmet, it was legal to play and has no effect. */
import { having, lightUnits, spsOf } from '../../../force.ts';
import type { Tactic } from '../../../vocabulary.ts';
import type { TacticFacts } from './facts.ts';

type Condition = (facts: TacticFacts) => boolean;

const always: Condition = () => true;
/** Printed without any effect. */
const never: Condition = () => false;
const twoGuns =
  (nation: 'AU' | 'PR' | 'RU'): Condition =>
  ({ own }) =>
    having(own, nation, 'guns') >= 2;

const ENOUGH_INFANTRY = 5;

export const WORKS: Readonly<Record<Tactic, Condition>> = {
  'able-advisor': always,
  'able-subordinate': always,
  'artillery-tenacity': always,
  'artillery-up-front': twoGuns('PR'),
  'blown-march': never,
  'counter-charge': ({ own }) => having(own, 'AU', 'cavalryUnits') + having(own, 'RU', 'cavalryUnits') >= 2,
  'defensive-position': always,
  'desperate-gamble': always,
  'flanking-maneuver': ({ own, book }) => book.rulings['flanking-lt'] === 'ignore' || lightUnits(own) === 0,
  arrogance: always,
  'improved-artillery': ({ own }) => having(own, 'HA', 'guns') >= 1,
  'luck-quick-wits': always,
  'night-march': always,
  'oblique-attack': always,
  'rally-re-attack': always,
  redcoats: ({ own }) => having(own, 'BR', 'infantry') >= 1,
  seydlitz: ({ own }) => having(own, 'PR', 'cavalryUnits') >= 2,
  shuvalovs: twoGuns('RU'),
  'slow-reaction': never,
  'subordinate-errors': always,
  'superior-infantry-fire': ({ own, battle }) =>
    having(own, 'PR', 'infantry') >= ENOUGH_INFANTRY && !battle.prussiaExhausted,
  'superior-operational-maneuver': always,
  'surprise-attack': always,
  surround: ({ own, enemy, book }) =>
    spsOf(own) >= book.tables['tactic-figures'].rows.surroundRatio.figure * spsOf(enemy),
  'twelve-pounders': twoGuns('AU'),
  'unexpected-savagery': always,
};
