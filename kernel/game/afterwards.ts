/** The input as it stands once a procedure is over: counters as their fates leave them, without those that are gone. */
import { stepsTo } from '../input/place.ts';
import type { Plain } from '../step/step.ts';
import type { CounterFate } from './procedure.ts';

type Values = Readonly<Record<string, Plain>>;

/** Nothing where no fate changes anything, or where a counter is gone whose place cannot be left empty. */
export function afterwards(input: Plain, fates: readonly CounterFate[]): Plain | undefined {
  const changed = fates.filter(({ after, gone }) => gone || (after && Object.keys(after).length > 0));
  if (changed.length === 0) return undefined;
  const leaves = changed.filter(({ gone }) => gone).map(({ at }) => stepsTo(at));
  if (leaves.some((steps) => !isPlace(steps.at(-1)))) return undefined;
  const stood = changed.reduce((whole, { at, after = {} }) => laid(whole, stepsTo(at), after), input);
  // From the last to the first: taking one out must not move those still to go.
  return leaves
    .toSorted((a, b) => Number(b.at(-1)) - Number(a.at(-1)))
    .reduce((whole, steps) => taken(whole, steps), stood);
}

const isPlace = (step: string | undefined): boolean => step !== undefined && /^\d+$/.test(step);

function laid(value: Plain, [step, ...rest]: readonly string[], after: Values): Plain {
  if (step === undefined) return { ...(value as Values), ...after };
  return inside(value, step, (inner) => laid(inner, rest, after));
}

function taken(value: Plain, [step = '', ...rest]: readonly string[]): Plain {
  if (rest.length > 0) return inside(value, step, (inner) => taken(inner, rest));
  return Array.isArray(value) ? value.toSpliced(Number(step), 1) : value;
}

/** The same value with one part of it otherwise. */
function inside(value: Plain, step: string, change: (inner: Plain) => Plain): Plain {
  if (Array.isArray(value)) return value.map((item, index) => (index === Number(step) ? change(item) : item));
  const record = value as Values;
  return { ...record, [step]: change(record[step] ?? null) };
}
