/** A value being filled in: like the description says, but it may still lack things or be wrong. */
import { type Field, followsOf, proposed, type Say, standsAsProposed } from '@grognard/kernel';

export type Draft = unknown;
type Fields = Extract<Field, { kind: 'record' }>['fields'];
export type DraftRecord = Readonly<Record<string, Draft>>;

export const isRecord = (value: unknown): value is DraftRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A map is chosen or painted whole, never filled in field by field. */
const isMap = (field: Field): boolean => field.kind === 'record' && field.map !== undefined;

/** Names already given in a form: a new one is never called like another. */
export type Taken = Set<string>;

/** What a field holds before anyone touched it; what has no usual value, follows another or need not be known stays open. */
export function fresh(field: Field, say: Say, taken: Taken = new Set()): Draft {
  if (followsOf(field) || field.optional || isMap(field)) return undefined;
  if (field.default !== undefined) return field.default;
  switch (field.kind) {
    case 'integer':
    case 'oneOf':
      return undefined;
    case 'flag':
      return false;
    case 'text':
      // Where something stands is shown on the map, not guessed.
      return field.sample === undefined || field.on !== undefined ? '' : freshName(say(field.sample), taken, field.max);
    case 'list':
      return Array.from({ length: field.min }, () => fresh(field.of, say, taken));
    case 'record':
      return freshRecord(field.fields, say, taken);
  }
}

const freshRecord = (fields: Fields, say: Say, taken: Taken): DraftRecord =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fresh(field, say, taken)]));

/** The sample itself, or the first number after it that is free; what has no room for one is no name but a place. */
function freshName(sample: string, taken: Taken, most: number): string {
  let [name, number] = [sample, 1];
  while (taken.has(name)) {
    number += 1;
    name = `${sample} ${number}`;
    if (name.length > most) return sample;
  }
  taken.add(name);
  return name;
}

/** Every text that stands in a draft. */
export function textsIn(draft: Draft, found: Taken = new Set()): Taken {
  if (typeof draft === 'string') found.add(draft);
  else if (Array.isArray(draft)) for (const item of draft) textsIn(item, found);
  else if (isRecord(draft)) for (const value of Object.values(draft)) textsIn(value, found);
  return found;
}

/** One more row: named apart from all others, and what was picked for the row before is picked again. */
export function anotherRow(field: Field, rows: readonly Draft[], say: Say, taken: Taken = textsIn(rows)): Draft {
  const made = fresh(field, say, taken);
  const last = rows.at(-1);
  if (field.kind !== 'record' || !isRecord(made) || !isRecord(last)) return made;
  return Object.fromEntries(
    Object.entries(field.fields).map(([name, inner]) => [
      name,
      inner.kind === 'oneOf' && inner.default === undefined && !followsOf(inner) ? last[name] : made[name],
    ]),
  );
}

/** A given value laid over the usual ones: a preset or a link need not say what it leaves as usual. */
export function filled(field: Field, given: unknown, say: Say, taken: Taken = textsIn(given)): Draft {
  if (given === undefined) return fresh(field, say, taken);
  if (isMap(field)) return given;
  if (field.kind === 'list' && Array.isArray(given)) return given.map((item) => filled(field.of, item, say, taken));
  if (field.kind !== 'record' || !isRecord(given)) return given;
  const whole = withUsual(field.fields, given);
  const known = Object.entries(field.fields).map(([name, inner]) => [
    name,
    standsAsProposed(inner, whole, given[name]) ? undefined : filled(inner, given[name], say, taken),
  ]);
  const extra = Object.entries(given).filter(([name]) => !Object.hasOwn(field.fields, name));
  return Object.fromEntries([...known, ...extra]);
}

/** What stands in a record, the usual values in the place of what it leaves out. */
const withUsual = (fields: Fields, values: DraftRecord): DraftRecord =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, values[name] ?? field.default]));

/** What a field shows: what was said, or what another field proposes meanwhile. */
export const shownIn = (fields: Fields, values: DraftRecord, name: string): Draft => {
  const field = fields[name];
  return values[name] === undefined && field ? proposal(fields, values, field) : values[name];
};

/** What the player said of a field that follows another: what is proposed anyway is left open again, to follow on. */
export const saidOf = (fields: Fields, values: DraftRecord, name: string, next: Draft): Draft => {
  const field = fields[name];
  return field && standsAsProposed(field, withUsual(fields, values), next) ? undefined : next;
};

const proposal = (fields: Fields, values: DraftRecord, field: Field): Draft =>
  followsOf(field) ? proposed(field, withUsual(fields, values)) : undefined;

/** The draft as an input: what is still open is left out, so that it is refused as missing and not as wrong. */
export function asInput(draft: Draft): unknown {
  if (typeof draft !== 'object' || draft === null) return draft;
  // What did not change is the same input as before: a map of ten thousand hexes is then not read again.
  const before = INPUTS.get(draft);
  if (before !== undefined) return before;
  const told = Object.entries(draft).filter(([, value]) => value !== undefined && value !== '');
  const input = Array.isArray(draft)
    ? draft.map(asInput)
    : Object.fromEntries(told.map(([name, value]) => [name, asInput(value)]));
  INPUTS.set(draft, input);
  return input;
}

const INPUTS = new WeakMap<object, unknown>();
