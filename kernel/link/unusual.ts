/** Of an input, what differs from what stands there when nothing is said. */
import type { Field, Fields } from '../input/field.ts';
import { proposed } from '../input/follow.ts';
import { same } from '../input/same.ts';

type Values = Readonly<Record<string, unknown>>;

/** Opened again, what is left says the same as the whole. */
export function unusual(field: Field, value: unknown): unknown {
  if (field.kind === 'list' && Array.isArray(value)) return value.map((item) => unusual(field.of, item));
  // A map is one thing: with a part left out it would be another.
  if (field.kind !== 'record' || field.map || typeof value !== 'object' || value === null) return value;
  return unusualFields(field.fields, value as Values);
}

function unusualFields(fields: Fields, values: Values): Values {
  const differing = Object.entries(fields).flatMap(([name, field]) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined || (!field.optional && same(value, proposed(field, values)))) return [];
    return [[name, unusual(field, value)] as const];
  });
  return Object.fromEntries(differing);
}
