/** Cells that a player might lay over a table: what it holds elsewhere, texts for numbers, extremes, slips of the pen. */
import { codes, type Grid, LOST, type OwnCell } from '@grognard/kernel';

/** What no cell of any table may read. */
export const NONSENSE = [
  ...[LOST, '', ' ', 'xyzzy', 'undefined', '__proto__', '|', '/', '//'],
  ...['NaN', 'Infinity', '-Infinity', '1e9', '0x10', '-0', '007', '0.25', '1.5.5'],
  ...['1,5', '2½', '−1', '999999999', '-999999999'],
];

/** Every cell the table holds, each once. */
export const heldBy = ({ cells }: Grid): readonly string[] => [...new Set(cells.flat())];

export const fits = ({ codes: all }: Grid, { row, column, cell }: OwnCell): boolean =>
  codes.isCode(codes.codesAt(all, row, column), cell);

/** Cells at the edges of what a place may hold. */
export function edgesAt(table: Grid, row: string, column: string): readonly string[] {
  const allowed = codes.codesAt(table.codes, row, column);
  const stated = 'kind' in allowed ? (allowed.kind === 'number' ? numbers(allowed) : notations(table)) : allowed;
  return [...new Set(stated)].filter((cell) => codes.isCode(allowed, cell));
}

const numbers = ({ min, max, step, or }: codes.NumberCodes): readonly string[] => [
  ...[min, min + step, max - step, max].map(String),
  `+${max}`,
  ...or,
];

/** What the table holds, as it stands and with every run of digits at its least and at its most. */
const notations = (table: Grid): readonly string[] =>
  heldBy(table).flatMap((cell) => [cell, ...['0', '9', '99'].map((digits) => cell.replaceAll(/\d+/g, digits))]);

/** Something that fits in every cell the source lost. */
export const filledIn = (table: Grid, next: () => number): readonly OwnCell[] =>
  table.rows.labels.flatMap((row) =>
    table.columns.labels.flatMap((column) => {
      if (table.cell(row, column) !== LOST) return [];
      const edges = edgesAt(table, row, column);
      return [{ row, column, cell: edges[Math.floor(next() * edges.length)] as string }];
    }),
  );
