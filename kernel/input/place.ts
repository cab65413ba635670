/** The description of a place in an input. */
import type { Field } from './field.ts';

const STEP = /[^.[\]]+/g;

/** Names and numbers on the way to a place such as `attackers[0].strength`. */
export const stepsTo = (at: string): readonly string[] => at.match(STEP) ?? [];

/** One step further in; nothing where there is no such place. */
export function innerField(field: Field | undefined, step: string): Field | undefined {
  if (field?.kind === 'record') return Object.hasOwn(field.fields, step) ? field.fields[step] : undefined;
  return field?.kind === 'list' && /^\d+$/.test(step) ? field.of : undefined;
}

/** The description of what stands at a path. */
export const fieldAt = (field: Field, at: string): Field | undefined =>
  stepsTo(at).reduce<Field | undefined>(innerField, field);
