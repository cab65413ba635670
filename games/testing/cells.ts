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

/** The least and the most that a place may hold where it holds a number. */
export function boundsAt({ codes: all }: Grid, row: string, column: string): readonly [number, number] {
  const allowed = codes.codesAt(all, row, column);
  if (!('kind' in allowed) || allowed.kind !== 'number') throw new Error(`row ${row}, column ${column}: no number`);
  return [allowed.min, allowed.max];
}

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

/** Something that fits in cells the source lost: all of a small table, a share of a large one. */
export function filledIn({ rows, columns, ...table }: Grid, next: () => number): readonly OwnCell[] {
  const lost = rows.labels.flatMap((row) =>
    columns.labels.flatMap((column) => (table.cell(row, column) === LOST ? [{ row, column }] : [])),
  );
  return lost.flatMap(({ row, column }) => {
    if (next() * lost.length > MOST_FILLED) return [];
    const edges = edgesAt({ rows, columns, ...table }, row, column);
    return [{ row, column, cell: edges[Math.floor(next() * edges.length)] as string }];
  });
}

/** Laying hundreds of cells for every input takes longer than all the rest. */
const MOST_FILLED = 80;
