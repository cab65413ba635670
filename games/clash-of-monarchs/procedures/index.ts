/** The procedures, in the order of the aid. */
import { adminMarch } from './admin-march.ts';
import { armySize } from './army-size.ts';
import { battle } from './battle/battle.ts';
import { coordinatedAttack } from './coordinated-attack.ts';
import { enterSpace } from './enter-space/enter-space.ts';
import { entrenchment } from './entrenchment.ts';
import { forageRaid } from './forage-raid.ts';
import { forcedMarch } from './forced-march.ts';
import { garrison } from './garrison.ts';
import { interception } from './interception.ts';
import { march } from './march.ts';
import { mask } from './mask.ts';
import { navalCombat } from './naval-combat.ts';
import { newLeaders } from './new-leaders.ts';
import { overrun } from './overrun.ts';
import { raidLosses } from './raid-losses.ts';
import { reconstruction } from './reconstruction.ts';
import { recruitment } from './recruitment.ts';
import { retreat } from './retreat/retreat.ts';
import { siege } from './siege.ts';
import { subsidies } from './subsidies.ts';
import { supplyActions } from './supply-actions.ts';
import { supplyRaid } from './supply-raid.ts';
import { sustainment } from './sustainment.ts';
import { winter } from './winter.ts';
import { withdrawal } from './withdrawal.ts';

export const procedures = {
  march,
  'forced-march': forcedMarch,
  'admin-march': adminMarch,
  'enter-space': enterSpace,
  interception,
  withdrawal,
  overrun,
  'coordinated-attack': coordinatedAttack,
  entrenchment,
  battle,
  retreat,
  garrison,
  mask,
  siege,
  'naval-combat': navalCombat,
  'raid-losses': raidLosses,
  'supply-raid': supplyRaid,
  'forage-raid': forageRaid,
  'supply-actions': supplyActions,
  subsidies,
  sustainment,
  recruitment,
  'army-size': armySize,
  'new-leaders': newLeaders,
  reconstruction,
  winter,
};
