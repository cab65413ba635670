/** Under a table: what is repaired and why, what is lost, where it all comes from. */
import { cellPlace, spelledOut } from '@grognard/games/words';
import type { Game, Grid, List } from '@grognard/kernel';
import type { ReactNode } from 'react';
import { useSpeaker } from '../app/use-speaker.ts';
import { markWords } from './marked-cell.tsx';
import { noteId, sharedNoteId } from './marks.ts';

interface TableNotesProps {
  readonly game: Game;
  readonly table: Grid | List;
  /** The level under the heading of the table itself. */
  readonly heading: 'h2' | 'h4';
}

export function TableNotes({ game, table, heading: Heading }: TableNotesProps) {
  const { say } = useSpeaker(game);
  const { document, heading, page, note } = table.provenance;
  const source = game.sources[document];
  return (
    <div className="table-notes">
      {table.repairs.length > 0 && (
        <Folded many={table.repairs.length} heading={<Heading>{say('web.table.repairs')}</Heading>}>
          <Repairs game={game} table={table} />
        </Folded>
      )}
      <Meanings table={table} />
      <Origins table={table} />
      {table.shape === 'grid' && <Explanations table={table} />}
      {table.lost.length > 0 && <Heading>{say('web.table.lost')}</Heading>}
      <Lost table={table} />
      <p className="cite source">
        {say('web.table.source', {
          title: say.read(source?.title) ?? document,
          edition: say.read(source?.edition) ?? '',
          holder: say.read(source?.holder) ?? '',
          heading,
        })}
        {page !== undefined && say('web.table.page', { page })}
        {note && ` ${say.read(note)}`}
      </p>
    </div>
  );
}

/** A long list stands folded under its heading. */
const MOST_UNFOLDED = 12;

function Folded({
  many,
  heading,
  children,
}: {
  readonly many: number;
  readonly heading: ReactNode;
  readonly children: ReactNode;
}) {
  if (many <= MOST_UNFOLDED) {
    return (
      <>
        {heading}
        {children}
      </>
    );
  }
  return (
    <details>
      <summary>
        {heading} <span className="quiet">{many}</span>
      </summary>
      {children}
    </details>
  );
}

interface PartProps {
  readonly table: Grid | List;
}

export function Repairs({ game, table }: PartProps & { readonly game: Game }) {
  const { say } = useSpeaker(game);
  if (table.repairs.length === 0) return null;
  const placed = ({ row, column }: { readonly row: string; readonly column: string }): string =>
    say('web.table.at', cellPlace(game, say, table, row, column));
  return (
    <ul>
      {table.repairs.map((repair) => (
        <li key={`${repair.row}/${repair.column}`} id={noteId(table.id, repair.row, repair.column)}>
          <strong>{placed(repair)}</strong> {markWords(say, { kind: 'repaired', repair })}
        </li>
      ))}
    </ul>
  );
}

/** What the codes of a grid stand for. */
export function Meanings({ table }: PartProps) {
  const { say } = useSpeaker();
  const meanings =
    table.shape === 'grid'
      ? Object.entries(table.meanings ?? {}).filter(([code]) => spelledOut(table, code, say) === undefined)
      : [];
  if (meanings.length === 0) return null;
  return (
    <dl className="meanings">
      {meanings.map(([code, meaning]) => (
        <div key={code}>
          <dt>{code}</dt>
          <dd>{say.read(meaning)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Where the cells of a reconstructed grid come from, and how many from each. */
export function Origins({ table }: PartProps) {
  const { say } = useSpeaker();
  if (table.shape !== 'grid' || !table.legend || !table.origins) return null;
  const marks = table.origins.flat();
  return (
    <dl className="meanings">
      {Object.entries(table.legend).map(([mark, meaning]) => (
        <div key={mark}>
          <dt>{mark}</dt>
          <dd>
            {say('web.table.origin', {
              meaning: say.read(meaning),
              count: marks.filter((each) => each === mark).length,
            })}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function Lost({ table }: PartProps) {
  const { say } = useSpeaker();
  if (table.lost.length === 0) return null;
  return (
    <ul>
      {table.lost.map(({ what, where }) => (
        <li key={where}>
          <strong>{where}</strong> {say.read(what)}
        </li>
      ))}
    </ul>
  );
}

/** What a screen reader is told of own and lost cells. */
function Explanations({ table }: { readonly table: Grid }) {
  const { say } = useSpeaker();
  return (
    <>
      <p id={sharedNoteId(table.id, 'own')} hidden>
        {say('web.table.ownCell')}
      </p>
      <p id={sharedNoteId(table.id, 'lost')} hidden>
        {say('web.table.lostCell')}
      </p>
    </>
  );
}
