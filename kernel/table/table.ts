/** Any printed table, as the apps see it. */
import type { Grid } from './grid.ts';
import type { List, ModifierRow } from './list.ts';

/** A grid or a list. */
export type Table = Grid | List;

/** Tables of any code or row type may stand in one register. */
export type AnyTable = Pick<Grid, Head> | Pick<List, Head>;

type Head = 'shape' | 'id' | 'title' | 'provenance' | 'repairs' | 'lost';

/** A printed list of modifiers. */
export type ModifierList<Id extends string = string> = List<ModifierRow, Id>;
