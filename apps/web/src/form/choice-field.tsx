/** One of several: side by side where they fit under a thumb, in the device's own picker otherwise. */
import { useId } from 'react';
import { useForm } from './context.ts';
import { FaultList, useFaultProps } from './fault-list.tsx';
import type { FieldProps } from './integer-field.tsx';
import { Help, Proposed, Worth } from './label.tsx';

const MOST_SEGMENTS = 3;
const LONGEST_SEGMENTS = 24;

export function ChoiceField(props: FieldProps<'oneOf'>) {
  const { say } = useForm();
  const { options, words } = props.field;
  const labels = options.map((option) => ({ option, label: say(`${words}.${option}`) }));
  const length = labels.reduce((sum, { label }) => sum + label.length, 0);
  const segments = options.length <= MOST_SEGMENTS && length <= LONGEST_SEGMENTS && !props.field.optional;
  return (
    <div className="condition">
      {segments ? <Segments {...props} labels={labels} /> : <Picker {...props} labels={labels} />}
      <Help field={props.field} />
      <FaultList path={props.path} />
    </div>
  );
}

interface Labelled extends FieldProps<'oneOf'> {
  readonly labels: readonly { readonly option: string; readonly label: string }[];
}

function Segments({ field, value, path, labels, following, change }: Labelled) {
  const { say } = useForm();
  const id = useId();
  const faulty = useFaultProps(path);
  return (
    <fieldset className="segments" aria-describedby={faulty['aria-describedby']}>
      <legend>
        {say(field.label)}
        <Proposed field={field} following={following} />
      </legend>
      <div className="segment-row">
        {labels.map(({ option, label }) => (
          <label key={option} className="segment">
            <input type="radio" name={id} checked={value === option} onChange={() => change(option)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Picker({ field, value, path, labels, following, change }: Labelled) {
  const { say } = useForm();
  const id = useId();
  const isSet = value !== undefined && value !== field.default;
  return (
    <div className="chip pick" data-on={isSet || undefined}>
      <label htmlFor={id}>
        {say(field.label)}
        <Proposed field={field} following={following} />
      </label>
      <Pick id={id} field={field} value={value} path={path} labels={labels} change={change} />
      <Worth path={path} />
    </div>
  );
}

interface PickProps extends Omit<Labelled, 'following' | 'labels'> {
  readonly id?: string;
  /** Spoken where no label stands beside it. */
  readonly label?: string;
  readonly labels?: Labelled['labels'];
  readonly className?: string;
}

/** The device's own picker, bare. */
export function Pick({ id, label, field, value, path, labels, change, className }: PickProps) {
  const { say } = useForm();
  const faulty = useFaultProps(path);
  const known = typeof value === 'string' && field.options.includes(value);
  const offered = labels ?? field.options.map((option) => ({ option, label: say(`${field.words}.${option}`) }));
  return (
    <select
      id={id}
      className={className}
      aria-label={label}
      value={known ? value : ''}
      data-needed={(!known && !field.optional) || undefined}
      {...faulty}
      onChange={({ target }) => change(target.value === '' ? undefined : target.value)}
    >
      {!known && (
        <option value="" disabled={!field.optional}>
          {say(field.optional ? 'web.form.unknown' : 'web.form.choose')}
        </option>
      )}
      {known && field.optional && <option value="">{say('web.form.unknown')}</option>}
      {offered.map(({ option, label: told }) => (
        <option key={option} value={option}>
          {told}
        </option>
      ))}
    </select>
  );
}
