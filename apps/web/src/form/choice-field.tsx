/** One of several: side by side where they fit under a thumb, in the device's own picker otherwise. */
import { useId } from 'react';
import { useForm } from './context.ts';
import { FaultList, useFaultProps } from './fault-list.tsx';
import type { FieldProps } from './integer-field.tsx';
import { Help, Label, Proposed } from './label.tsx';

const MOST_SEGMENTS = 4;
const LONGEST_SEGMENTS = 34;

export function ChoiceField(props: FieldProps<'oneOf'>) {
  const { say } = useForm();
  const { options, words } = props.field;
  const labels = options.map((option) => ({ option, label: say(`${words}.${option}`) }));
  const length = labels.reduce((sum, { label }) => sum + label.length, 0);
  const segments = !props.compact && options.length <= MOST_SEGMENTS && length <= LONGEST_SEGMENTS;
  return segments ? <Segments {...props} labels={labels} /> : <Picker {...props} labels={labels} />;
}

interface Labelled extends FieldProps<'oneOf'> {
  readonly labels: readonly { readonly option: string; readonly label: string }[];
}

function Segments({ field, value, path, labels, following, change }: Labelled) {
  const { say } = useForm();
  const id = useId();
  const faulty = useFaultProps(path);
  return (
    <fieldset className="field segments" aria-describedby={faulty['aria-describedby']}>
      <legend>
        {say(field.label)}
        <Proposed field={field} following={following} />
      </legend>
      <Help field={field} />
      <div className="segment-row">
        {labels.map(({ option, label }) => (
          <label key={option} className="segment">
            <input type="radio" name={id} checked={value === option} onChange={() => change(option)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <FaultList path={path} />
    </fieldset>
  );
}

function Picker({ field, value, path, labels, following, change }: Labelled) {
  const { say } = useForm();
  const id = useId();
  const faulty = useFaultProps(path);
  const known = typeof value === 'string' && field.options.includes(value);
  return (
    <div className="field picker">
      <Label field={field} htmlFor={id} following={following} />
      <select
        id={id}
        value={known ? (value as string) : ''}
        {...faulty}
        onChange={({ target }) => change(target.value)}
      >
        {!known && (
          <option value="" disabled>
            {say('web.form.choose')}
          </option>
        )}
        {labels.map(({ option, label }) => (
          <option key={option} value={option}>
            {label}
          </option>
        ))}
      </select>
      <FaultList path={path} />
    </div>
  );
}
