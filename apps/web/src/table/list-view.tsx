/** A printed list: named rows, each with the same columns. */
import { cellWords, headWords, namesRows, rowWords } from '@grognard/games/words';
import type { Game, List } from '@grognard/kernel';
import { useSpeaker } from '../app/use-speaker.ts';
import { MarkedCell, SetMark } from './marked-cell.tsx';
import { markOf } from './marks.ts';
import { ScrollArea } from './scroll-area.tsx';

interface ListViewProps {
  readonly game: Game;
  readonly table: List;
  readonly caption?: string;
  readonly found?: (cell: string) => boolean;
  readonly onPaper?: boolean;
}

export function ListView({ game, table, caption, found, onPaper = false }: ListViewProps) {
  const { say } = useSpeaker(game);
  const columns = Object.keys(table.columns);
  const named = namesRows(table);
  return (
    <ScrollArea label={caption ?? say.read(table.title)}>
      <table className="grid list">
        {caption !== undefined && <caption>{caption}</caption>}
        <thead>
          <tr>
            {named && <td className="corner" />}
            {columns.map((column) => (
              <th key={column} scope="col">
                {headWords(table, column, say)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(table.rows).map(([id, row]) => (
            <tr key={id}>
              {named && <th scope="row">{rowWords(game, say, table, id)}</th>}
              {columns.map((column) => {
                const text = cellWords(game, say, table, column, row[column] ?? null);
                const mark = markOf(table, id, column, text);
                return (
                  <td
                    key={column}
                    className={[text.length > 12 ? 'words' : 'short', found?.(text) && 'found']
                      .filter(Boolean)
                      .join(' ')}
                  >
                    {!mark && text}
                    {mark && onPaper && <SetMark text={text} mark={mark} />}
                    {mark && !onPaper && (
                      <MarkedCell table={table.id} row={id} column={column} text={text} mark={mark} />
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
