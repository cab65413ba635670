/** A result read without a chart: a row, a column, what stands there, and the player's own word on it. */
import { labelWords, outcomeWords, refusalWords, spelledOut } from '@grognard/games/words';
import { codes, type Game, type Grid, LOST, type Procedure, type Refusal } from '@grognard/kernel';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { announce } from '../app/announce.tsx';
import { useSpeaker } from '../app/use-speaker.ts';
import { outcomeLabel } from '../odds/outcome-label.ts';
import { tintOf } from '../odds/tint.ts';
import { markWords } from './marked-cell.tsx';
import { markOf } from './marks.ts';
import { layCell, liftCell } from './own.ts';

export interface Place {
  readonly row: string;
  readonly column: string;
}

interface ReadingProps {
  readonly game: Game;
  readonly table: Grid;
  /** Nothing until a row or a column is picked. */
  readonly place: Partial<Place>;
  readonly setPlace: (place: Partial<Place>) => void;
  /** The procedure whose outcomes the codes are, where there is one. */
  readonly procedure: Procedure | undefined;
}

export function Reading({ game, table, place, setPlace, procedure }: ReadingProps) {
  const { say } = useSpeaker(game);
  const { row, column } = place;
  return (
    <section className="sheet reading" aria-label={say('web.table.read')}>
      <Axis
        label={table.rowsAre}
        value={row}
        labels={table.rows.labels}
        words={(each) => labelWords(say, table.rowWords, each)}
        change={(next) => setPlace({ ...place, row: next })}
      />
      <Axis
        label={table.columnsAre}
        value={column}
        labels={table.columns.labels}
        words={(each) => labelWords(say, table.columnWords, each)}
        change={(next) => setPlace({ ...place, column: next })}
      />
      {row !== undefined && column !== undefined ? (
        <Cell key={`${row}/${column}`} game={game} table={table} row={row} column={column} procedure={procedure} />
      ) : (
        <p className="quiet">{say('web.table.pick')}</p>
      )}
    </section>
  );
}

interface CellProps extends Place {
  readonly game: Game;
  readonly table: Grid;
  readonly procedure: Procedure | undefined;
}

function Cell({ game, table, row, column, procedure }: CellProps) {
  const { say } = useSpeaker(game);
  const cell = table.cell(row, column);
  const mark = markOf(table, row, column, cell);
  const [changing, setChanging] = useState(mark?.kind === 'lost');
  const told = procedure && cell !== LOST ? outcomeLabel(cell, outcomeWords(say, procedure, cell)).meaning : undefined;
  const meaning = spelledOut(table, cell, say) === undefined ? (say.read(table.meanings?.[cell]) ?? told) : undefined;
  return (
    <>
      <p className="read-cell" data-tint={procedure && tintOf(procedure, cell)}>
        <output aria-label={say('web.table.reads')}>
          {cell === LOST ? '?' : (spelledOut(table, cell, say) ?? cell)}
        </output>
        {meaning && <span>{meaning}</span>}
      </p>
      {mark && <p className="read-mark">{markWords(say, mark)}</p>}
      {changing ? (
        <OwnCell game={game} table={table} row={row} column={column} done={() => setChanging(false)} />
      ) : (
        <p className="tools">
          <button type="button" className="small" onClick={() => setChanging(true)}>
            {say('web.table.setOwn')}
          </button>
          {mark?.kind === 'own' && (
            <button type="button" className="small" onClick={() => liftCell(game, table, { row, column, cell })}>
              {say('web.table.lift')}
            </button>
          )}
        </p>
      )}
    </>
  );
}

interface OwnCellProps extends Place {
  readonly game: Game;
  readonly table: Grid;
  readonly done: () => void;
}

/** So few codes are offered to be tapped; more are typed. */
const MOST_OFFERED = 16;

function OwnCell({ game, table, row, column, done }: OwnCellProps) {
  const { say } = useSpeaker(game);
  const id = useId();
  const entry = useRef<HTMLInputElement>(null);
  const [cell, setCell] = useState('');
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const would = codes.codesAt(table.codes, row, column);
  const offered = Array.isArray(would) && would.length <= MOST_OFFERED ? (would as readonly string[]) : [];
  useEffect(() => entry.current?.focus({ preventScroll: true }), []);
  const lay = (wanted: string): void => {
    const faults = layCell(game, table, { row, column, cell: wanted });
    setRefusals(faults);
    if (faults.length > 0) return;
    announce(say('web.table.laid', { row, column }));
    done();
  };
  return (
    <form
      className="own-cell"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        lay(cell.trim());
      }}
    >
      {offered.length > 0 && (
        <p className="chips">
          {offered.map((each) => (
            <button key={each} type="button" className="chip" onClick={() => lay(each)}>
              <span>{table.shown?.(each) ?? each}</span>
            </button>
          ))}
        </p>
      )}
      <div className="field text">
        <label htmlFor={id}>{say('web.table.ownReads')}</label>
        <input
          ref={entry}
          id={id}
          value={cell}
          autoComplete="off"
          onChange={({ target }) => setCell(target.value)}
          aria-describedby={refusals.length > 0 ? `${id}faults` : `${id}would`}
          {...(refusals.length > 0 && { 'aria-invalid': true })}
        />
        <p className="help" id={`${id}would`}>
          {say('web.table.would', { would: codes.codesWords(would, table.meanings) })}
        </p>
      </div>
      <button type="submit" disabled={cell.trim() === ''}>
        {say('web.table.lay')}
      </button>
      {refusals.length > 0 && (
        <ul className="faults" id={`${id}faults`} role="alert">
          {refusals.map((refusal) => (
            <li key={refusal.code} className="fault">
              {refusalWords(game, say, { ...refusal, at: '' })}
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}

interface AxisProps {
  readonly label: Grid['rowsAre'];
  readonly value: string | undefined;
  readonly labels: readonly string[];
  readonly words: (label: string) => string;
  readonly change: (value: string) => void;
}

function Axis({ label, value, labels, words, change }: AxisProps) {
  const { say } = useSpeaker();
  const id = useId();
  return (
    <div className="field picker">
      <label htmlFor={id}>{say.read(label)}</label>
      <select id={id} value={value ?? ''} onChange={({ target }) => change(target.value)}>
        {value === undefined && <option value="" disabled hidden />}
        {labels.map((each) => (
          <option key={each} value={each}>
            {words(each)}
          </option>
        ))}
      </select>
    </div>
  );
}
