/** Where something stands in an input, and what stands there, in the words of its form. */
import { countersOf, type Field, innerField, type Plain, type Say, stepsTo } from '@grognard/kernel';
import { localeOf } from './locale.ts';
import { shown } from './numbers.ts';

type Inside = { readonly [step: string]: Plain } | undefined;

/** `Old Guard, Strength`: a counter by its name, anything else in a list by its number. */
export function placeWords(say: Say, field: Field, input: Plain, at: string): string {
  const told: string[] = [];
  let [here, value]: [Field | undefined, Plain | undefined] = [field, input];
  for (const step of stepsTo(at)) {
    const list = here?.kind === 'list' ? here.label : undefined;
    here = innerField(here, step);
    value = (value as Inside)?.[step];
    if (!here) return at;
    if (list === undefined) told.push(say(here.label));
    else told.splice(-1, 1, nameOf(here, value) ?? `${say(list)} ${Number(step) + 1}`);
  }
  return told.join(', ');
}

/** What an item of a list calls itself. */
function nameOf(field: Field, value: Plain | undefined): string | undefined {
  if (field.kind === 'text' && typeof value === 'string') return value;
  if (field.kind !== 'record' || typeof value !== 'object' || value === null) return undefined;
  const named =
    countersOf(field)[0]?.name ?? Object.keys(field.fields).find((each) => field.fields[each]?.kind === 'text');
  const name = named === undefined ? undefined : (value as { readonly [name: string]: Plain })[named];
  return typeof name === 'string' && name !== '' ? name : undefined;
}

/** A value as its form shows it. */
export function valueWords(say: Say, field: Field | undefined, value: Plain): string {
  if (value === null) return say('value.without');
  if (typeof value === 'boolean') return say(value ? 'yes' : 'no');
  if (typeof value === 'number') return shown(value, localeOf(say));
  if (typeof value === 'string') return field?.kind === 'oneOf' ? say(`${field.words}.${value}`) : value;
  return say('value.with');
}
