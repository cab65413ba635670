/** The nation of a force, said once for all its counters. */
import type { Field, OneOfField, Placed } from '@grognard/kernel';
import { type Draft, type DraftRecord, isRecord } from '../form/draft.ts';
import { faceFields } from '../form/face.ts';

/** The field that says the nation of a counter, or of the counters in a list. */
function nationField(field: Field): { readonly name: string; readonly field: OneOfField } | undefined {
  const record = field.kind === 'list' ? field.of : field;
  if (record.kind !== 'record' || !record.counter) return undefined;
  const { nation } = faceFields(record);
  const inner = nation === undefined ? undefined : record.fields[nation];
  return nation !== undefined && inner?.kind === 'oneOf' ? { name: nation, field: inner } : undefined;
}

export interface ForceNation {
  readonly field: OneOfField;
  /** Where the first of them is said: faults are shown once for all. */
  readonly at: string;
  /** The one nation of all counters; nothing where none is said yet, or where they differ. */
  readonly value: string | undefined;
  readonly several: boolean;
}

/** Nothing where the force has no counters with a nation. */
export function nationOf(counters: readonly Placed[], draft: DraftRecord): ForceNation | undefined {
  const said = counters.flatMap(({ path, field }) => {
    const found = nationField(field);
    if (!found) return [];
    const value = draft[path];
    const rows = field.kind === 'list' ? (Array.isArray(value) ? value : []) : [value];
    return rows.map((row, index) => ({
      field: found.field,
      at: field.kind === 'list' ? `${path}[${index}].${found.name}` : `${path}.${found.name}`,
      value: isRecord(row) ? (row[found.name] ?? found.field.default) : found.field.default,
    }));
  });
  const [first] = said;
  if (!first) return undefined;
  const values = new Set(said.map(({ value }) => value));
  const only = values.size === 1 && typeof first.value === 'string' ? first.value : undefined;
  return { field: first.field, at: first.at, value: only, several: values.size > 1 };
}

/** The draft with every counter of the force of this nation. */
export function withNation(counters: readonly Placed[], draft: DraftRecord, nation: Draft): DraftRecord {
  const changed = counters.flatMap(({ path, field }) => {
    const found = nationField(field);
    if (!found) return [];
    const put = (row: Draft): Draft => ({ ...(isRecord(row) ? row : {}), [found.name]: nation });
    const value = draft[path];
    return [[path, field.kind === 'list' ? (Array.isArray(value) ? value.map(put) : value) : put(value)] as const];
  });
  return { ...draft, ...Object.fromEntries(changed) };
}
