/** A printed grid as the page shows it: cells tinted by what they do, marked where they need explaining, lit where they are read. */
import { labelWords, spelledOut } from '@grognard/games/words';
import type { Game, Grid } from '@grognard/kernel';
import { useSpeaker } from '../app/use-speaker.ts';
import type { Tint } from '../odds/tint.ts';
import { MarkedCell, SetMark } from './marked-cell.tsx';
import { markOf } from './marks.ts';
import type { Place } from './reading.tsx';
import { ScrollArea } from './scroll-area.tsx';

interface GridViewProps {
  readonly game: Game;
  readonly table: Grid;
  readonly caption?: string;
  /** The cells of interest to a search. */
  readonly found?: (cell: string) => boolean;
  /** The row and the column that are being read. */
  readonly place?: Partial<Place>;
  /** Reads a cell, a row or a column: a tap in the table does what the menus beside it do. */
  readonly pick?: (place: Partial<Place>) => void;
  readonly tint?: (cell: string) => Tint | undefined;
  /** Whether repairs and losses stand out; otherwise they are told when their cell is read. */
  readonly marked?: { readonly repaired: boolean; readonly lost: boolean };
  /** The rows to show where not all are, in their order. */
  readonly rows?: readonly string[];
  /** Paper has no bubbles: marks are only set. */
  readonly onPaper?: boolean;
}

export function GridView(props: GridViewProps) {
  const { game, table, caption, place = {}, pick, rows = table.rows.labels } = props;
  const { say } = useSpeaker(game);
  return (
    <ScrollArea label={caption ?? say.read(table.title)}>
      <table className="grid">
        {caption !== undefined && <caption>{caption}</caption>}
        <thead>
          <tr>
            <td className="corner">
              <span>{say.read(table.columnsAre)}</span>
              <span>{say.read(table.rowsAre)}</span>
            </td>
            {table.columns.labels.map((column) => (
              <th
                key={column}
                scope="col"
                className={place.column === column ? 'lit' : undefined}
                {...(pick && { onClick: () => pick({ ...place, column }) })}
              >
                {labelWords(say, table.columnWords, column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const r = table.rows.labels.indexOf(row);
            const gap = r !== table.rows.labels.indexOf(rows[index - 1] ?? '') + 1;
            return (
              <tr
                key={row}
                className={[place.row === row && 'lit', gap && 'gap'].filter(Boolean).join(' ') || undefined}
              >
                <th scope="row" {...(pick && { onClick: () => pick({ ...place, row }) })}>
                  {labelWords(say, table.rowWords, row)}
                </th>
                {table.columns.labels.map((column, c) => (
                  <GridCell
                    key={column}
                    {...props}
                    row={row}
                    column={column}
                    cell={table.cells[r]?.[c] ?? ''}
                    inColumn={place.column === column}
                  />
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollArea>
  );
}

const ALL = { repaired: true, lost: true };

interface GridCellProps extends GridViewProps, Place {
  readonly cell: string;
  readonly inColumn: boolean;
}

function GridCell(props: GridCellProps) {
  const { table, row, column, cell, inColumn, place, pick, tint, found, marked = ALL, onPaper = false } = props;
  const { say } = useSpeaker();
  const mark = markOf(table, row, column, cell);
  const shown = mark && mark.kind !== 'own' && !marked[mark.kind] ? undefined : mark;
  const spelled = spelledOut(table, cell, say);
  const meaning = spelled === undefined ? say.read(table.meanings?.[cell]) : undefined;
  const text = spelled ?? cell;
  const isRead = place?.row === row && place.column === column;
  const look = [
    inColumn && 'lit-column',
    isRead && 'lit-cell',
    found?.(cell) && 'found',
    pick && 'readable',
    mark?.kind === 'lost' && 'lost',
  ];
  return (
    <td
      className={look.filter(Boolean).join(' ') || undefined}
      title={shown ? undefined : meaning}
      data-tint={tint?.(cell)}
      {...(pick && { onClick: () => pick({ row, column }) })}
    >
      {shown && onPaper && <SetMark text={text} mark={shown} />}
      {shown && !onPaper && <MarkedCell table={table.id} row={row} column={column} text={text} mark={shown} />}
      {!shown && text}
    </td>
  );
}
