/** A place inside plain data: `morale.bulgaria`, `pool[2].cadre`. */
import type { Plain } from '../step/step.ts';
import type { State } from './rules.ts';

const STEP = /[^.[\]]+/g;

/** The value with one place replaced; nothing if there is no such place. */
export function replaced(value: State, path: string, by: Plain): State | undefined {
  const steps = path.match(STEP) ?? [];
  return steps.length === 0 ? undefined : (within(value, steps, by) as State | undefined);
}

function within(value: Plain | undefined, [head, ...rest]: readonly string[], by: Plain): Plain | undefined {
  if (head === undefined) return by;
  if (Array.isArray(value)) {
    const index = Number(head);
    if (!Number.isInteger(index) || index < 0 || index >= value.length) return undefined;
    const inner = within(value[index], rest, by);
    return inner === undefined ? undefined : value.with(index, inner);
  }
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, head)) return undefined;
  const inner = within((value as State)[head], rest, by);
  return inner === undefined ? undefined : { ...(value as State), [head]: inner };
}
