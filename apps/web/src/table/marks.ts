/** What is to be said about a cell besides what it holds. */
import { type Grid, type List, LOST, type Repair } from '@grognard/kernel';

export type Mark =
  | { readonly kind: 'repaired'; readonly repair: Repair }
  | { readonly kind: 'lost' }
  | { readonly kind: 'own' };

export function markOf(table: Grid | List, row: string, column: string, cell: string): Mark | undefined {
  const here = (each: { readonly row: string; readonly column: string }): boolean =>
    each.row === row && each.column === column;
  if (table.shape === 'grid' && table.own.some(here)) return { kind: 'own' };
  if (table.shape === 'grid' && cell === LOST) return { kind: 'lost' };
  const repair = table.repairs.find(here);
  return repair && { kind: 'repaired', repair };
}

/** Ids of the sentences under the table that explain a marked cell. */
export const noteId = (table: string, row: string, column: string): string =>
  `note-${table}-${row}-${column}`.replace(/\s/g, '_');

/** Lost cells, and own ones, all have the same said of them. */
export const sharedNoteId = (table: string, kind: 'lost' | 'own'): string => `note-${table}-${kind}`;
