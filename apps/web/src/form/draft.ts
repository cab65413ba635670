/** A value being filled in: like the description says, but it may still lack things or be wrong. */
import { type Field, followsOf, proposed, type Say, standsAsProposed } from '@grognard/kernel';

export type Draft = unknown;
type Fields = Extract<Field, { kind: 'record' }>['fields'];
export type DraftRecord = Readonly<Record<string, Draft>>;

export const isRecord = (value: unknown): value is DraftRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a field holds before anyone touched it; what has no usual value, follows another or need not be known stays open. */
export function fresh(field: Field, say: Say, place = 0): Draft {
  if (followsOf(field) || field.optional) return undefined;
  if (field.default !== undefined) return field.default;
  switch (field.kind) {
    case 'integer':
    case 'oneOf':
      return undefined;
    case 'flag':
      return false;
    case 'text':
      return field.sample === undefined ? '' : numbered(say(field.sample), place);
    case 'list':
      return Array.from({ length: field.min }, (_, index) => fresh(field.of, say, index));
    case 'record':
      return freshRecord(field.fields, say, place);
  }
}

const freshRecord = (fields: Fields, say: Say, place: number): DraftRecord =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fresh(field, say, place)]));

const numbered = (text: string, place: number): string => (place === 0 ? text : `${text} ${place + 1}`);

/** One more row: named apart from the others, and what was picked for the row before is picked again. */
export function anotherRow(field: Field, rows: readonly Draft[], say: Say): Draft {
  const made = fresh(field, say, rows.length);
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
export function filled(field: Field, given: unknown, say: Say): Draft {
  if (given === undefined) return fresh(field, say);
  if (field.kind === 'list' && Array.isArray(given)) return given.map((item) => filled(field.of, item, say));
  if (field.kind !== 'record' || !isRecord(given)) return given;
  const whole = withUsual(field.fields, given);
  const known = Object.entries(field.fields).map(([name, inner]) => [
    name,
    standsAsProposed(inner, whole, given[name]) ? undefined : filled(inner, given[name], say),
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
  if (Array.isArray(draft)) return draft.map(asInput);
  if (!isRecord(draft)) return draft;
  const told = Object.entries(draft).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(told.map(([name, value]) => [name, asInput(value)]));
}
