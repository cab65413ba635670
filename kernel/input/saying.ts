/** One place of an input said otherwise, and an input told by as little as says it all. */
import type { Plain } from '../step/step.ts';
import type { Field } from './field.ts';
import { proposed } from './follow.ts';
import { innerField, stepsTo } from './place.ts';
import { same } from './same.ts';

type Values = { readonly [name: string]: Plain };

const isRecord = (value: Plain | undefined): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The value with one place said otherwise; what leads there is made where it was not said yet, and a row may be added
 * after the last. `null` takes out what may be left out. Nothing where the description has no such place.
 */
export function saidAt(field: Field, value: Plain | undefined, at: string, by: Plain): Plain | undefined {
  const steps = stepsTo(at);
  return steps.length === 0 ? undefined : said(field, value, steps, by);
}

function said(field: Field, value: Plain | undefined, steps: readonly string[], by: Plain): Plain | undefined {
  const [head, ...rest] = steps;
  if (head === undefined) return by;
  const inner = innerField(field, head);
  if (!inner) return undefined;
  const takesOut = rest.length === 0 && by === null;
  if (field.kind === 'list') {
    const [rows, index] = [Array.isArray(value) ? (value as readonly Plain[]) : [], Number(head)];
    if (index > rows.length - (takesOut ? 1 : 0)) return undefined;
    if (takesOut) return rows.toSpliced(index, 1);
    const row = said(inner, rows[index], rest, by);
    return row === undefined ? undefined : rows.toSpliced(index, 1, row);
  }
  const record = isRecord(value) ? value : {};
  if (takesOut) return Object.fromEntries(Object.entries(record).filter(([name]) => name !== head));
  const part = said(inner, record[head], rest, by);
  return part === undefined ? undefined : { ...record, [head]: part };
}

/** A place where two inputs differ, and what the second says there; `null` where it says nothing. */
export interface Difference {
  readonly at: string;
  readonly to: Plain;
}

/** Everywhere that two checked inputs differ; a map, and a list that grew or shrank, differ as a whole. */
export function differences(field: Field, from: Plain | undefined, to: Plain | undefined, at = ''): Difference[] {
  if (same(from, to)) return [];
  if (field.kind === 'record' && !field.map && isRecord(from) && isRecord(to))
    return Object.entries(field.fields).flatMap(([name, inner]) =>
      differences(inner, from[name], to[name], at === '' ? name : `${at}.${name}`),
    );
  if (field.kind === 'list' && Array.isArray(from) && Array.isArray(to) && from.length === to.length)
    return to.flatMap((row: Plain, index) => differences(field.of, from[index], row, `${at}[${index}]`));
  return [{ at, to: to === undefined ? null : spare(field, to) }];
}

/** The value without what would stand there anyway: what is usual, and what another answer proposes. */
export function spare(field: Field, value: Plain): Plain {
  if (field.kind === 'list' && Array.isArray(value)) return value.map((row: Plain) => spare(field.of, row));
  if (field.kind !== 'record' || field.map || !isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, item]) => {
      const inner = Object.hasOwn(field.fields, name) ? field.fields[name] : undefined;
      if (!inner) return [[name, item]];
      return !inner.optional && same(item, proposed(inner, value)) ? [] : [[name, spare(inner, item)]];
    }),
  );
}
