/** A condition that holds or not: a chip with what it is worth. */
import { useForm } from './context.ts';
import { FaultList, useFaultProps } from './fault-list.tsx';
import type { FieldProps } from './integer-field.tsx';
import { Help, Proposed, Worth } from './label.tsx';

export function FlagField({ field, value, path, following, change }: FieldProps<'flag'>) {
  const { say } = useForm();
  const faulty = useFaultProps(path);
  return (
    <div className="condition">
      <label className="chip flag">
        <input
          type="checkbox"
          role="switch"
          aria-checked={value === true}
          checked={value === true}
          {...faulty}
          onChange={({ target }) => change(target.checked)}
        />
        <span className="chip-name">
          {say(field.label)}
          <Proposed field={field} following={following} />
        </span>
        <Worth path={path} />
      </label>
      <Help field={field} />
      <FaultList path={path} />
    </div>
  );
}
