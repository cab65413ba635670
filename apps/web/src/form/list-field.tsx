/** Rows that are no counters, added and taken away: nations, shifts, spaces of a path. */
import type { Field } from '@grognard/kernel';
import { memo, useState } from 'react';
import { useForm } from './context.ts';
import { anotherRow, type Draft } from './draft.ts';
import { FaultList } from './fault-list.tsx';
import type { FieldProps } from './integer-field.tsx';
import { Help } from './label.tsx';
import { AnyField, RecordFields } from './record-fields.tsx';
import { rowSummary } from './row-summary.ts';
import { useSteady } from './steady.ts';

export function ListField({ field, value, path, change }: FieldProps<'list'>) {
  const { say, taken } = useForm();
  const [added, setAdded] = useState(-1);
  const rows: readonly Draft[] = Array.isArray(value) ? value : [];
  const label = say(field.label);
  const put = useSteady<number>((index, row) => change(rows.with(index, row)));
  // A list that may be left out is left out when its last row goes.
  const remove = useSteady<number>((index) =>
    change(field.optional && rows.length === 1 ? undefined : rows.toSpliced(index, 1)),
  );
  const add = (): void => {
    setAdded(rows.length);
    change([...rows, anotherRow(field.of, rows, say, taken())]);
  };
  return (
    <fieldset className="group list">
      <legend>
        {label} {rows.length > 0 && <span className="count">{rows.length}</span>}
      </legend>
      <Help field={field} />
      <div className="rows">
        {rows.map((row, index) => {
          const at = `${path}[${index}]`;
          const name = say('web.form.row', { label, number: index + 1 });
          const props = { value: row, path: at, name, change: put(index), remove: remove(index) };
          return field.of.kind === 'record' ? (
            <FoldedRow key={at} {...props} field={field.of} unfolded={index === added} />
          ) : (
            <PlainRow key={at} {...props} field={field.of} />
          );
        })}
        <button
          type="button"
          className="small add"
          disabled={rows.length >= field.max}
          aria-label={say('web.form.add', { label })}
          onClick={add}
        >
          + {say('web.form.addShort')}
        </button>
      </div>
      <FaultList path={path} />
    </fieldset>
  );
}

interface RowProps {
  readonly value: Draft;
  readonly path: string;
  readonly name: string;
  readonly change: (value: Draft) => void;
  readonly remove: (event: unknown) => void;
}

const FoldedRow = memo(function FoldedRow({
  field,
  value,
  path,
  name,
  unfolded,
  change,
  remove,
}: RowProps & { readonly field: Extract<Field, { kind: 'record' }>; readonly unfolded: boolean }) {
  const { say, faults } = useForm();
  const [open, setOpen] = useState(unfolded);
  const { title, facts } = rowSummary(say, field, value, name);
  return (
    <details
      className="row"
      open={open || faults.within(path)}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <strong>{title}</strong> <span className="row-facts">{facts}</span>
      </summary>
      <RecordFields field={field} value={value} path={path} change={change} />
      <FaultList path={path} />
      <button type="button" className="small remove" onClick={remove}>
        {say('web.form.remove', { label: name })}
      </button>
    </details>
  );
});

function PlainRow({ field, value, path, name, change, remove }: RowProps & { readonly field: Field }) {
  const { say } = useForm();
  return (
    <div className="row plain">
      <AnyField field={field} value={value} path={path} change={change} />
      <button
        type="button"
        className="small remove"
        aria-label={say('web.form.remove', { label: name })}
        onClick={remove}
      >
        ×
      </button>
    </div>
  );
}
