/** A printed table around the cells that were read, or may be: two rows and columns either side, tinted by what they do. */
import { labelWords, spelledOut } from '@grognard/games/words';
import type { Game, Grid, LitCell, Overlay, Procedure } from '@grognard/kernel';
import { memo } from 'react';
import { hrefOf } from '../app/route.ts';
import { useSpeaker } from '../app/use-speaker.ts';
import { tintOf } from '../odds/tint.ts';
import { DieFace } from '../play/die-face.tsx';
import { MarkedCell } from '../table/marked-cell.tsx';
import { markOf } from '../table/marks.ts';
import { isGrid, withOwn } from '../table/own.ts';
import { windowOn } from './window.ts';
import '../style/odds.css';

interface LitCropProps {
  readonly game: Game;
  readonly procedure: Procedure;
  readonly overlay: Overlay;
  /** All of one table. */
  readonly lookups: readonly LitCell[];
  /** How many sides the die has whose faces stand beside the rows. */
  readonly sides?: number | undefined;
  /** It was read: row and column stand out. Otherwise it may be. */
  readonly read?: boolean;
}

const MOST_ROWS = 7;
const MOST_COLUMNS = 6;
/** Longer cells need more room each. */
const LONG_CELL = 8;

export const LitCrop = memo(function LitCrop({ game, procedure, overlay, lookups, sides, read = false }: LitCropProps) {
  const { say } = useSpeaker(game);
  const [first] = lookups;
  const printed = first && game.tables[first.table];
  if (!first || !isGrid(printed)) return null;
  const table = withOwn(printed, overlay);
  const [rowsLit, columnsLit] = [new Set(lookups.map(({ row }) => row)), new Set(lookups.map(({ column }) => column))];
  const wide = table.cells.some((row) => row.some((cell) => cell.length > LONG_CELL));
  const rows = windowOn(table.rows.labels, rowsLit, MOST_ROWS);
  const columns = windowOn(table.columns.labels, columnsLit, wide ? 3 : MOST_COLUMNS);
  const all = rows.length === table.rows.labels.length && columns.length === table.columns.labels.length;
  const title = say.read(table.title);
  return (
    <figure className="crop" data-read={read || undefined}>
      <div className="crop-scroll">
        <table>
          <thead>
            <tr>
              <td className="corner">{say.read(table.rowsAre)}</td>
              {columns.map((column) => (
                <th key={column} scope="col" data-lit={columnsLit.has(column) || undefined}>
                  {labelWords(say, table.columnWords, column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row} data-lit={rowsLit.has(row) || undefined}>
                <th scope="row">
                  <RowFaces lookups={lookups} row={row} sides={sides} />
                  {labelWords(say, table.rowWords, row)}
                </th>
                {columns.map((column) => (
                  <CropCell
                    key={column}
                    procedure={procedure}
                    table={table}
                    row={row}
                    column={column}
                    lit={lookups.some((each) => each.row === row && each.column === column)}
                    crossed={read && (rowsLit.has(row) || columnsLit.has(column))}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <figcaption className="caption">
        <span>
          {title}
          {!all &&
            ` · ${say('web.crop.part', {
              columns: columns.length,
              ofColumns: table.columns.labels.length,
              rows: rows.length,
              ofRows: table.rows.labels.length,
            })}`}
        </span>
        <a href={hrefOf({ at: 'table', game: game.id, table: table.id })} aria-label={say('web.table.open', { title })}>
          {say('web.crop.whole')}
        </a>
      </figcaption>
    </figure>
  );
});

/** The faces that lead to a row, where one die does. */
function RowFaces({ lookups, row, sides }: Pick<LitCropProps, 'lookups' | 'sides'> & { readonly row: string }) {
  const faces = lookups.flatMap((each) => (each.row === row ? (each.faces ?? []) : []));
  if (sides === undefined || faces.length === 0) return null;
  return (
    <span className="row-faces">
      {[...new Set(faces)].map((face) => (
        <span key={face} role="img" aria-label={String(face)}>
          <DieFace sides={sides} face={face} />
        </span>
      ))}
    </span>
  );
}

interface CropCellProps {
  readonly procedure: Procedure;
  readonly table: Grid;
  readonly row: string;
  readonly column: string;
  readonly lit: boolean;
  readonly crossed: boolean;
}

function CropCell({ procedure, table, row, column, lit, crossed }: CropCellProps) {
  const { say } = useSpeaker();
  const cell = table.cells[table.rows.labels.indexOf(row)]?.[table.columns.labels.indexOf(column)] ?? '';
  const text = spelledOut(table, cell, say) ?? cell;
  const mark = markOf(table, row, column, cell);
  const look = [lit && 'lit-cell', crossed && 'crossed'].filter(Boolean).join(' ');
  return (
    <td className={look || undefined} data-tint={tintOf(procedure, cell) ?? 'plain'}>
      {mark ? <MarkedCell table={table.id} row={row} column={column} text={text} mark={mark} /> : text}
    </td>
  );
}
