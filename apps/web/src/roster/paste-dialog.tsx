/** Rows pasted from a spreadsheet, with what was understood of them before anything is kept. */
import { refusalWords } from '@grognard/games/words';
import { type CounterKind, type Field, type Game, LOCALES } from '@grognard/kernel';
import { useId, useMemo, useState } from 'react';
import { Sheet } from '../app/sheet.tsx';
import { speakerIn } from '../app/speaker-in.ts';
import { useSpeaker } from '../app/use-speaker.ts';
import { ScrollArea } from '../table/scroll-area.tsx';
import { cellOf, type ReadRow, type ReadRows, readRows } from './rows.ts';
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
        <label htmlFor={id}>{say('roster.pasteHelp', { columns: columnsOf(kind, say) })}</label>
        <textarea id={id} rows={6} spellCheck={false} value={text} onChange={({ target }) => setText(target.value)} />
      </div>
      {read.rows.length > 0 && <Preview game={game} kind={kind} read={read} known={known} />}
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
  readonly read: ReadRows;
  readonly known: readonly string[];
}

function Preview({ game, kind, read: { fields, rows }, known }: PreviewProps) {
  const { say } = useSpeaker(game);
  const columns = fields.includes(kind.name) ? fields : [kind.name, ...fields];
  return (
    <ScrollArea label={say('roster.understood')}>
      <table className="grid list roster-preview">
        <caption>{say('roster.understood')}</caption>
        <thead>
          <tr>
            {columns.map((key) => (
              <th key={key} scope="col">
                {say(kind.fields[key]?.label ?? key)}
              </th>
            ))}
            <th scope="col">{say('roster.remarks')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.line} data-untaken={row.name === undefined || undefined}>
              {columns.map((key) => (
                <td key={key} className="words">
                  {cellOf(kind.fields[key] as Field, row.facts[key], say)}
                </td>
              ))}
              <td className="words">
                <Remarks game={game} row={row} known={known} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
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
    ...(row.facts === undefined || row.name !== undefined || row.unread.some(({ key }) => key === 'roster.twice')
      ? []
      : [say('roster.nameless')]),
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
