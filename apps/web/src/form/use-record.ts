/** A record being filled in: what each of its fields shows, and how it is changed. */
import type { Field } from '@grognard/kernel';
import { useForm } from './context.ts';
import { type Draft, type DraftRecord, isRecord, saidOf, shownIn } from './draft.ts';
import { inside } from './faults.ts';
import { useSteady } from './steady.ts';

type RecordOf = Extract<Field, { kind: 'record' }>;

export interface RecordInHand {
  readonly field: RecordOf;
  readonly path: string;
  /** What stands, with what the campaign answers in its place. */
  readonly standing: DraftRecord;
  at(name: string): string;
  shown(name: string): Draft;
  /** What it shows is proposed by another field, not said. */
  follows(name: string): boolean;
  /** Whether the player is asked for it. */
  isAsked(name: string): boolean;
  put(name: string): (next: Draft) => void;
  /** Several fields at once, in one change. */
  putAll(values: DraftRecord): void;
}

export function useRecord(field: RecordOf, value: Draft, path: string, change: (next: Draft) => void): RecordInHand {
  const { known } = useForm();
  const values = isRecord(value) ? value : {};
  const answered = Object.keys(field.fields).flatMap((name) => {
    const at = inside(path, name);
    return known.has(at) ? [[name, known.get(at)] as const] : [];
  });
  const standing = { ...values, ...Object.fromEntries(answered) };
  const put = useSteady<string>((name, next) =>
    change({ ...values, [name]: saidOf(field.fields, standing, name, next) }),
  );
  return {
    field,
    path,
    standing,
    at: (name) => inside(path, name),
    shown: (name) => shownIn(field.fields, standing, name),
    follows: (name) => values[name] === undefined,
    isAsked: (name) => {
      const inner = field.fields[name];
      return inner !== undefined && !known.has(inside(path, name)) && !isSettled(inner);
    },
    put,
    putAll: (next) => change({ ...values, ...next }),
  };
}

/** What can only be one thing is not asked. */
const isSettled = (field: Field): boolean =>
  field.kind === 'oneOf' && field.options.length === 1 && field.default !== undefined;
