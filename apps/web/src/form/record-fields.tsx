/** Fields as they lie on the table: counters as lines, conditions as chips, what seldom applies folded and counted. */
import { type Field, type LayoutPart, layoutOf, type Placed, type Say } from '@grognard/kernel';
import { memo, type ReactNode, useMemo } from 'react';
import { late } from '../app/late.tsx';
import { ChoiceField } from './choice-field.tsx';
import { useForm } from './context.ts';
import { CounterCard } from './counter-card.tsx';
import { CounterList } from './counter-list.tsx';
import { type Draft, fresh } from './draft.ts';
import { FaultList } from './fault-list.tsx';
import { FlagField } from './flag-field.tsx';
import { type FieldProps, IntegerField } from './integer-field.tsx';
import { Help } from './label.tsx';
import { ListField } from './list-field.tsx';
import { PickList } from './pick-list.tsx';
import { TextField } from './text-field.tsx';
import { TroopsList } from './troops-list.tsx';
import { type RecordInHand, useRecord } from './use-record.ts';
import '../style/fields.css';

/** Fetched with the first chart that may have a map. */
const MapField = late(async () => (await import('../map/map-field.tsx')).MapField);

/** A whole record; `omit` names what is asked elsewhere. */
export function RecordFields({ field, value, path, change, omit }: FieldProps<'record'> & Omitting) {
  const record = useRecord(field, value, path, change);
  const part = useMemo(() => wholePart(field), [field]);
  return <PartFields record={record} part={part} {...(omit && { omit })} />;
}

interface Omitting {
  readonly omit?: ReadonlySet<string>;
}

/** All of a record, whoever it belongs to. */
const wholePart = (field: Extract<Field, { kind: 'record' }>): LayoutPart => {
  const { forces, common } = layoutOf(field);
  const all = [common, ...forces];
  return {
    counters: all.flatMap(({ counters }) => counters),
    groups: [...all.flatMap(({ groups }) => groups), ...forces.flatMap(({ secrets }) => secrets)],
    conditions: all.flatMap(({ conditions }) => conditions),
    seldom: all.flatMap(({ seldom }) => seldom),
  };
};

interface PartFieldsProps extends Omitting {
  readonly record: RecordInHand;
  readonly part: LayoutPart;
}

/** One part of the table: a force's, the middle, or the inside of a record. */
export function PartFields({ record, part, omit = NOTHING }: PartFieldsProps) {
  const asked = (placed: readonly Placed[]): readonly Placed[] =>
    placed.filter(({ path: name }) => !omit.has(name) && record.isAsked(name));
  const draw = ({ path: name, field }: Placed) => (
    <AnyField
      key={name}
      field={field}
      value={record.shown(name)}
      path={record.at(name)}
      following={record.follows(name)}
      change={record.put(name)}
    />
  );
  const [counters, groups, conditions] = [asked(part.counters), asked(part.groups), asked(part.conditions)];
  return (
    <>
      {counters.map(draw)}
      {groups.map(draw)}
      {conditions.length > 0 && <div className="chips">{conditions.map(draw)}</div>}
      <Seldom record={record} placed={asked(part.seldom)} draw={draw} />
    </>
  );
}

const NOTHING: ReadonlySet<string> = new Set();

interface SeldomProps {
  readonly record: RecordInHand;
  readonly placed: readonly Placed[];
  readonly draw: (placed: Placed) => ReactNode;
}

/** Folded until set, and counted: nothing that could apply is out of sight. */
function Seldom({ record, placed, draw }: SeldomProps) {
  const { say, faults } = useForm();
  if (placed.length === 0) return null;
  const isSet = ({ path: name, field }: Placed): boolean =>
    faults.within(record.at(name)) || !isUsual(field, record.shown(name), record.follows(name), say);
  const [set, folded] = [placed.filter(isSet), placed.filter((each) => !isSet(each))];
  const hint = folded
    .slice(0, 3)
    .map(({ field }) => say(field.label))
    .join(', ');
  return (
    <>
      {set.length > 0 && <div className="chips">{set.map(draw)}</div>}
      {folded.length > 0 && (
        <details className="seldom">
          <summary>
            {say('web.form.seldom', { count: folded.length })} <span className="seldom-hint">{hint}…</span>
          </summary>
          <div className="chips">{folded.map(draw)}</div>
        </details>
      )}
    </>
  );
}

const isUsual = (field: Field, value: Draft, following: boolean, say: Say): boolean =>
  following || JSON.stringify(value) === JSON.stringify(fresh(field, say));

/** Drawn again only when its own value, or what is said of it, changes. */
export const AnyField = memo(function AnyField({
  field,
  ...rest
}: {
  readonly field: Field;
  readonly value: Draft;
  readonly path: string;
  readonly following?: boolean;
  readonly change: (value: Draft) => void;
}) {
  switch (field.kind) {
    case 'integer':
      return <IntegerField field={field} {...rest} />;
    case 'flag':
      return <FlagField field={field} {...rest} />;
    case 'oneOf':
      return <ChoiceField field={field} {...rest} />;
    case 'text':
      return <TextField field={field} {...rest} />;
    case 'list':
      if (field.of.kind === 'record' && field.of.counter) return <CounterList field={field} {...rest} />;
      if (field.of.kind === 'record' && field.of.troops) return <TroopsList field={field} {...rest} />;
      if (field.of.kind === 'oneOf' && field.unique) return <PickList field={field} of={field.of} {...rest} />;
      return <ListField field={field} {...rest} />;
    case 'record':
      if (field.map) return <MapField field={field} {...rest} />;
      return field.counter ? <CounterCard field={field} {...rest} /> : <Group field={field} {...rest} />;
  }
});

function Group(props: FieldProps<'record'>) {
  const { say } = useForm();
  return (
    <fieldset className="group">
      <legend>{say(props.field.label)}</legend>
      <Help field={props.field} />
      <RecordFields {...props} />
      <FaultList path={props.path} />
    </fieldset>
  );
}
