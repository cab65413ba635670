/** A counter in a line: drawn, named, with its printed numbers to type over and the states it is in. */
import { counterOf } from '@grognard/hexes';
import type { Field, Say } from '@grognard/kernel';
import type { ReactNode } from 'react';
import { Pick } from './choice-field.tsx';
import { useForm } from './context.ts';
import { CounterDrawing } from './counter-drawing.tsx';
import type { Draft } from './draft.ts';
import { type FaceFields, faceFields, faceOf, useForce } from './face.ts';
import { FaultList, useFaultProps } from './fault-list.tsx';
import { NumberInput, stepped } from './number-input.tsx';
import type { RecordInHand } from './use-record.ts';

interface CounterLineProps {
  readonly record: RecordInHand;
  /** What stands at the end of the line. */
  readonly children?: ReactNode;
  /** The states that are on are told in the line while the line is closed. */
  readonly tags: boolean;
}

export function CounterLine({ record, children, tags }: CounterLineProps) {
  const { game } = useForm();
  const { side } = useForce();
  const { field } = record;
  const parts = faceFields(field);
  const values = Object.fromEntries(Object.keys(field.fields).map((name) => [name, record.shown(name)]));
  return (
    <div className="counter-line">
      <CounterDrawing counter={counterOf(faceOf(field), values, { pigments: game.pigments, side })} />
      <div className="counter-who">
        <Name record={record} name={parts.name} />
        <div className="counter-sub">
          <Kind record={record} parts={parts} />
          {tags && <Tags record={record} />}
        </div>
      </div>
      {parts.printed.length > 0 && <Numbers record={record} printed={parts.printed} />}
      {children}
    </div>
  );
}

/** Written over in place; what the campaign knows is only shown. */
function Name({ record, name }: { readonly record: RecordInHand; readonly name: string }) {
  const { say } = useForm();
  const field = record.field.fields[name];
  const path = record.at(name);
  const faulty = useFaultProps(path);
  const value = record.shown(name);
  if (!field || !record.isAsked(name)) return <b className="counter-name">{nameWords(value)}</b>;
  const label = say(field.label);
  if (field.kind === 'oneOf') {
    return (
      <Pick className="counter-name" label={label} field={field} value={value} path={path} change={record.put(name)} />
    );
  }
  const unnamed = value === field.default;
  return (
    <input
      className="counter-name"
      type="text"
      autoComplete="off"
      aria-label={label}
      placeholder={label}
      value={unnamed ? '' : nameWords(value)}
      {...faulty}
      onChange={({ target }) => record.put(name)(target.value === '' ? (field.default ?? '') : target.value)}
    />
  );
}

const nameWords = (value: Draft): string => (typeof value === 'string' ? value : '');

/** Its arm, and its nation where the force has not one for all. */
function Kind({ record, parts }: { readonly record: RecordInHand; readonly parts: FaceFields }) {
  const { say } = useForm();
  const { nation: nationAbove } = useForce();
  const below = [parts.kind, nationAbove ? undefined : parts.nation].filter((name) => name !== undefined);
  const names = below.filter((name) => name !== parts.name);
  return names.map((name) => {
    const field = record.field.fields[name];
    if (field?.kind !== 'oneOf') return null;
    const value = record.shown(name);
    if (!record.isAsked(name)) return <span key={name}>{say(`${field.words}.${value}`)}</span>;
    return (
      <Pick
        key={name}
        className="bare"
        label={say(field.label)}
        field={field}
        value={value}
        path={record.at(name)}
        change={record.put(name)}
      />
    );
  });
}

/** Every state that is not as usual. */
function Tags({ record }: { readonly record: RecordInHand }) {
  const { say } = useForm();
  const { state = [] } = faceOf(record.field);
  return state.map((name) => {
    const told = tagOf(record.field.fields[name], record.shown(name), say);
    return told === undefined ? null : (
      <span key={name} className="tag">
        {told}
      </span>
    );
  });
}

function tagOf(field: Field | undefined, value: Draft, say: Say): string | undefined {
  if (!field || value === undefined || value === (field.default ?? false)) return undefined;
  if (field.kind === 'flag')
    return value === true ? say(field.label) : say('web.form.not', { label: say(field.label) });
  if (field.kind === 'oneOf') return say(`${field.words}.${value}`);
  return field.kind === 'integer' && value !== 0 ? `${say(field.label)} ${value}` : undefined;
}

/** In printed order; typed one by one, or all at once as the counter has them. */
function Numbers({ record, printed }: { readonly record: RecordInHand; readonly printed: readonly string[] }) {
  return (
    <div className="numbers">
      {printed.map((name, place) => (
        <PrintedNumber
          key={name}
          record={record}
          name={name}
          first={place === 0}
          spill={(numbers) =>
            record.putAll(
              Object.fromEntries(
                printed.slice(place).flatMap((each, index) => {
                  const number = numbers[index];
                  return number === undefined ? [] : [[each, number]];
                }),
              ),
            )
          }
        />
      ))}
    </div>
  );
}

interface PrintedNumberProps {
  readonly record: RecordInHand;
  readonly name: string;
  readonly first: boolean;
  readonly spill: (numbers: readonly number[]) => void;
}

function PrintedNumber({ record, name, first, spill }: PrintedNumberProps) {
  const { say } = useForm();
  const path = record.at(name);
  const faulty = useFaultProps(path);
  const field = record.field.fields[name];
  if (field?.kind !== 'integer') return null;
  const value = record.shown(name);
  const label = say(field.label);
  const { min, max } = field;
  const current = typeof value === 'number' ? value : undefined;
  const nudge = (by: number) => (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      onClick={() => record.put(name)(stepped(current, by, min, max))}
    >
      {by > 0 ? '+' : '−'}
    </button>
  );
  return (
    <>
      {!first && <i aria-hidden="true">-</i>}
      <span className="printed">
        {record.isAsked(name) ? (
          <>
            <NumberInput
              label={label}
              value={value}
              min={min}
              max={max}
              change={record.put(name)}
              faulty={faulty}
              needed={!field.optional}
              spill={spill}
            />
            <span className="nudge">
              {nudge(-1)}
              {nudge(1)}
            </span>
          </>
        ) : (
          <b>{String(value ?? '·')}</b>
        )}
      </span>
    </>
  );
}

/** What is wrong with anything that stands in the line. */
export function LineFaults({ record }: { readonly record: RecordInHand }) {
  const { nation: nationAbove } = useForce();
  const { name, kind, nation, printed } = faceFields(record.field);
  const places = [name, kind, nationAbove ? undefined : nation, ...printed].filter((each) => each !== undefined);
  return (
    <>
      {places.map((each) => (
        <FaultList key={each} path={record.at(each)} named />
      ))}
      <FaultList path={record.path} />
    </>
  );
}
