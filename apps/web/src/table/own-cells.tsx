/** The player's own cells: laid over the table where the source lost them, or where his copy reads otherwise. */
import { cellPlace, labelWords, refusalWords } from '@grognard/games/words';
import { codes, type Game, type Grid, LOST, type Refusal } from '@grognard/kernel';
import { type FormEvent, useId, useState } from 'react';
import { announce } from '../app/announce.tsx';
import { useSpeaker } from '../app/use-speaker.ts';
import { layCell, liftCell } from './own.ts';

export interface Place {
  readonly row: string;
  readonly column: string;
}

export function OwnCells({
  game,
  table,
  place,
  setPlace,
}: {
  readonly game: Game;
  readonly table: Grid;
  readonly place: Place | undefined;
  readonly setPlace: (place: Place) => void;
}) {
  const { say } = useSpeaker(game);
  const id = useId();
  const [cell, setCell] = useState('');
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const { row, column } = place ?? firstLost(table);
  const lay = (event: FormEvent): void => {
    event.preventDefault();
    const faults = layCell(game, table, { row, column, cell: cell.trim() });
    setRefusals(faults);
    if (faults.length > 0) return;
    setCell('');
    announce(say('web.table.laid', { row, column }));
  };
  return (
    <section className="own-cells panel" aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`}>{say('web.table.own')}</h2>
      <p className="quiet">{say('web.table.ownHelp')}</p>
      <form onSubmit={lay}>
        <Axis
          label={table.rowsAre}
          value={row}
          labels={table.rows.labels}
          words={(each) => labelWords(say, table.rowWords, each)}
          change={(next) => setPlace({ row: next, column })}
        />
        <Axis
          label={table.columnsAre}
          value={column}
          labels={table.columns.labels}
          words={(each) => labelWords(say, table.columnWords, each)}
          change={(next) => setPlace({ row, column: next })}
        />
        <div className="field text">
          <label htmlFor={`${id}cell`}>{say('web.table.reads')}</label>
          <input
            id={`${id}cell`}
            value={cell}
            autoComplete="off"
            onChange={({ target }) => setCell(target.value)}
            aria-describedby={refusals.length > 0 ? `${id}faults` : `${id}would`}
            {...(refusals.length > 0 && { 'aria-invalid': true })}
          />
          <p className="help" id={`${id}would`}>
            {say('web.table.would', {
              would: codes.codesWords(codes.codesAt(table.codes, row, column), table.meanings),
            })}
          </p>
        </div>
        <button type="submit" disabled={cell.trim() === ''}>
          {say('web.table.lay')}
        </button>
      </form>
      {refusals.length > 0 && (
        <ul className="faults" id={`${id}faults`}>
          {refusals.map((refusal) => (
            <li key={refusal.code} className="fault">
              {refusalWords(game, say, { ...refusal, at: '' })}
            </li>
          ))}
        </ul>
      )}
      {table.own.length > 0 && (
        <ul className="own-list">
          {table.own.map((own) => (
            <li key={`${own.row}/${own.column}`}>
              {say('web.table.at', cellPlace(game, say, table, own.row, own.column))} <strong>{own.cell}</strong>
              <button type="button" className="remove" onClick={() => liftCell(game, table, own)}>
                {say('web.table.lift')}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const firstLost = (table: Grid): Place => {
  const row = table.rows.labels.find((label) =>
    table.columns.labels.some((column) => table.cell(label, column) === LOST),
  );
  const column = row && table.columns.labels.find((label) => table.cell(row, label) === LOST);
  return { row: row ?? table.rows.labels[0] ?? '', column: column ?? table.columns.labels[0] ?? '' };
};

function Axis({
  label,
  value,
  labels,
  words,
  change,
}: {
  readonly label: Grid['rowsAre'];
  readonly value: string;
  readonly labels: readonly string[];
  readonly words: (label: string) => string;
  readonly change: (value: string) => void;
}) {
  const { locale } = useSpeaker();
  const id = useId();
  return (
    <div className="field picker">
      <label htmlFor={id}>{label[locale]}</label>
      <select id={id} value={value} onChange={({ target }) => change(target.value)}>
        {labels.map((each) => (
          <option key={each} value={each}>
            {words(each)}
          </option>
        ))}
      </select>
    </div>
  );
}
