/** A place inside plain data: `morale.bulgaria`, `pool[2].cadre`. */
import type { Field } from '../input/field.ts';
import type { Plain } from '../step/step.ts';
import type { State } from './rules.ts';

const STEP = /[^.[\]]+/g;

/** The value with one place replaced; nothing if there is no such place. What `field` lets be left out may be put in. */
export function replaced(value: State, path: string, by: Plain, field?: Field): State | undefined {
  const steps = path.match(STEP) ?? [];
  return steps.length === 0 ? undefined : (within(value, steps, by, field) as State | undefined);
}

function within(
  value: Plain | undefined,
  [head, ...rest]: readonly string[],
  by: Plain,
  field: Field | undefined,
): Plain | undefined {
  if (head === undefined) return by;
  if (Array.isArray(value)) {
    const index = Number(head);
    if (!Number.isInteger(index) || index < 0 || index >= value.length) return undefined;
    const inner = within(value[index], rest, by, field?.kind === 'list' ? field.of : undefined);
    return inner === undefined ? undefined : value.with(index, inner);
  }
  const part = field?.kind === 'record' && Object.hasOwn(field.fields, head) ? field.fields[head] : undefined;
  const mayBeNew = part?.optional === true && rest.length === 0;
  if (typeof value !== 'object' || value === null || !(Object.hasOwn(value, head) || mayBeNew)) return undefined;
  const inner = within((value as State)[head], rest, by, part);
  return inner === undefined ? undefined : { ...(value as State), [head]: inner };
}
