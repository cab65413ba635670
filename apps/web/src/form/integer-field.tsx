/** A whole number: typed, stepped by thumb, or dragged. */
import type { Field } from '@grognard/kernel';
import { useId } from 'react';
import { useForm } from './context.ts';
import type { Draft } from './draft.ts';
import { FaultList, useFaultProps } from './fault-list.tsx';
import { Label } from './label.tsx';

export interface FieldProps<K extends Field['kind'] = Field['kind']> {
  readonly field: Extract<Field, { kind: K }>;
  readonly value: Draft;
  readonly path: string;
  /** Inside a row there is less room. */
  readonly compact: boolean;
  /** What it shows is proposed by another field, not said. */
  readonly following?: boolean;
  readonly change: (value: Draft) => void;
}

/** A wider range is quicker typed than dragged. */
const WIDEST_SLIDER = 120;

export function IntegerField({ field, value, path, following, change }: FieldProps<'integer'>) {
  const { say, worth } = useForm();
  const id = useId();
  const faulty = useFaultProps(path);
  const { min, max } = field;
  const current = typeof value === 'number' ? value : undefined;
  const step = (by: number): void =>
    change(Math.min(max, Math.max(min, (current ?? (by > 0 ? min - 1 : min + 1)) + by)));
  const label = say(field.label);
  return (
    <div className="field integer">
      <Label field={field} htmlFor={id} following={following} />
      <div className="stepper">
        <button
          type="button"
          tabIndex={-1}
          disabled={current !== undefined && current <= min}
          aria-label={say('web.form.less', { label })}
          onClick={() => step(-1)}
        >
          −
        </button>
        <input
          id={id}
          type="number"
          inputMode={min < 0 ? 'text' : 'numeric'}
          min={min}
          max={max}
          step={1}
          value={current ?? ''}
          {...faulty}
          onChange={({ target }) => change(target.value === '' ? undefined : Number(target.value))}
        />
        <button
          type="button"
          tabIndex={-1}
          disabled={current !== undefined && current >= max}
          aria-label={say('web.form.more', { label })}
          onClick={() => step(1)}
        >
          +
        </button>
      </div>
      {max - min <= WIDEST_SLIDER && (
        // The number beside it says and does the same, so the slider is for fingers and mice alone.
        <input
          type="range"
          className="slider"
          tabIndex={-1}
          aria-hidden="true"
          min={min}
          max={max}
          value={current ?? min}
          onChange={({ target }) => change(Number(target.value))}
        />
      )}
      {worth.has(path) && <span className="worth">{worth.get(path)}</span>}
      <FaultList path={path} />
    </div>
  );
}
