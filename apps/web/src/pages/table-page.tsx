/** One printed table, whole: searchable, marked, and open to the player's own cells. */
import type { Game, Grid, List } from '@grognard/kernel';
import { useId, useState } from 'react';
import { Lost } from '../app/lost.tsx';
import { PageTitle } from '../app/page-title.tsx';
import { hrefOf } from '../app/route.ts';
import { useSpeaker } from '../app/use-speaker.ts';
import { folded } from '../search/folded.ts';
import { GridView } from '../table/grid-view.tsx';
import { ListView } from '../table/list-view.tsx';
import { TableNotes } from '../table/notes.tsx';
import { isGrid, useOverlay, withOwn } from '../table/own.ts';
import { OwnCells, type Place } from '../table/own-cells.tsx';

export function TablePage({ game, id }: { readonly game: Game; readonly id: string }) {
  const { say, locale } = useSpeaker(game);
  const overlay = useOverlay(game);
  const [wanted, setWanted] = useState('');
  const [place, setPlace] = useState<Place>();
  const search = useId();
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
        title={table.title[locale]}
        up={{ href: hrefOf({ at: 'game', game: game.id }), label: game.titles[locale] }}
      />
      <div className="field text table-search">
        <label htmlFor={search}>{say('web.table.search')}</label>
        <input id={search} type="search" value={wanted} onChange={({ target }) => setWanted(target.value)} />
      </div>
      {isGrid(table) ? (
        <GridView
          game={game}
          table={table}
          fill={(row, column) => setPlace({ row, column })}
          {...(found && { found })}
        />
      ) : (
        <ListView game={game} table={table} {...(found && { found })} />
      )}
      <TableNotes game={game} table={table} heading="h2" />
      {isGrid(table) && <OwnCells game={game} table={table} place={place} setPlace={setPlace} />}
    </div>
  );
}
