/** A whole number among the conditions: typed, or stepped by thumb. */
import type { Field } from '@grognard/kernel';
import { useId } from 'react';
import { useForm } from './context.ts';
import type { Draft } from './draft.ts';
import { FaultList, useFaultProps } from './fault-list.tsx';
import { Help, Proposed, Worth } from './label.tsx';
import { NumberInput, stepped } from './number-input.tsx';

export interface FieldProps<K extends Field['kind'] = Field['kind']> {
  readonly field: Extract<Field, { kind: K }>;
  readonly value: Draft;
  readonly path: string;
  /** What it shows is proposed by another field, not said. */
  readonly following?: boolean;
  readonly change: (value: Draft) => void;
}

export function IntegerField({ field, value, path, following, change }: FieldProps<'integer'>) {
  const { say } = useForm();
  const id = useId();
  const faulty = useFaultProps(path);
  const { min, max } = field;
  const current = typeof value === 'number' ? value : undefined;
  const label = say(field.label);
  const isSet = current !== undefined && current !== (field.default ?? 0);
  return (
    <div className="condition">
      <div className="chip stepped" data-on={isSet || undefined}>
        <button
          type="button"
          tabIndex={-1}
          disabled={current !== undefined && current <= min}
          aria-label={say('web.form.less', { label })}
          onClick={() => change(stepped(current, -1, min, max))}
        >
          −
        </button>
        <label htmlFor={id}>
          {label}
          <Proposed field={field} following={following} />
        </label>
        <NumberInput
          id={id}
          value={value}
          min={min}
          max={max}
          change={change}
          faulty={faulty}
          needed={!field.optional}
        />
        <button
          type="button"
          tabIndex={-1}
          disabled={current !== undefined && current >= max}
          aria-label={say('web.form.more', { label })}
          onClick={() => change(stepped(current, 1, min, max))}
        >
          +
        </button>
        <Worth path={path} />
      </div>
      <Help field={field} />
      <FaultList path={path} />
    </div>
  );
}
