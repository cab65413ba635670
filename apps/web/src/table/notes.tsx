/** Under a table: what is repaired and why, what is lost, where it all comes from. */
import type { Game, Grid, List } from '@grognard/kernel';
import { LOST } from '@grognard/kernel';
import { useVoice } from '../app/voice.ts';
import { markWords } from './marked-cell.tsx';
import { noteId } from './marks.ts';
import { listPlaceWords, placeWords } from './place-words.ts';

interface TableNotesProps {
  readonly game: Game;
  readonly table: Grid | List;
  /** The level under the heading of the table itself. */
  readonly heading: 'h2' | 'h4';
}

export function TableNotes({ game, table, heading: Heading }: TableNotesProps) {
  const { say, locale } = useVoice(game);
  const { document, heading, page, note } = table.provenance;
  const source = game.sources[document];
  const placed = ({ row, column }: { readonly row: string; readonly column: string }): string =>
    table.shape === 'grid' ? placeWords(say, table, row, column) : listPlaceWords(game, say, table, row, column);
  return (
    <div className="table-notes">
      {table.repairs.length > 0 && (
        <>
          <Heading>{say('web.table.repairs')}</Heading>
          <ul>
            {table.repairs.map((repair) => (
              <li key={`${repair.row}/${repair.column}`} id={noteId(table.id, repair.row, repair.column)}>
                <strong>{placed(repair)}</strong> {markWords(say, locale, { kind: 'repaired', repair })}
              </li>
            ))}
          </ul>
        </>
      )}
      {table.shape === 'grid' && <GridNotes table={table} />}
      {table.lost.length > 0 && (
        <>
          <Heading>{say('web.table.lost')}</Heading>
          <ul>
            {table.lost.map(({ what, where }) => (
              <li key={where}>
                <strong>{where}</strong> {what[locale]}
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="cite source">
        {say('web.table.source', {
          title: source?.title[locale] ?? document,
          edition: source?.edition ?? '',
          holder: source?.holder ?? '',
          heading,
        })}
        {page !== undefined && say('web.table.page', { page })}
        {note && ` ${note[locale]}`}
      </p>
    </div>
  );
}

function GridNotes({ table }: { readonly table: Grid }) {
  const { say, locale } = useVoice();
  const meanings = Object.entries(table.meanings ?? {});
  const missing = table.rows.labels.flatMap((row) =>
    table.columns.labels.filter((column) => table.cell(row, column) === LOST).map((column) => ({ row, column })),
  );
  return (
    <>
      {meanings.length > 0 && (
        <dl className="meanings">
          {meanings.map(([code, meaning]) => (
            <div key={code}>
              <dt>{code}</dt>
              <dd>{meaning[locale]}</dd>
            </div>
          ))}
        </dl>
      )}
      {table.legend && table.origins && (
        <dl className="meanings">
          {Object.entries(table.legend).map(([mark, meaning]) => (
            <div key={mark}>
              <dt>{mark}</dt>
              <dd>
                {say('web.table.origin', {
                  meaning: meaning[locale],
                  count: table.origins?.flat().filter((each) => each === mark).length ?? 0,
                })}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {table.own.map(({ row, column }) => (
        <p key={`${row}/${column}`} id={noteId(table.id, row, column)} className="unseen">
          {say('web.table.ownCell')}
        </p>
      ))}
      {missing.map(({ row, column }) => (
        <p key={`${row}/${column}`} id={noteId(table.id, row, column)} className="unseen">
          {say('web.table.lostCell')}
        </p>
      ))}
    </>
  );
}
