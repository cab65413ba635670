/** Any printed table, as the apps see it. */
import type { ModifierRow } from './list.ts';
import type { Grid } from './grid.ts';
import type { List } from './list.ts';

export type Table = Grid | List;

/** Tables of any code or row type may stand in one register. */
export type AnyTable = Pick<Grid, 'shape' | 'id'> | Pick<List, 'shape' | 'id'>;

export type ModifierList<Id extends string = string> = List<ModifierRow, Id>;
