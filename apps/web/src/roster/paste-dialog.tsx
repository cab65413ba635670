/** Rows pasted from a spreadsheet, with what was understood of them before anything is kept. */
import { refusalWords } from '@grognard/games/words';
import { type CounterKind, type Game, LOCALES } from '@grognard/kernel';
import { useId, useMemo, useState } from 'react';
import { Sheet } from '../app/sheet.tsx';
import { speakerIn } from '../app/speaker-in.ts';
import { useSpeaker } from '../app/use-speaker.ts';
import { CounterSymbols } from '../form/counter-drawing.tsx';
import { RosterLine } from './roster-line.tsx';
import { type ReadRow, readRows } from './rows.ts';
import { enterCounters } from './shelf.ts';

interface PasteDialogProps {
  readonly game: Game;
  readonly kind: CounterKind;
  /** Names that are in the roster already: what is pasted is laid over them. */
  readonly known: readonly string[];
  readonly close: () => void;
}

export function PasteDialog({ game, kind, known, close }: PasteDialogProps) {
  const { say } = useSpeaker(game);
  const id = useId();
  const [text, setText] = useState('');
  const read = useMemo(
    () =>
      readRows(
        kind,
        text,
        LOCALES.map((locale) => speakerIn(locale, game)),
      ),
    [game, kind, text],
  );
  const taken = read.rows.filter(({ name }) => name !== undefined);
  const keep = async (): Promise<void> => {
    await enterCounters(
      game.id,
      kind,
      taken.map(({ facts }) => facts),
    );
    close();
  };
  return (
    <Sheet title={say('roster.paste')} close={close}>
      <div className="field">
        <label htmlFor={id}>{say('roster.rows')}</label>
        <p className="help" id={`${id}-help`}>
          {say('roster.pasteHelp', { columns: columnsOf(kind, say) })}
        </p>
        <textarea
          aria-describedby={`${id}-help`}
          id={id}
          rows={6}
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      {read.rows.length > 0 && <Preview game={game} kind={kind} rows={read.rows} known={known} />}
      <button type="button" className="primary" disabled={taken.length === 0} onClick={() => void keep()}>
        {say('roster.take', { count: taken.length })}
      </button>
    </Sheet>
  );
}

const columnsOf = ({ fields }: CounterKind, say: (key: string) => string): string =>
  Object.values(fields)
    .filter(({ kind }) => kind !== 'list' && kind !== 'record')
    .map(({ label }) => say(label))
    .join(', ');

interface PreviewProps {
  readonly game: Game;
  readonly kind: CounterKind;
  readonly rows: readonly ReadRow[];
  readonly known: readonly string[];
}

/** Each row as the counter it will be. */
function Preview({ game, kind, rows, known }: PreviewProps) {
  const { say } = useSpeaker(game);
  return (
    <>
      <h3>{say('roster.understood')}</h3>
      <CounterSymbols />
      <ol className="sheet roster-lines roster-preview">
        {rows.map((row) => (
          <li key={row.line} className="roster-line" data-untaken={row.name === undefined || undefined}>
            <RosterLine game={game} kind={kind} counter={{ name: row.name ?? '—', facts: row.facts }} say={say} />
            <Remarks game={game} row={row} known={known} />
          </li>
        ))}
      </ol>
    </>
  );
}

function Remarks({
  game,
  row,
  known,
}: {
  readonly game: Game;
  readonly row: ReadRow;
  readonly known: readonly string[];
}) {
  const { say } = useSpeaker(game);
  const remarks = [
    ...row.unread.map((each) => say(each)),
    ...row.refused.map((refusal) => refusalWords(game, say, refusal)),
    ...(row.name !== undefined || row.unread.some(({ key }) => key === 'roster.twice') ? [] : [say('roster.nameless')]),
  ];
  return (
    <>
      {remarks.map((remark) => (
        <p key={remark} className="fault">
          {remark}
        </p>
      ))}
      {row.name !== undefined && known.includes(row.name) && <p className="quiet">{say('roster.laidOver')}</p>}
    </>
  );
}
