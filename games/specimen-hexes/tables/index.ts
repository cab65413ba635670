/** The printed tables, by id. */
import { dieModifiers } from './die-modifiers.table.ts';
import { musterList } from './muster.table.ts';
import { skirmishTable } from './skirmish.table.ts';
import { terrainChart } from './terrain.table.ts';

export const tables = {
  terrain: terrainChart,
  skirmish: skirmishTable,
  'die-modifiers': dieModifiers,
  muster: musterList,
};

export type SpecimenTables = typeof tables;
