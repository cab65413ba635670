/** Printed tables as data: every cell, all that is known about them, and their words. */
import { type Game, type Grid, type List, nearest, Refused, type Say, type Table } from '@grognard/kernel';
import { cellWords, headWords, labelWords, rowWords } from '../words/index.ts';
import { FORMAT } from './format.ts';

/** Words of the labels, in their order; of a list also of its cells, which are keys more often than print. */
const gridWords = (say: Say, { title, rows, columns, rowWords: down, columnWords: across }: Grid) => ({
  title: say.read(title),
  rows: rows.labels.map((label) => labelWords(say, down, label)),
  columns: columns.labels.map((label) => labelWords(say, across, label)),
});

const listWords = (game: Game, say: Say, table: List) => ({
  title: say.read(table.title),
  rows: Object.keys(table.rows).map((id) => rowWords(game, say, table, id)),
  columns: Object.keys(table.columns).map((column) => headWords(table, column, say)),
  cells: Object.values(table.rows).map((row) =>
    Object.keys(table.columns).map((column) => cellWords(game, say, table, column, row[column] ?? null)),
  ),
});

/** One table. */
export function tableTold(game: Game, table: Table, say: Say): { readonly [member: string]: unknown } {
  const { id, shape, title, provenance, repairs, lost } = table;
  const head = { format: FORMAT, id, shape, title, provenance, repairs, lost };
  if (table.shape === 'list')
    return { ...head, columns: table.columns, rows: table.rows, words: listWords(game, say, table) };
  const { rowsAre, columnsAre, rows, columns: across, cells, origins, legend, meanings, own, codes } = table;
  return {
    ...head,
    rowsAre,
    columnsAre,
    rows: rows.labels,
    columns: across.labels,
    cells,
    codes: codes instanceof RegExp ? codes.source : codes,
    ...(origins && { origins }),
    ...(legend && { legend }),
    ...(meanings && { meanings }),
    ...(own.length > 0 && { own }),
    words: gridWords(say, table),
  };
}

/** All tables of a game, or those that a player's own cells lie over. */
export const tablesTold = (game: Game, tables: readonly Table[], say: Say) => ({
  format: FORMAT,
  game: game.id,
  version: game.version,
  tables: tables.map((table) => tableTold(game, table, say)),
});

/** The table a reader named, or what he may have meant. */
export function tableNamed(tables: readonly Table[], name: string): Table {
  const found = tables.find(({ id }) => id === name);
  if (found) return found;
  const options = tables.map(({ id }) => id);
  const close = nearest(name, options);
  const code = close ? 'nearTable' : 'unknownTable';
  throw new Refused([{ code, at: '', facts: { received: name, options, ...(close && { close }) } }]);
}
