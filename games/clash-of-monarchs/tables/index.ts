/** The printed tables, by id. */
import { battleIntense } from './battle-intense.table.ts';
import { battleMeasured } from './battle-measured.table.ts';
import { battleLimits, battleModifiers } from './battle-modifiers.table.ts';
import { coordinatedAttackModifiers, coordinatedAttackTable } from './coordinated-attack.table.ts';
import {
  armySizeTable,
  artilleryCosts,
  depotCosts,
  newLeadersTable,
  subsidyTable,
  sustainmentTable,
} from './economy.table.ts';
import { enduranceTable } from './endurance.table.ts';
import { entrenchmentModifiers } from './entrenchment-modifiers.table.ts';
import { forcedMarchModifiers } from './forced-march-modifiers.table.ts';
import { fortressTable } from './fortresses.table.ts';
import { interceptionModifiers } from './interception-modifiers.table.ts';
import { leaderFateTable, leaderHitTable, leaderWillTable } from './leaders.table.ts';
import { marchModifiers } from './march-modifiers.table.ts';
import { movementFigures } from './movement-figures.table.ts';
import { navalModifiers, navalTable } from './naval-combat.table.ts';
import { raidLossModifiers, raidLossTable, supplyRaidModifiers, supplyRaidTable } from './raids.table.ts';
import { recruitmentDice, recruitmentTable } from './recruitment.table.ts';
import { siegeModifiers, siegeTable } from './siege.table.ts';
import { supplyActionTable } from './supply-actions.table.ts';
import { tacticCounts, tacticDieModifiers, tacticFigures, tacticsTable } from './tactics.table.ts';
import { withdrawalModifiers } from './withdrawal-modifiers.table.ts';

export const tables = {
  'movement-figures': movementFigures,
  'march-modifiers': marchModifiers,
  'forced-march-modifiers': forcedMarchModifiers,
  'interception-modifiers': interceptionModifiers,
  'withdrawal-modifiers': withdrawalModifiers,
  'coordinated-attack-modifiers': coordinatedAttackModifiers,
  'coordinated-attack': coordinatedAttackTable,
  'entrenchment-modifiers': entrenchmentModifiers,
  fortresses: fortressTable,
  siege: siegeTable,
  'siege-modifiers': siegeModifiers,
  'supply-actions': supplyActionTable,
  'naval-combat': navalTable,
  'naval-modifiers': navalModifiers,
  'battle-intense': battleIntense,
  'battle-measured': battleMeasured,
  'battle-modifiers': battleModifiers,
  'battle-limits': battleLimits,
  'leader-hit': leaderHitTable,
  'leader-fate': leaderFateTable,
  'leader-will': leaderWillTable,
  endurance: enduranceTable,
  tactics: tacticsTable,
  'tactic-counts': tacticCounts,
  'tactic-die-modifiers': tacticDieModifiers,
  'tactic-figures': tacticFigures,
  'raid-losses': raidLossTable,
  'raid-loss-modifiers': raidLossModifiers,
  'supply-raid': supplyRaidTable,
  'supply-raid-modifiers': supplyRaidModifiers,
  subsidies: subsidyTable,
  sustainment: sustainmentTable,
  'depot-costs': depotCosts,
  'artillery-costs': artilleryCosts,
  'army-size': armySizeTable,
  recruitment: recruitmentTable,
  'recruitment-dice': recruitmentDice,
  'new-leaders': newLeadersTable,
};

export type Tables = typeof tables;
