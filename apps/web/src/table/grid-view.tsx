/** A printed grid as the page shows it, with marked cells and lit ones. */
import { labelWords, spelledOut } from '@grognard/games/words';
import type { Game, Grid } from '@grognard/kernel';
import { useSpeaker } from '../app/use-speaker.ts';
import { MarkedCell, SetMark } from './marked-cell.tsx';
import { markOf } from './marks.ts';
import { ScrollArea } from './scroll-area.tsx';

export interface Lit {
  readonly row: string;
  readonly column: string;
}

interface GridViewProps {
  readonly game: Game;
  readonly table: Grid;
  readonly caption?: string;
  readonly lit?: readonly Lit[];
  /** The cells of interest to a search. */
  readonly found?: (cell: string) => boolean;
  readonly fill?: (row: string, column: string) => void;
  /** The rows to show where not all are, in their order. */
  readonly rows?: readonly string[];
  /** Paper has no bubbles: marks are only set. */
  readonly onPaper?: boolean;
}

export function GridView({
  game,
  table,
  caption,
  lit = [],
  found,
  fill,
  rows = table.rows.labels,
  onPaper = false,
}: GridViewProps) {
  const { say, locale } = useSpeaker(game);
  const [rowsLit, columnsLit] = [new Set(lit.map(({ row }) => row)), new Set(lit.map(({ column }) => column))];
  const isLit = (row: string, column: string): boolean =>
    lit.some((each) => each.row === row && each.column === column);
  return (
    <ScrollArea label={caption ?? table.title[locale]}>
      <table className="grid">
        {caption !== undefined && <caption>{caption}</caption>}
        <thead>
          <tr>
            <td className="corner">
              <span>{table.columnsAre[locale]}</span>
              <span>{table.rowsAre[locale]}</span>
            </td>
            {table.columns.labels.map((column) => (
              <th key={column} scope="col" className={columnsLit.has(column) ? 'lit' : undefined}>
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
                className={[rowsLit.has(row) && 'lit', gap && 'gap'].filter(Boolean).join(' ') || undefined}
              >
                <th scope="row">{labelWords(say, table.rowWords, row)}</th>
                {table.columns.labels.map((column, c) => (
                  <GridCell
                    key={column}
                    table={table}
                    row={row}
                    column={column}
                    cell={table.cells[r]?.[c] ?? ''}
                    look={[
                      columnsLit.has(column) && 'lit-column',
                      isLit(row, column) && 'lit-cell',
                      found?.(table.cells[r]?.[c] ?? '') && 'found',
                    ]}
                    fill={fill}
                    onPaper={onPaper}
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

interface GridCellProps extends Lit {
  readonly table: Grid;
  readonly cell: string;
  readonly look: readonly (string | false | undefined)[];
  readonly fill: GridViewProps['fill'] | undefined;
  readonly onPaper: boolean;
}

function GridCell({ table, row, column, cell, look, fill, onPaper }: GridCellProps) {
  const { locale } = useSpeaker();
  const mark = markOf(table, row, column, cell);
  const spelled = spelledOut(table, cell, locale);
  const meaning = spelled === undefined ? table.meanings?.[cell]?.[locale] : undefined;
  const text = spelled ?? cell;
  return (
    <td className={look.filter(Boolean).join(' ') || undefined} title={mark ? undefined : meaning}>
      {mark && onPaper && <SetMark text={text} mark={mark} />}
      {mark && !onPaper && (
        <MarkedCell
          table={table.id}
          row={row}
          column={column}
          text={text}
          mark={mark}
          press={fill && (() => fill(row, column))}
        />
      )}
      {!mark && text}
    </td>
  );
}
