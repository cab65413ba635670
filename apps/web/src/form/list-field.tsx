/** Rows added, taken away and folded up: units, nations, shifts. */
import type { Field, Say } from '@grognard/kernel';
import { memo, useState } from 'react';
import { useForm } from './context.ts';
import { anotherRow, type Draft, isRecord, shownIn } from './draft.ts';
import { FaultList } from './fault-list.tsx';
import type { FieldProps } from './integer-field.tsx';
import { Help } from './label.tsx';
import { AnyField, RecordFields } from './record-fields.tsx';
import { useSteady } from './steady.ts';

/** Longer lists are folded, or the form outgrows the phone. */
const MOST_UNFOLDED = 2;

export function ListField({ field, value, path, change }: FieldProps<'list'>) {
  const { say } = useForm();
  const [added, setAdded] = useState(-1);
  const rows: readonly Draft[] = Array.isArray(value) ? value : [];
  const label = say(field.label);
  const put = useSteady<number>((index, row) => change(rows.with(index, row)));
  const remove = useSteady<number>((index) => change(without(index)));
  // A list that may be left out is left out when its last row goes.
  const without = (index: number): Draft =>
    field.optional && rows.length === 1 ? undefined : rows.toSpliced(index, 1);
  const add = (): void => {
    setAdded(rows.length);
    change([...rows, anotherRow(field.of, rows, say)]);
  };
  return (
    <fieldset className="field list">
      <legend>
        {label} <span className="count">{rows.length}</span>
      </legend>
      <Help field={field} />
      {rows.map((row, index) => {
        const at = `${path}[${index}]`;
        const name = say('web.form.row', { label, number: index + 1 });
        const props = {
          value: row,
          path: at,
          name,
          change: put(index),
          remove: remove(index),
        };
        return field.of.kind === 'record' ? (
          <FoldedRow key={at} {...props} field={field.of} unfolded={rows.length <= MOST_UNFOLDED || index === added} />
        ) : (
          <PlainRow key={at} {...props} field={field.of} />
        );
      })}
      <button
        type="button"
        className="add"
        disabled={rows.length >= field.max}
        aria-label={say('web.form.add', { label })}
        onClick={add}
      >
        + {say('web.form.addShort')}
      </button>
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
  return (
    <details
      className="row"
      open={open || faults.within(path)}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <RowSummary field={field} value={value} otherwise={name} />
      </summary>
      <RecordFields field={field} value={value} path={path} compact={true} change={change} />
      <FaultList path={path} />
      <button type="button" className="remove" onClick={remove}>
        {say('web.form.remove', { label: name })}
      </button>
    </details>
  );
});

function PlainRow({ field, value, path, name, change, remove }: RowProps & { readonly field: Field }) {
  const { say } = useForm();
  return (
    <div className="row plain">
      <AnyField field={field} value={value} path={path} compact={true} change={change} />
      <button type="button" className="remove" aria-label={say('web.form.remove', { label: name })} onClick={remove}>
        ×
      </button>
    </div>
  );
}

/** A row in a line: its name, what was picked, its numbers, the switches that are on. */
function RowSummary({
  field,
  value,
  otherwise,
}: {
  readonly field: Extract<Field, { kind: 'record' }>;
  readonly value: Draft;
  readonly otherwise: string;
}) {
  const { say } = useForm();
  const values = isRecord(value) ? value : {};
  const told = Object.entries(field.fields).flatMap(([name, inner]) =>
    factOf(say, inner, shownIn(field.fields, values, name)),
  );
  const [title, ...rest] = told[0]?.kind === 'text' ? told : [{ kind: 'text' as const, text: otherwise }, ...told];
  return (
    <>
      <strong>{title?.text}</strong>
      <span className="row-facts">{rest.map(({ text }) => text).join(' · ')}</span>
    </>
  );
}

interface Fact {
  readonly kind: Field['kind'];
  readonly text: string;
}

function factOf(say: Say, field: Field, value: Draft): readonly Fact[] {
  switch (field.kind) {
    case 'text':
      return typeof value === 'string' && value !== '' ? [{ kind: 'text', text: value }] : [];
    case 'oneOf':
      return typeof value === 'string' && field.options.includes(value)
        ? [{ kind: 'oneOf', text: say(`${field.words}.${value}`) }]
        : [];
    case 'integer':
      return typeof value === 'number' && value !== 0
        ? [{ kind: 'integer', text: `${say(field.label)} ${value}` }]
        : [];
    case 'flag':
      return value === true && field.default !== true ? [{ kind: 'flag', text: say(field.label) }] : [];
    case 'list':
    case 'record':
      return [];
  }
}
