/** A printed table with two axes, laid out like the page. */
import type { Refusal } from '../refusal/refusal.ts';
import type { Lookup } from '../step/note.ts';
import type { Written } from '../text/words.ts';
import { Axis } from './axis.ts';
import { codesAt, codesIn, codesInShort, codesWords, isCode, type TableCodes } from './codes.ts';
import type { Lost, Provenance, Repair } from './provenance.ts';

/** What stands where the source lost a cell. */
export const LOST = '?';

/** Text key prefixes that word the labels of an axis. */
export type LabelWords = string | readonly string[];

/** The text keys that word a label together. */
export const labelKeys = (prefix: LabelWords, label: string): readonly string[] =>
  typeof prefix === 'string'
    ? [`${prefix}.${label}`]
    : label.split('.').map((part, place) => `${prefix[place] ?? ''}.${part}`);

export interface GridFacts<Code extends string> {
  readonly id: string;
  readonly title: Written;
  readonly provenance: Provenance;
  /** What runs down the side and what runs along the top. */
  readonly rowsAre: Written;
  readonly columnsAre: Written;
  /**
   * Text key prefix that words the labels of rows or columns, where they are words and not codes; for labels of several
   * parts set apart by dots, a prefix for each part.
   */
  readonly rowWords?: LabelWords;
  readonly columnWords?: LabelWords;
  /** What a cell may hold: every cell alike, or by column or by row where that decides. */
  readonly codes: TableCodes<Code>;
  /** What the page prints where nothing can ever be read; no player lays it over a cell. */
  readonly blank?: string;
  /** First line the column labels; then a line for each row, its label first. Cells are set apart by spaces. */
  readonly grid: string;
  readonly repairs?: readonly Repair[];
  readonly lost?: readonly Lost[];
  /** The same layout, saying where each cell comes from; `legend` words the marks. */
  readonly origins?: string;
  readonly legend?: Readonly<Record<string, Written>>;
  readonly meanings?: Readonly<Record<string, Written>>;
  /** A cell as the page prints it, where the notation of the grid is ours; the same in every language. */
  readonly shown?: (cell: string) => string;
}

/** A cell of a player's own copy, laid over ours. */
export interface OwnCell {
  readonly row: string;
  readonly column: string;
  readonly cell: string;
}

/** Whether something read from outside is a player’s own cell. */
export const isOwnCell = (value: unknown): value is OwnCell =>
  typeof value === 'object' &&
  value !== null &&
  ['row', 'column', 'cell'].every((key) => typeof (value as Readonly<Record<string, unknown>>)[key] === 'string');

/** A printed table with rows and columns, parsed and checked. */
export interface Grid<Code extends string = string> extends Omit<GridFacts<Code>, 'grid' | 'origins'> {
  readonly shape: 'grid';
  readonly rows: Axis;
  readonly columns: Axis;
  readonly cells: readonly (readonly Code[])[];
  readonly origins?: readonly (readonly string[])[];
  readonly repairs: readonly Repair[];
  readonly lost: readonly Lost[];
  /** The player's own cells, if he laid any over the table. */
  readonly own: readonly OwnCell[];
  cell(row: string, column: string): Code;
  look(row: string, column: string): Lookup & { readonly cell: Code };
}

/** Reads the page once; a ragged row or an unknown code stops the load, with its coordinates. */
export function grid<const Code extends string>(facts: GridFacts<Code>): Grid<Code> {
  const { rows, columns, cells } = parse(facts.id, facts.grid);
  declared(facts, rows, columns);
  for (const [r, line] of cells.entries()) {
    for (const [c, cell] of line.entries()) {
      const [row, column] = [rows[r] as string, columns[c] as string];
      const codes = codesAt(facts.codes, row, column);
      if (cell !== LOST && cell !== facts.blank && !isCode(codes, cell)) {
        throw new Error(`${facts.id}, row ${row}, column ${column}: "${cell}" is not one of ${codesInShort(codes)}`);
      }
    }
  }
  const made = make(facts, new Axis(rows), new Axis(columns), cells as unknown as readonly (readonly Code[])[], []);
  for (const { row, column, used } of made.repairs) {
    const stands = made.cell(row, column);
    if (stands !== used)
      throw new Error(
        `${facts.id}, row ${row}, column ${column}: repaired to "${used}", but the grid holds "${stands}"`,
      );
  }
  return made;
}

/** Codes by column or by row speak of every column or row there is, and of no other. */
function declared({ id, codes }: GridFacts<string>, rows: readonly string[], columns: readonly string[]): void {
  const [by, labels] = 'byColumn' in codes ? [codes.byColumn, columns] : 'byRow' in codes ? [codes.byRow, rows] : [];
  if (!by || !labels) return;
  const stray = Object.keys(by).filter((label) => !labels.includes(label));
  const silent = labels.filter((label) => !Object.hasOwn(by, label));
  if (stray.length > 0) throw new Error(`${id} says what may stand in ${stray.join(', ')}, which it does not have`);
  if (silent.length > 0) throw new Error(`${id} does not say what may stand in ${silent.join(', ')}`);
}

/** The same table with a player's own cells laid over it, checked like the built-in ones. */
export function overlaid<Code extends string>(
  table: Grid<Code>,
  own: readonly OwnCell[],
): Grid<Code> | readonly Refusal[] {
  const refusals: Refusal[] = [];
  const cells = table.cells.map((line) => [...line]);
  for (const [index, { row, column, cell }] of own.entries()) {
    const at = `${table.id}[${index}]`;
    const [r, c] = [table.rows.labels.indexOf(row), table.columns.labels.indexOf(column)];
    if (r < 0) refusals.push({ code: 'overlayRow', at, facts: { received: row, options: table.rows.labels } });
    if (c < 0) refusals.push({ code: 'overlayColumn', at, facts: { received: column, options: table.columns.labels } });
    const codes = codesIn(table.codes, row, column);
    if (codes && !isCode(codes, cell))
      refusals.push({ code: 'overlayCell', at, facts: { received: cell, would: codesWords(codes, table.meanings) } });
    const line = cells[r];
    if (line && c >= 0) line[c] = cell as Code;
  }
  return refusals.length > 0 ? refusals : make(table, table.rows, table.columns, cells, own);
}

function make<Code extends string>(
  facts: Omit<GridFacts<Code>, 'grid' | 'origins'> & { readonly origins?: string | readonly (readonly string[])[] },
  rows: Axis,
  columns: Axis,
  cells: readonly (readonly Code[])[],
  own: readonly OwnCell[],
): Grid<Code> {
  const cell = (row: string, column: string): Code => cells[rows.place(row)]?.[columns.place(column)] as Code;
  const { origins, repairs = [], lost = [], ...head } = facts;
  return {
    ...head,
    ...(origins && { origins: typeof origins === 'string' ? parse(facts.id, origins).cells : origins }),
    shape: 'grid',
    rows,
    columns,
    cells,
    repairs,
    lost,
    own,
    cell,
    look: (row, column) => ({
      table: facts.id,
      row,
      column,
      cell: cell(row, column),
      ...(own.some((each) => each.row === row && each.column === column) && { own: true as const }),
    }),
  };
}

function parse(id: string, text: string): { rows: string[]; columns: string[]; cells: string[][] } {
  const lines = text
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([first]) => first !== undefined && first !== '');
  const [columns = [], ...body] = lines;
  const rows = body.map(([label]) => label as string);
  for (const [r, line] of body.entries()) {
    if (line.length !== columns.length + 1) {
      throw new Error(`${id}, row ${rows[r]}: ${line.length - 1} cells under ${columns.length} columns`);
    }
  }
  return { rows, columns, cells: body.map(([, ...cells]) => cells) };
}
