/** The tables that were read, or may be read, lit at row and column. */
import type { Game, Lookup, Overlay } from '@grognard/kernel';
import { hrefOf } from '../app/route.ts';
import { useSpeaker } from '../app/use-speaker.ts';
import { GridView } from './grid-view.tsx';
import { nearRows } from './near-rows.ts';
import { isGrid, withOwn } from './own.ts';

interface LitTableProps {
  readonly game: Game;
  readonly overlay: Overlay;
  readonly lookups: readonly Lookup[];
  readonly caption: string;
}

/** All look-ups of one table together. */
export function LitTable({ game, overlay, lookups, caption }: LitTableProps) {
  const { say, locale } = useSpeaker(game);
  const [first] = lookups;
  if (!first) return null;
  const table = game.tables[first.table];
  if (!isGrid(table)) return <p className="lookup">{caption}</p>;
  return (
    <div className="lit-table">
      <p className="lookup">
        <a
          href={hrefOf({ at: 'table', game: game.id, table: table.id })}
          aria-label={say('web.table.open', { title: table.title[locale] })}
        >
          {caption}
        </a>
      </p>
      <GridView
        game={game}
        table={withOwn(table, overlay)}
        lit={lookups}
        rows={nearRows(table.rows.labels, new Set(lookups.map(({ row }) => row)))}
      />
    </div>
  );
}
