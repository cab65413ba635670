/** A counter stands in one place: an input that describes one twice is refused, whatever the procedure. */

import { countersOf, type Field, type Procedure, type Refusal } from '@grognard/kernel';
import { refusal } from '../text/kit.ts';

interface Named {
  readonly at: string;
  readonly of: string;
  readonly name: string;
}

/** The same procedure, with that refused before its own rules are asked. */
export const once = <P extends Procedure>(procedure: P): P => ({
  ...procedure,
  refusals: (input: unknown, book: Parameters<P['begin']>[1]) => [
    ...namedTwice(procedure.input, input),
    ...(procedure.refusals?.(input, book) ?? []),
  ],
});

function namedTwice(field: Field, input: unknown): readonly Refusal[] {
  const all = named(field, input, '');
  return all.flatMap(({ at, of, name }, place) => {
    const first = all.findIndex((one) => one.of === of && one.name === name);
    return first < place ? [refusal('counterTwice', at, { facts: { name } })] : [];
  });
}

function named(field: Field, value: unknown, at: string): readonly Named[] {
  if (field.kind === 'list' && Array.isArray(value))
    return value.flatMap((item, index) => named(field.of, item, `${at}[${index}]`));
  if (field.kind !== 'record' || typeof value !== 'object' || value === null) return [];
  const told = value as Readonly<Record<string, unknown>>;
  const path = (key: string): string => (at === '' ? key : `${at}.${key}`);
  const { fields } = field;
  const own = countersOf(field).flatMap(({ kind, name: key }): readonly Named[] => {
    const name = told[key];
    return typeof name === 'string' && name !== fields[key]?.default ? [{ at: path(key), of: kind, name }] : [];
  });
  return [...own, ...Object.entries(fields).flatMap(([key, inner]) => named(inner, told[key], path(key)))];
}
