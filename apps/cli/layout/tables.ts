/** A printed table on the screen: laid out like the page, repaired cells marked and explained below. */
import { cellPlace, cellWords, headWords, labelWords, namesRows, rowWords } from '@grognard/games/words';
import { type Game, type Grid, type List, LOST, type Table } from '@grognard/kernel';
import type { Dialogue } from '../dialogue.ts';
import { said } from '../text/said.ts';
import { bullet, columns, paragraph, widthOf } from './columns.ts';

const REPAIRED = '*';
const OWN = '+';

export function printTable(dialogue: Dialogue, game: Game, table: Table): void {
  const { paint, width, say } = dialogue;
  dialogue.print(paint.bold(say.read(table.title)));
  dialogue.print();
  if (table.shape === 'grid') printGrid(dialogue, table);
  else printList(dialogue, game, table);
  printRepairs(dialogue, game, table);
  if (table.lost.length > 0) {
    dialogue.print();
    dialogue.print(paint.bold(dialogue.say('cli.show.lost')));
    for (const { what, where } of table.lost) dialogue.print(bullet(said(dialogue.say, where, say.read(what)), width));
  }
  dialogue.print();
  dialogue.print(paragraph(paint.dim(provenanceWords(dialogue, game, table)), width));
}

/** Too many columns for the screen are laid out in several blocks, each with its row labels. */
function printGrid(dialogue: Dialogue, table: Grid): void {
  const { paint, width, say } = dialogue;
  const marked = table.rows.labels.map((row, r) =>
    table.columns.labels.map((column, c) => markedCell(dialogue, table, row, column, table.cells[r]?.[c] ?? '')),
  );
  const corner = `${say.read(table.rowsAre)} \\ ${say.read(table.columnsAre)}`;
  dialogue.print(paragraph(paint.dim(corner), width));
  const label = Math.max(...table.rows.labels.map(widthOf));
  for (const [index, block] of blocksOf(table, marked, width - label).entries()) {
    if (index > 0) dialogue.print();
    const head = ['', ...block.map((c) => labelWords(say, table.columnWords, table.columns.labels[c] ?? ''))];
    const rows = table.rows.labels.map((row, r) => [
      paint.bold(labelWords(say, table.rowWords, row)),
      ...block.map((c) => marked[r]?.[c] ?? ''),
    ]);
    dialogue.print(columns({ head, rows, width }));
  }
  const meanings = Object.entries(table.meanings ?? {});
  if (meanings.length > 0) dialogue.print();
  for (const [code, meaning] of meanings) {
    dialogue.print(paragraph(`${paint.bold(code)}  ${say.read(meaning)}`, width));
  }
  if (table.own.length > 0) dialogue.print(paragraph(say('cli.show.own', { mark: OWN }), width));
  for (const [mark, meaning] of Object.entries(table.legend ?? {})) {
    const count = table.origins?.flat().filter((each) => each === mark).length ?? 0;
    dialogue.print(paragraph(say('cli.show.origin', { mark, meaning: say.read(meaning), count }), width));
  }
}

function markedCell({ paint }: Dialogue, table: Grid, row: string, column: string, cell: string): string {
  const here = (each: { row: string; column: string }) => each.row === row && each.column === column;
  if (table.own.some(here)) return paint.green(`${cell}${OWN}`);
  if (cell === LOST) return paint.red(cell);
  return table.repairs.some(here) ? paint.yellow(`${cell}${REPAIRED}`) : cell;
}

function blocksOf({ columns: { labels } }: Grid, cells: readonly (readonly string[])[], room: number): number[][] {
  const blocks: number[][] = [];
  let used = room + 1;
  for (const [place, label] of labels.entries()) {
    const needs = 2 + Math.max(widthOf(label), ...cells.map((line) => widthOf(line[place] ?? '')));
    const last = blocks.at(-1);
    if (last && used + needs <= room) {
      last.push(place);
      used += needs;
    } else {
      blocks.push([place]);
      used = needs;
    }
  }
  return blocks;
}

function printList(dialogue: Dialogue, game: Game, table: List): void {
  const { paint, width, say } = dialogue;
  const heads = Object.keys(table.columns);
  const named = namesRows(table);
  const rows = Object.entries(table.rows).map(([id, row]) => {
    const cells = heads.map((column) => {
      const repaired = table.repairs.some((repair) => repair.row === id && repair.column === column);
      const cell = cellWords(game, say, table, column, row[column] ?? null);
      return repaired ? paint.yellow(`${cell}${REPAIRED}`) : cell;
    });
    return [...(named ? [paint.bold(rowWords(game, say, table, id))] : []), ...cells];
  });
  const head = heads.map((column) => headWords(table, column, say));
  dialogue.print(columns({ head: named ? ['', ...head] : head, rows, width }));
}

function printRepairs(dialogue: Dialogue, game: Game, table: Table): void {
  const { say, paint, width } = dialogue;
  if (table.repairs.length === 0) return;
  dialogue.print();
  dialogue.print(paint.bold(say('cli.show.repairs', { mark: REPAIRED })));
  for (const { row, column, seen, used, why, evidence, confidence } of table.repairs) {
    const facts = {
      ...cellPlace(game, say, table, row, column),
      seen,
      used,
      why: say(`repair.${why}`),
      confidence: say(`confidence.${confidence}`),
    };
    dialogue.print(bullet(`${say('cli.show.repair', facts)}\n${say.read(evidence)}`, width));
  }
}

function provenanceWords({ say }: Dialogue, game: Game, { provenance }: Table): string {
  const { document, heading, page, note } = provenance;
  const source = game.sources[document];
  return say('cli.show.source', {
    title: say.read(source?.title) ?? document,
    edition: say.read(source?.edition) ?? '',
    holder: say.read(source?.holder) ?? '',
    heading,
    ...(page !== undefined && { page }),
    ...(note && { note: say.read(note) }),
  });
}

/** Words a table's size: what stands in it and what is doubtful. */
export const tableFacts = (table: Table): { cells: number; repairs: number; lost: number } => ({
  cells:
    table.shape === 'grid'
      ? table.cells.flat().length
      : Object.values(table.rows).reduce((sum, row) => sum + Object.keys(row).length, 0),
  repairs: table.repairs.length,
  lost: table.lost.length + (table.shape === 'grid' ? table.cells.flat().filter((cell) => cell === LOST).length : 0),
});
