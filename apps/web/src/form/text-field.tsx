/** A name or a note. */
import { useId } from 'react';
import { FaultList, useFaultProps } from './fault-list.tsx';
import type { FieldProps } from './integer-field.tsx';
import { Label } from './label.tsx';

export function TextField({ field, value, path, change }: FieldProps<'text'>) {
  const id = useId();
  const faulty = useFaultProps(path);
  return (
    <div className="field text">
      <Label field={field} htmlFor={id} />
      <input
        id={id}
        type="text"
        autoComplete="off"
        value={typeof value === 'string' ? value : ''}
        {...faulty}
        onChange={({ target }) => change(target.value)}
      />
      <FaultList path={path} />
    </div>
  );
}
