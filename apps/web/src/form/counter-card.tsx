/** A counter that is a force by itself: its line, and under it all that may be said of it. */
import { useForm } from './context.ts';
import { CounterLine, LineFaults } from './counter-line.tsx';
import { faceFields } from './face.ts';
import { useInLine } from './counter-list.tsx';
import type { FieldProps } from './integer-field.tsx';
import { Help } from './label.tsx';
import { RecordFields } from './record-fields.tsx';
import { useRecord } from './use-record.ts';

export function CounterCard({ field, value, path, change }: FieldProps<'record'>) {
  const { say } = useForm();
  const record = useRecord(field, value, path, change);
  const omit = useInLine(field);
  const { printed } = faceFields(field);
  return (
    <section className="counter-card" aria-label={say(field.label)}>
      <p className="legend">
        <span>{say(field.label)}</span>
        <span aria-hidden="true">{printed.map((name) => say(field.fields[name]?.label ?? '')).join(' - ')}</span>
      </p>
      <CounterLine record={record} tags={false} />
      <LineFaults record={record} />
      <Help field={field} />
      <div className="counter-body">
        <RecordFields field={field} value={value} path={path} change={change} omit={omit} />
      </div>
    </section>
  );
}
