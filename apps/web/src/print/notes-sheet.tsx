/** At the end of the sheet: why each marked cell reads as it does, and what the source lost. */
import type { Game, Grid, List } from '@grognard/kernel';
import { useSpeaker } from '../app/use-speaker.ts';
import { Lost, Origins, Repairs } from '../table/notes.tsx';

interface NotesSheetProps {
  readonly game: Game;
  readonly tables: readonly (Grid | List)[];
}

export function NotesSheet({ game, tables }: NotesSheetProps) {
  const { say } = useSpeaker(game);
  const noted = tables.filter(
    (table) => table.repairs.length + table.lost.length > 0 || (table.shape === 'grid' && table.legend !== undefined),
  );
  if (noted.length === 0) return null;
  return (
    <>
      <h2>{say('web.print.notes')}</h2>
      <div className="sheet-notes">
        {noted.map((table) => (
          <section key={table.id}>
            <h3>{say.read(table.title)}</h3>
            <Repairs game={game} table={table} />
            <Origins table={table} />
            <Lost table={table} />
          </section>
        ))}
      </div>
    </>
  );
}
