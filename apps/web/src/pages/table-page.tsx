/** One printed table, whole: read by row and column, searched, marked, and open to the player's own cells. */
import { type Game, type Grid, type List, LOST } from '@grognard/kernel';
import { useMemo, useState } from 'react';
import { Lost } from '../app/lost.tsx';
import { PageTitle } from '../app/page-title.tsx';
import { hrefOf } from '../app/route.ts';
import { useSpeaker } from '../app/use-speaker.ts';
import { tintOf } from '../odds/tint.ts';
import { folded } from '../search/folded.ts';
import { GridView } from '../table/grid-view.tsx';
import { ListView } from '../table/list-view.tsx';
import { TableNotes } from '../table/notes.tsx';
import { outcomesIn } from '../table/outcomes-in.ts';
import { isGrid, useOverlay, withOwn } from '../table/own.ts';
import { OwnList } from '../table/own-list.tsx';
import { type Place, Reading } from '../table/reading.tsx';

export function TablePage({ game, id }: { readonly game: Game; readonly id: string }) {
  const { say } = useSpeaker(game);
  const overlay = useOverlay(game);
  const [wanted, setWanted] = useState('');
  const printed = Object.hasOwn(game.tables, id) ? (game.tables[id] as Grid | List | undefined) : undefined;
  if (!printed) {
    return (
      <Lost>
        <p>{say('refusal.unknownTable', { received: id, options: Object.keys(game.tables) })}</p>
      </Lost>
    );
  }
  const table = isGrid(printed) ? withOwn(printed, overlay) : printed;
  const needle = folded(wanted.trim());
  const found = needle === '' ? undefined : (cell: string): boolean => folded(cell).includes(needle);
  return (
    <div className="page wide table-page">
      <PageTitle
        title={say.read(table.title)}
        up={{ href: hrefOf({ at: 'game', game: game.id }), label: say.read(game.titles) }}
      />
      {isLong(table) && <Finder wanted={wanted} want={setWanted} />}
      {isGrid(table) ? (
        <GridTable game={game} table={table} found={found} />
      ) : (
        <ListView game={game} table={table} {...(found && { found })} />
      )}
      <TableNotes game={game} table={table} heading="h2" />
      {isGrid(table) && table.own.length > 0 && <OwnList game={game} table={table} />}
    </div>
  );
}

const LONG = 60;

/** A short table is seen at a glance. */
const isLong = (table: Grid | List): boolean =>
  isGrid(table)
    ? table.rows.labels.length * table.columns.labels.length > LONG
    : Object.keys(table.rows).length * Object.keys(table.columns).length > LONG;

function Finder({ wanted, want }: { readonly wanted: string; readonly want: (text: string) => void }) {
  const { say } = useSpeaker();
  return (
    <input
      type="search"
      className="table-search"
      aria-label={say('web.table.search')}
      placeholder={say('web.table.search')}
      value={wanted}
      onChange={({ target }) => want(target.value)}
    />
  );
}

interface GridTableProps {
  readonly game: Game;
  readonly table: Grid;
  readonly found: ((cell: string) => boolean) | undefined;
}

/** More marks than this help nobody: they are counted, and shown when asked for. */
const MOST_MARKED = 12;

function GridTable({ game, table, found }: GridTableProps) {
  const { say } = useSpeaker(game);
  const [place, setPlace] = useState<Partial<Place>>({});
  const [marked, setMarked] = useState(table.repairs.length <= MOST_MARKED);
  const lost = table.cells.flat().filter((cell) => cell === LOST).length;
  const procedure = useMemo(() => outcomesIn(game, table), [game, table]);
  return (
    <div className="read-table">
      {table.repairs.length > MOST_MARKED && (
        <p className="marks-told">
          {say('web.table.repairedCount', { count: table.repairs.length })}
          <button type="button" className="small" aria-pressed={marked} onClick={() => setMarked(!marked)}>
            {say(marked ? 'web.table.hideMarks' : 'web.table.showMarks')}
          </button>
        </p>
      )}
      <GridView
        game={game}
        table={table}
        {...(procedure && { tint: (cell: string) => tintOf(procedure, cell) })}
        marked={{ repaired: marked, lost: lost <= MOST_MARKED }}
        place={place}
        pick={setPlace}
        {...(found && { found })}
      />
      <Reading game={game} table={table} place={place} setPlace={setPlace} procedure={procedure} />
    </div>
  );
}
