/** A switch, with what it is worth. */
import { useForm } from './context.ts';
import { FaultList, useFaultProps } from './fault-list.tsx';
import type { FieldProps } from './integer-field.tsx';
import { Help, Proposed } from './label.tsx';

export function FlagField({ field, value, path, compact, following, change }: FieldProps<'flag'>) {
  const { say, worth } = useForm();
  const faulty = useFaultProps(path);
  const told = worth.get(path);
  return (
    <div className={compact ? 'field flag compact' : 'field flag'}>
      <label className="switch">
        <input
          type="checkbox"
          role="switch"
          aria-checked={value === true}
          checked={value === true}
          {...faulty}
          onChange={({ target }) => change(target.checked)}
        />
        <span className="track" aria-hidden="true" />
        <span className="switch-label">
          {say(field.label)}
          <Proposed field={field} following={following} />
        </span>
        {told !== undefined && <span className="worth">{told}</span>}
      </label>
      <Help field={field} />
      <FaultList path={path} />
    </div>
  );
}
