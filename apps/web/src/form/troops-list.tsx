/** Troops by arms: a row for each nation, its arms drawn side by side, each with its number. */
import { type Counter, counterOf } from '@grognard/hexes';
import type { Field } from '@grognard/kernel';
import { memo } from 'react';
import { Pick } from './choice-field.tsx';
import { useForm } from './context.ts';
import { CounterDrawing } from './counter-drawing.tsx';
import { anotherRow, type Draft } from './draft.ts';
import { useForce } from './face.ts';
import { FaultList, useFaultProps } from './fault-list.tsx';
import type { FieldProps } from './integer-field.tsx';
import { Help } from './label.tsx';
import { NumberInput } from './number-input.tsx';
import { RecordFields } from './record-fields.tsx';
import { useSteady } from './steady.ts';
import { type RecordInHand, useRecord } from './use-record.ts';

type RecordOf = Extract<Field, { kind: 'record' }>;

export function TroopsList({ field, value, path, change }: FieldProps<'list'>) {
  const { say, taken } = useForm();
  const rows: readonly Draft[] = Array.isArray(value) ? value : [];
  const label = say(field.label);
  const put = useSteady<number>((index, row) => change(rows.with(index, row)));
  const remove = useSteady<number>((index) =>
    change(field.optional && rows.length === 1 ? undefined : rows.toSpliced(index, 1)),
  );
  return (
    <fieldset className="troops" aria-label={label}>
      <Help field={field} />
      {rows.map((row, index) => {
        const at = `${path}[${index}]`;
        return (
          <TroopRow
            key={at}
            field={field.of as RecordOf}
            value={row}
            path={at}
            first={index === 0}
            change={put(index)}
            remove={rows.length > field.min ? remove(index) : undefined}
          />
        );
      })}
      <button
        type="button"
        className="small add"
        disabled={rows.length >= field.max}
        aria-label={say('web.form.add', { label })}
        onClick={() => change([...rows, anotherRow(field.of, [], say, taken())])}
      >
        + {say('web.form.nation')}
      </button>
      <FaultList path={path} />
    </fieldset>
  );
}

interface TroopRowProps {
  readonly field: RecordOf;
  readonly value: Draft;
  readonly path: string;
  /** What the numbers are is said once. */
  readonly first: boolean;
  readonly change: (value: Draft) => void;
  readonly remove: ((event: unknown) => void) | undefined;
}

const TroopRow = memo(function TroopRow({ field, value, path, first, change, remove }: TroopRowProps) {
  const { say } = useForm();
  const record = useRecord(field, value, path, change);
  const { nation, arms = [] } = field.troops ?? {};
  const inRow = new Set([nation, ...arms.flatMap(({ count, beside = [] }) => [count, ...beside])]);
  const nationField = nation === undefined ? undefined : field.fields[nation];
  const who =
    nation !== undefined && nationField?.kind === 'oneOf' ? say(`${nationField.words}.${record.shown(nation)}`) : '';
  return (
    <div className="troop-row">
      <div className="troop-head">
        {nation !== undefined && nationField?.kind === 'oneOf' && record.isAsked(nation) ? (
          <Pick
            className="bare"
            label={say(nationField.label)}
            field={nationField}
            value={record.shown(nation)}
            path={record.at(nation)}
            change={record.put(nation)}
          />
        ) : (
          <span>{who}</span>
        )}
        {remove && (
          <button
            type="button"
            className="small plain"
            aria-label={say('web.form.remove', { label: who })}
            onClick={remove}
          >
            ×
          </button>
        )}
      </div>
      <div className="arms">
        {arms.map(({ symbol, count, beside = [] }, place) => (
          <Arm
            key={count}
            record={record}
            symbol={symbol}
            count={count}
            beside={beside}
            nation={nation}
            captioned={first}
            spill={(numbers) =>
              record.putAll(
                Object.fromEntries(
                  arms.slice(place).flatMap(({ count: name }, index) => {
                    const number = numbers[index];
                    return number === undefined ? [] : [[name, number]];
                  }),
                ),
              )
            }
          />
        ))}
      </div>
      {nation !== undefined && <FaultList path={record.at(nation)} named />}
      <RecordFields field={field} value={value} path={path} change={change} omit={inRow as ReadonlySet<string>} />
      <FaultList path={path} />
    </div>
  );
});

interface ArmProps {
  readonly record: RecordInHand;
  readonly symbol: Counter['symbol'];
  readonly count: string;
  readonly beside: readonly string[];
  readonly nation: string | undefined;
  readonly captioned: boolean;
  /** All arms typed at once, in their order: 18-4-2-2. */
  readonly spill: (numbers: readonly number[]) => void;
}

/** One arm: its counter, how strong it is, and what is counted beside it. */
function Arm({ record, symbol, count, beside, nation, captioned, spill }: ArmProps) {
  const { game, say } = useForm();
  const { side } = useForce();
  const values = nation === undefined ? {} : { [nation]: record.shown(nation) };
  const face = { name: '', symbol, ...(nation !== undefined && { nation }) };
  return (
    <div className="arm">
      <CounterDrawing counter={counterOf(face, values, { pigments: game.pigments, side })} size="small" />
      <span className="arm-numbers">
        {[count, ...beside].map((name) => (
          <ArmNumber key={name} record={record} name={name} {...(name === count && { spill })} />
        ))}
      </span>
      {captioned && (
        <span className="caption" aria-hidden="true">
          {[count, ...beside].map((name) => say(record.field.fields[name]?.label ?? '')).join(' · ')}
        </span>
      )}
      {[count, ...beside].map((name) => (
        <FaultList key={name} path={record.at(name)} named />
      ))}
    </div>
  );
}

interface ArmNumberProps {
  readonly record: RecordInHand;
  readonly name: string;
  readonly spill?: ArmProps['spill'];
}

function ArmNumber({ record, name, spill }: ArmNumberProps) {
  const { say } = useForm();
  const path = record.at(name);
  const faulty = useFaultProps(path);
  const field = record.field.fields[name];
  if (field?.kind !== 'integer') return null;
  const label = say(field.label);
  return (
    <NumberInput
      label={label}
      value={record.shown(name)}
      min={field.min}
      max={field.max}
      change={record.put(name)}
      faulty={faulty}
      needed={!field.optional}
      {...(spill && { spill })}
    />
  );
}
