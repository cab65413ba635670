/** The tables, by id, in the order of the player aid. */
import { cavalryTable } from './cavalry.table.ts';
import { combatTable } from './combat.table.ts';
import { countersTable } from './counters.table.ts';
import { dieModifiers } from './die-modifiers.table.ts';
import { fireTable } from './fire.table.ts';
import { lossAdjustments } from './loss-adjustments.table.ts';
import { lossTable } from './losses.table.ts';
import { moraleTable } from './morale.table.ts';
import { nationalTable } from './national.table.ts';
import { retreatTable } from './retreat.table.ts';
import { retreatModifiers } from './retreat-modifiers.table.ts';
import { technologyTable } from './technology.table.ts';
import { terrainTable } from './terrain.table.ts';
import { terrainEu8Table } from './terrain-eu8.table.ts';
import { variableLosses } from './variable-losses.table.ts';

export const tables = {
  combat: combatTable,
  technology: technologyTable,
  morale: moraleTable,
  fire: fireTable,
  'die-modifiers': dieModifiers,
  cavalry: cavalryTable,
  terrain: terrainTable,
  'terrain-eu8': terrainEu8Table,
  retreat: retreatTable,
  'retreat-modifiers': retreatModifiers,
  'loss-adjustments': lossAdjustments,
  'variable-losses': variableLosses,
  national: nationalTable,
  losses: lossTable,
  counters: countersTable,
};

export type CombatTables = typeof tables;
