/** A name or a note. */
import { useId } from 'react';
import { useForm } from './context.ts';
import { FaultList, useFaultProps } from './fault-list.tsx';
import type { FieldProps } from './integer-field.tsx';
import { Help } from './label.tsx';

export function TextField({ field, value, path, change }: FieldProps<'text'>) {
  const { say } = useForm();
  const id = useId();
  const faulty = useFaultProps(path);
  return (
    <div className="condition">
      <div className="chip text">
        <label htmlFor={id}>{say(field.label)}</label>
        <input
          id={id}
          type="text"
          autoComplete="off"
          data-on={field.on}
          data-at={path}
          value={typeof value === 'string' ? value : ''}
          {...faulty}
          onChange={({ target }) => change(target.value)}
        />
      </div>
      <Help field={field} />
      <FaultList path={path} />
    </div>
  );
}
