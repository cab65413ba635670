/** The tables on paper: narrow ones side by side, wide ones across the page, all in the order of the game. */
import { cellWords, headWords, labelWords, namesRows, rowWords, spelledOut } from '@grognard/games/words';
import { type Game, type Grid, type List, LOST, type Say } from '@grognard/kernel';
import { useSpeaker } from '../app/use-speaker.ts';
import { GridView } from '../table/grid-view.tsx';
import { ListView } from '../table/list-view.tsx';
import { Meanings } from '../table/notes.tsx';
import { isWide, runsOf } from './width.ts';

interface TableSheetsProps {
  readonly game: Game;
  readonly tables: readonly (Grid | List)[];
}

export function TableSheets({ game, tables }: TableSheetsProps) {
  const { say } = useSpeaker(game);
  const runs = runsOf(tables, (table) => isWide(columnsOf(game, say, table)));
  return (
    <div className="sheet-tables">
      {runs.map(({ wide, items }) => (
        <div key={items[0]?.id} className={wide ? 'sheet-wide' : 'sheet-columns'}>
          {items.map((table) => (
            <TableSheet key={table.id} game={game} table={table} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** The texts of each column, its head first. */
function columnsOf(game: Game, say: Say, table: Grid | List): readonly (readonly string[])[] {
  if (table.shape === 'grid') {
    return [
      table.rows.labels.map((row) => labelWords(say, table.rowWords, row)),
      ...table.columns.labels.map((column, c) => [
        labelWords(say, table.columnWords, column),
        ...table.cells.map((line) => spelledOut(table, line[c] ?? '', say) ?? line[c] ?? ''),
      ]),
    ];
  }
  const rows = Object.entries(table.rows);
  return [
    ...(namesRows(table) ? [rows.map(([id]) => rowWords(game, say, table, id))] : []),
    ...Object.keys(table.columns).map((column) => [
      headWords(table, column, say),
      ...rows.map(([, row]) => cellWords(game, say, table, column, row[column] ?? null)),
    ]),
  ];
}

/** A longer table may go on overleaf, its head repeated; a shorter one is never broken. */
const SHORT = 18;

function TableSheet({ game, table }: { readonly game: Game; readonly table: Grid | List }) {
  const { say } = useSpeaker(game);
  const { document, heading, page, note } = table.provenance;
  const number = Object.keys(game.sources).indexOf(document) + 1;
  const marked = table.repairs.length;
  const rows = table.shape === 'grid' ? keptRows(table) : Object.keys(table.rows);
  const gone = table.shape === 'grid' ? table.rows.labels.filter((row) => !rows.includes(row)) : [];
  return (
    <article className={`sheet-table ${rows.length <= SHORT ? 'sheet-whole' : ''}`} data-table={table.id}>
      <h3>{say.read(table.title)}</h3>
      {table.shape === 'grid' ? (
        <GridView game={game} table={table} rows={rows} onPaper />
      ) : (
        <ListView game={game} table={table} onPaper />
      )}
      <Meanings table={table} />
      <p className="cite source">
        [{number}] {say('web.print.cite', { heading })}
        {page !== undefined && say('web.table.page', { page })}
        {note && `. ${say.read(note)}`} {marked > 0 && say('web.print.marked', { count: marked })}{' '}
        {gone.length > 0 &&
          say('web.print.gone', {
            rows: gone.map((row) => labelWords(say, table.shape === 'grid' ? table.rowWords : undefined, row)),
          })}
      </p>
    </article>
  );
}

/** Rows of which the source left anything at all. */
const keptRows = ({ rows, columns, cell }: Grid): readonly string[] =>
  rows.labels.filter((row) => columns.labels.some((column) => cell(row, column) !== LOST));
