/** Several of a list of options, none twice: each is ticked where it stands. */
import type { Field } from '@grognard/kernel';
import { useForm } from './context.ts';
import { FaultList } from './fault-list.tsx';
import type { FieldProps } from './integer-field.tsx';
import { Help } from './label.tsx';

type OneOf = Extract<Field, { kind: 'oneOf' }>;

export function PickList({ field, of, value, path, change }: FieldProps<'list'> & { readonly of: OneOf }) {
  const { say } = useForm();
  const picked: readonly unknown[] = Array.isArray(value) ? value : [];
  const toggle = (option: string): void => {
    const next = picked.includes(option) ? picked.filter((each) => each !== option) : [...picked, option];
    // A list that may be left out is left out when its last option goes.
    change(next.length === 0 && field.optional ? undefined : next);
  };
  return (
    <fieldset className="group">
      <legend>{say(field.label)}</legend>
      <Help field={field} />
      <div className="chips">
        {of.options.map((option) => (
          <label key={option} className="chip flag">
            <input
              type="checkbox"
              checked={picked.includes(option)}
              disabled={picked.length >= field.max && !picked.includes(option)}
              onChange={() => toggle(option)}
            />
            <span className="chip-name">{say(`${of.words}.${option}`)}</span>
          </label>
        ))}
      </div>
      <FaultList path={path} />
      {picked.map((option, index) => (
        <FaultList key={String(option)} path={`${path}[${index}]`} />
      ))}
    </fieldset>
  );
}
