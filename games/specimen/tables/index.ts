/** The printed tables, by id. */
import { assaultTable } from './assault.table.ts';
import { dieModifiers } from './die-modifiers.table.ts';

export const tables = { assault: assaultTable, 'die-modifiers': dieModifiers };

export type SpecimenTables = typeof tables;
