/** Counters of a force: a line each, opened for what else may be said of it. */
import type { Field, Say } from '@grognard/kernel';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { late } from '../app/late.tsx';
import { useForm } from './context.ts';
import { CounterLine, LineFaults } from './counter-line.tsx';
import { anotherRow, type Draft, type DraftRecord, fresh, isRecord, type Taken } from './draft.ts';
import { faceFields, useForce } from './face.ts';
import { FaultList } from './fault-list.tsx';
import type { FieldProps } from './integer-field.tsx';
import { RecordFields } from './record-fields.tsx';
import { useSteady } from './steady.ts';
import { useRecord } from './use-record.ts';

/** Fetched with the first list that can be filled from it. */
const RosterPicker = late(async () => (await import('../roster/roster-picker.tsx')).RosterPicker);

type RecordOf = Extract<Field, { kind: 'record' }>;

export function CounterList({ field, value, path, change }: FieldProps<'list'>) {
  const { game, say, taken, campaign } = useForm();
  const { move, side } = useForce();
  const list = useRef<HTMLUListElement>(null);
  const [added, setAdded] = useState(0);
  const rows: readonly Draft[] = Array.isArray(value) ? value : [];
  const label = say(field.label);
  const put = useSteady<number>((index, row) => change(rows.with(index, row)));
  // A list that may be left out is left out when its last row goes.
  const remove = useSteady<number>((index) =>
    change(field.optional && rows.length === 1 ? undefined : rows.toSpliced(index, 1)),
  );
  const moveOut = useSteady<number>((index) => move?.(path, index));
  useEffect(() => {
    // A new counter is there to be typed in: its first number waits for the keys.
    const row = added > 0 ? list.current?.querySelector('li:last-child') : undefined;
    (row?.querySelector<HTMLElement>('.numbers input') ?? row?.querySelector<HTMLElement>('input'))?.focus();
  }, [added]);
  const add = (): void => {
    change([...rows, anotherRow(field.of, rows, say, taken())]);
    setAdded(added + 1);
  };
  if (field.of.kind !== 'record') return null;
  return (
    <fieldset className="counters" aria-label={label}>
      {rows.length > 0 && <Legend field={field.of} label={side === undefined ? label : ''} />}
      <ul ref={list}>
        {rows.map((row, index) => {
          const at = `${path}[${index}]`;
          return (
            <CounterRow
              key={at}
              field={field.of as RecordOf}
              value={row}
              path={at}
              list={path}
              change={put(index)}
              remove={remove(index)}
              moveOut={moveOut(index)}
            />
          );
        })}
      </ul>
      <div className="counter-add">
        <button
          type="button"
          className="small add"
          disabled={rows.length >= field.max}
          aria-label={say('web.form.add', { label })}
          onClick={add}
        >
          + {rows.length > 0 ? say('web.form.counter') : label}
        </button>
        {rows.length < field.max && (
          <RosterPicker
            game={game}
            field={field.of}
            {...(campaign && { campaign })}
            taken={[...taken()]}
            pick={(row) => change(withPicked(field.of, rows, row, say, taken()))}
          />
        )}
      </div>
      <FaultList path={path} />
    </fieldset>
  );
}

/** Which number is which, once for all lines. */
export function Legend({ field, label = '' }: { readonly field: RecordOf; readonly label?: string }) {
  const { say } = useForm();
  const { printed } = faceFields(field);
  if (printed.length === 0 && label === '') return null;
  return (
    <p className="legend" aria-hidden="true">
      <span>{label}</span>
      <span>{printed.map((name) => say(field.fields[name]?.label ?? '')).join(' - ')}</span>
    </p>
  );
}

interface CounterRowProps {
  readonly field: RecordOf;
  readonly value: Draft;
  readonly path: string;
  readonly list: string;
  readonly change: (value: Draft) => void;
  readonly remove: (event: unknown) => void;
  readonly moveOut: (event: unknown) => void;
}

const CounterRow = memo(function CounterRow({ field, value, path, list, change, remove, moveOut }: CounterRowProps) {
  const { say, faults } = useForm();
  const { moveWords } = useForce();
  const [open, setOpen] = useState(false);
  const record = useRecord(field, value, path, change);
  const omit = useInLine(field);
  const inside = Object.keys(field.fields).some((name) => !omit.has(name) && faults.within(record.at(name)));
  const isOpen = open || inside;
  const who = String(record.shown(faceFields(field).name) ?? '');
  const elsewhere = moveWords?.(list);
  return (
    <li className="counter-row" data-open={isOpen || undefined}>
      <CounterLine record={record} tags={!isOpen}>
        <button
          type="button"
          className="unfold"
          aria-expanded={isOpen}
          aria-label={say('web.form.moreOf', { who })}
          onClick={() => setOpen(!open)}
        />
      </CounterLine>
      <LineFaults record={record} />
      {isOpen && (
        <div className="counter-body">
          <RecordFields field={field} value={value} path={path} change={change} omit={omit} />
          <div className="counter-tools">
            {elsewhere !== undefined && (
              <button type="button" className="small quiet" onClick={moveOut}>
                ⇄ {elsewhere}
              </button>
            )}
            <button
              type="button"
              className="small quiet"
              aria-label={say('web.form.remove', { label: who })}
              onClick={remove}
            >
              × {say('web.form.removeShort')}
            </button>
          </div>
        </div>
      )}
    </li>
  );
});

/** The counter takes the place of one that nobody has touched yet, or stands after the others. */
function withPicked(field: Field, rows: readonly Draft[], row: DraftRecord, say: Say, taken: Taken): readonly Draft[] {
  const made = { ...(anotherRow(field, rows, say, taken) as DraftRecord), ...row };
  const blank = rows.findIndex((each) => isRecord(each) && isUntouched(field, each, say));
  return blank < 0 ? [...rows, made] : rows.with(blank, made);
}

/** As it was when it came: only its name and what it took from the row before may be there. */
function isUntouched(field: Field, row: DraftRecord, say: Say): boolean {
  const usual = fresh(field, say) as DraftRecord;
  return (
    field.kind === 'record' &&
    Object.entries(field.fields).every(
      ([name, inner]) => inner.kind === 'text' || inner.kind === 'oneOf' || row[name] === usual[name],
    )
  );
}

/** What stands in the line is not asked again under it. */
export function useInLine(field: RecordOf): ReadonlySet<string> {
  return useMemo(() => {
    const { name, nation, kind, printed } = faceFields(field);
    return new Set([name, nation, kind, ...printed].filter((each) => each !== undefined));
  }, [field]);
}
