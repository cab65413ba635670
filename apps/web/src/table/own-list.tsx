/** The player's own cells of a table, each of which can be taken away again. */
import { cellPlace } from '@grognard/games/words';
import type { Game, Grid } from '@grognard/kernel';
import { useSpeaker } from '../app/use-speaker.ts';
import { liftCell } from './own.ts';

export function OwnList({ game, table }: { readonly game: Game; readonly table: Grid }) {
  const { say } = useSpeaker(game);
  return (
    <section className="own-cells">
      <h2>{say('web.table.own')}</h2>
      <p className="quiet">{say('web.table.ownHelp')}</p>
      <ul className="own-list">
        {table.own.map((own) => (
          <li key={`${own.row}/${own.column}`}>
            {say('web.table.at', cellPlace(game, say, table, own.row, own.column))}{' '}
            <strong>{table.shown?.(own.cell) ?? own.cell}</strong>
            <button type="button" className="small" onClick={() => liftCell(game, table, own)}>
              {say('web.table.lift')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
