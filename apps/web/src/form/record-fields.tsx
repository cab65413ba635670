/** The fields of a record, in the order of the description; neighbouring switches stand together. */
import type { Field } from '@grognard/kernel';
import { memo } from 'react';
import { ChoiceField } from './choice-field.tsx';
import { useForm } from './context.ts';
import { type Draft, isRecord, saidOf, shownIn } from './draft.ts';
import { FaultList } from './fault-list.tsx';
import { inside } from './faults.ts';
import { FlagField } from './flag-field.tsx';
import { type FieldProps, IntegerField } from './integer-field.tsx';
import { Help } from './label.tsx';
import { ListField } from './list-field.tsx';
import { useSteady } from './steady.ts';
import { TextField } from './text-field.tsx';

export function RecordFields({ field, value, path, compact, change }: FieldProps<'record'>) {
  const { known } = useForm();
  const values = isRecord(value) ? value : {};
  const answered = Object.keys(field.fields).flatMap((name) => {
    const at = inside(path, name);
    return known.has(at) ? [[name, known.get(at)] as const] : [];
  });
  const standing = { ...values, ...Object.fromEntries(answered) };
  const put = useSteady<string>((name, next) =>
    change({ ...values, [name]: saidOf(field.fields, standing, name, next) }),
  );
  return (
    <div className={compact ? 'fields compact' : 'fields'}>
      {runsOf(field.fields).map((run) => {
        const open = run.filter(([name, inner]) => !known.has(inside(path, name)) && !isSettled(inner));
        if (open.length === 0) return null;
        const [head] = open;
        return (
          <div key={head?.[0]} className={`run ${head?.[1].kind}`}>
            {open.map(([name, inner]) => (
              <AnyField
                key={name}
                field={inner}
                value={shownIn(field.fields, standing, name)}
                path={inside(path, name)}
                compact={compact}
                following={values[name] === undefined}
                change={put(name)}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}

/** What can only be one thing is not asked. */
const isSettled = (field: Field): boolean =>
  field.kind === 'oneOf' && field.options.length === 1 && field.default !== undefined;

/** Drawn again only when its own value, or what is said of it, changes. */
export const AnyField = memo(function AnyField({
  field,
  ...rest
}: {
  readonly field: Field;
  readonly value: Draft;
  readonly path: string;
  readonly compact: boolean;
  readonly following?: boolean;
  readonly change: (value: Draft) => void;
}) {
  switch (field.kind) {
    case 'integer':
      return <IntegerField field={field} {...rest} />;
    case 'flag':
      return <FlagField field={field} {...rest} />;
    case 'oneOf':
      return <ChoiceField field={field} {...rest} />;
    case 'text':
      return <TextField field={field} {...rest} />;
    case 'list':
      return <ListField field={field} {...rest} />;
    case 'record':
      return <InnerRecord field={field} {...rest} />;
  }
});

function InnerRecord(props: FieldProps<'record'>) {
  const { say } = useForm();
  return (
    <fieldset className="field record">
      <legend>{say(props.field.label)}</legend>
      <Help field={props.field} />
      <RecordFields {...props} />
      <FaultList path={props.path} />
    </fieldset>
  );
}

/** Fields of one kind that follow each other share a row or a block. */
function runsOf(
  fields: Extract<Field, { kind: 'record' }>['fields'],
): readonly (readonly (readonly [string, Field])[])[] {
  const runs: [string, Field][][] = [];
  for (const [name, field] of Object.entries(fields)) {
    const last = runs.at(-1);
    if (last?.[0]?.[1].kind === field.kind && field.kind !== 'list' && field.kind !== 'record')
      last.push([name, field]);
    else runs.push([[name, field]]);
  }
  return runs;
}
