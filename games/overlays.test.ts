/**
 * A player's own cells over every table of every game: what does not fit its column is refused with what would do, and
 * whatever is accepted leaves finite numbers in every result, figure, share and sentence.
 */
import {
  fuzz,
  type Game,
  type Grid,
  LOCALES,
  never,
  type Opened,
  type OwnCell,
  odds,
  open,
  overlaid,
  practiceNumbers,
  Refused,
  resolution,
} from '@grognard/kernel';
import { inputsFor } from '@grognard/kernel/testing';
import { describe, expect, test } from 'vitest';
import { shelf } from './index.ts';
import { cases } from './testing/cases.ts';
import { edgesAt, filledIn, fits, heldBy, NONSENSE } from './testing/cells.ts';
import { refusalWords, speakerFor, stepWords } from './words/index.ts';

const MORE = Math.ceil(cases(1000) / 1000);
/** Inputs for each procedure, those past its examples drawn at random. */
const INPUTS = 60;
/** Places of a table where faults are tried; columns, edges of each and whole copies; inputs for each; states of odds. */
const PLACES = 2 * MORE;
const COLUMNS = 5 * MORE;
const EDGES = 6 * MORE;
const COPIES = 3 * MORE;
const TRIED = 2;
const STATES = 200;

for (const entry of shelf) {
  const game = await entry.load();
  const grids = Object.values(game.tables).filter((table): table is Grid => table.shape === 'grid');
  const named = grids.map((table) => [table.id, table] as const);
  const readers = readersOf(game, grids);
  describe(game.id, () => {
    test.each(named)('%s: what does not fit a cell is refused in words', (_, table) => {
      for (const place of placesOf(table)) {
        for (const cell of [...NONSENSE, ...heldBy(table)]) {
          if (NONSENSE.includes(cell) || !fits(table, { ...place, cell }))
            expectRefused(game, table, { ...place, cell });
        }
      }
    });

    test.each(named)('%s: what is accepted leaves finite numbers', (_, table) => {
      const next = practiceNumbers(table.id.length + 7);
      const all = readers.get(table.id) ?? [];
      expect(all.length, 'inputs that read this table').toBeGreaterThan(0);
      for (const { cells, column } of copiesOf(table, next)) {
        const opened = (column === undefined ? undefined : readers.get(`${table.id}/${column}`)) ?? all;
        for (const each of some(opened, TRIED, next)) expectFinite(game, each, table, cells);
      }
    });
  });
}

/** One place of some columns, and places anywhere. */
function placesOf({ rows, columns }: Grid): readonly { readonly row: string; readonly column: string }[] {
  const next = practiceNumbers(rows.labels.length * 31 + columns.labels.length);
  const oneOfEach = columns.labels.map((column) => ({ row: some(rows.labels, 1, next)[0] as string, column }));
  const anywhere = rows.labels.flatMap((row) => columns.labels.map((column) => ({ row, column })));
  return [...some(oneOfEach, 2 * PLACES, next), ...some(anywhere, PLACES, next)];
}

/** So many of them at random, none twice. */
function some<T>(items: readonly T[], count: number, next: () => number): readonly T[] {
  const left = [...items];
  const take = (): T => left.splice(Math.floor(next() * left.length), 1)[0] as T;
  return Array.from({ length: Math.min(count, left.length) }, take);
}

function expectRefused(game: Game, table: Grid, own: OwnCell): void {
  const where = `${table.id}, ${own.row}, ${own.column}: "${own.cell}"`;
  const laid = overlaid(table, [own]);
  if ('shape' in laid) expect.fail(`${where} is accepted`);
  expect(
    laid.map(({ code }) => code),
    where,
  ).toEqual(['overlayCell']);
  for (const locale of LOCALES) {
    const sentence = laid.map((each) => refusalWords(game, speakerFor(game, locale), { ...each, at: '' })).join();
    expect(sentence.replace(own.cell, ''), where).toMatch(/^"?(«\s)?(\s»)?"?\s.+\s?; (give|donnez) ./);
    expect(sentence.replace(own.cell, ''), where).not.toMatch(/undefined|NaN|\[object|\/\^|\[codes/);
  }
}

interface Copy {
  readonly cells: readonly OwnCell[];
  /** The one column that is otherwise; nothing where all of them are. */
  readonly column?: string;
}

/** Own copies of a table: some columns one by one with each of their edges, then whole tables. */
function copiesOf(table: Grid, next: () => number): readonly Copy[] {
  const { rows, columns } = table;
  const edges = (column: string): readonly string[] => edgesAt(table, some(rows.labels, 1, next)[0] ?? '', column);
  const laid = (column: string, cell: string): readonly OwnCell[] =>
    rows.labels.map((row) => ({ row, column, cell })).filter((own) => fits(table, own));
  const single = some(columns.labels, COLUMNS, next).flatMap((column) =>
    some(edges(column), EDGES, next).map((cell) => ({ cells: laid(column, cell), column })),
  );
  const whole = Array.from({ length: COPIES }, () => ({
    cells: columns.labels.flatMap((column) => some(edges(column), 1, next).flatMap((cell) => laid(column, cell))),
  }));
  return [...single, ...whole];
}

/** Which inputs read which table: every look is watched, with our cells and with a copy that lost nothing. */
function readersOf(game: Game, grids: readonly Grid[]): ReadonlyMap<string, readonly Opened[]> {
  const next = practiceNumbers(11);
  const copy = Object.fromEntries(grids.map((table) => [table.id, filledIn(table, next)]));
  const readers = new Map<string, Opened[]>();
  for (const procedure of Object.values(game.procedures)) {
    const all = [{}, copy].flatMap((overlay) => inputsFor(game, procedure, INPUTS, 5, overlay));
    for (const opened of all) for (const id of readBy(opened)) readers.set(id, [...(readers.get(id) ?? []), opened]);
  }
  return readers;
}

/** The tables, and the columns of them, that a few random plays look into. */
function readBy({ procedure, input, book }: Opened): ReadonlySet<string> {
  const read = new Set<string>();
  const watched = (table: Grid): Grid => {
    const seen = (column: string): string => {
      read.add(table.id).add(`${table.id}/${column}`);
      return column;
    };
    return {
      ...table,
      cell: (row, column) => table.cell(row, seen(column)),
      look: (row, column) => table.look(row, seen(column)),
    };
  };
  const tables = Object.fromEntries(
    Object.entries(book.tables).map(([id, table]) => [id, table.shape === 'grid' ? watched(table as Grid) : table]),
  );
  procedure.refusals?.(input, { ...book, tables });
  try {
    for (const seed of [1, 2, 3]) fuzz(procedure.begin(input, { ...book, tables }), seed);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
  }
  return read;
}

function expectFinite(game: Game, reader: Opened, table: Grid, cells: readonly OwnCell[]): void {
  const { procedure, input, book } = reader;
  const laid = (reader.overlay[table.id] ?? []).filter(
    ({ row, column }) => !cells.some((own) => own.row === row && own.column === column),
  );
  const overlay = { ...reader.overlay, [table.id]: [...laid, ...cells] };
  const laidOn = [...new Set(cells.map(({ column, cell }) => `${column}: ${cell}`))].join(', ');
  const where = `${procedure.id} under ${table.id} with ${laidOn}, for ${JSON.stringify(input)}`;
  const opened = open(game, procedure.id, input, { rulings: book.rulings, overlay });
  const told = opened.ok
    ? toldOf(game, opened.value)
    : opened.refusals.map((each) => inBoth(game, (say) => refusalWords(game, say, each)));
  expect(unsound(told), where).toBeUndefined();
}

const inBoth = (game: Game, told: (say: ReturnType<typeof speakerFor>) => unknown): readonly unknown[] =>
  LOCALES.map((locale) => told(speakerFor(game, locale)));

/** Everything that any reader is told: the account, the figures, the words, the means. */
function toldOf(game: Game, opened: Opened): readonly unknown[] {
  const { procedure } = opened;
  const plays = [1, 2].flatMap((seed) => playedOnce(opened, seed) ?? []);
  const accounts = plays.flatMap((played) => [
    played,
    Object.values(procedure.figures).map((figure) => figure(played.result as never)),
    inBoth(game, (say) => [
      played.steps.map((step) => stepWords(game, say, step)),
      say(procedure.summary(played.result)),
      procedure.outcomeWords && say(procedure.outcomeWords(played.outcome)),
      played.effects.map((effect) => say({ key: `effect.${effect.kind}`, facts: effect })),
    ]),
  ]);
  return [accounts, meansOf(opened)];
}

/** What the source lost stops a play half-way: that is told, not miscounted. */
function playedOnce(opened: Opened, seed: number) {
  try {
    const { result, record } = fuzz(opened.begin(), seed);
    return resolution(opened, result, record);
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

function meansOf(opened: Opened): readonly number[] {
  try {
    const { distribution } = odds(opened.begin(), { policy: never, budget: STATES });
    return Object.values(opened.procedure.figures).map((figure) => {
      const { over, under } = distribution.mean(figure as (result: unknown) => number);
      return Number(over) / Number(under);
    });
  } catch (error) {
    if (error instanceof Refused) return [];
    throw error;
  }
}

/** The first number anywhere inside that is none, or sentence that says so. */
function unsound(value: unknown): unknown {
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : value;
  if (typeof value === 'string') return /NaN|undefined|Infinity|\[object/.test(value) ? value : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const each of Object.values(value)) {
    const found = unsound(each);
    if (found !== undefined) return found;
  }
  return undefined;
}
