/** A counter that is a force by itself: its line, and under it all that may be said of it. */
import { useForm } from './context.ts';
import { CounterLine, LineFaults } from './counter-line.tsx';
import { Legend, useInLine } from './counter-list.tsx';
import type { FieldProps } from './integer-field.tsx';
import { Help } from './label.tsx';
import { RecordFields } from './record-fields.tsx';
import { useRecord } from './use-record.ts';

export function CounterCard({ field, value, path, change }: FieldProps<'record'>) {
  const { say } = useForm();
  const record = useRecord(field, value, path, change);
  const omit = useInLine(field);
  return (
    <fieldset className="counter-card" aria-label={say(field.label)}>
      <Legend field={field} />
      <CounterLine record={record} tags={false} />
      <LineFaults record={record} />
      <Help field={field} />
      <div className="counter-body">
        <RecordFields field={field} value={value} path={path} change={change} omit={omit} />
      </div>
    </fieldset>
  );
}
