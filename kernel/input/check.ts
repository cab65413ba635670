/** Checks a value against its description: every fault at once, each with where, what came and what would do. */
import { accept, type Checked, quoted, type Refusal } from '../refusal/refusal.ts';
import type { Field, Fields, Infer, OneOfField } from './field.ts';
import { followsOf, proposed } from './follow.ts';
import { type MapKind, strayNames } from './map.ts';
import { nearest } from './nearest.ts';

/** The value with what is usual or proposed filled in, or all that is wrong with it. */
export function check<F extends Field>(field: F, value: unknown): Checked<Infer<F>> {
  const refusals: Refusal[] = [];
  const checked = checkAt(field, value, '', refusals);
  if (field.kind === 'record' && !field.map) {
    const known = new Set(refusals.map(({ at }) => at));
    refusals.push(...strayNames(field, value).filter(({ at }) => !known.has(at)));
  }
  return refusals.length > 0 ? { ok: false, refusals } : accept(checked as Infer<F>);
}

function checkAt(field: Field, value: unknown, at: string, refusals: Refusal[]): unknown {
  if (value === undefined && (field.optional || field.default !== undefined)) return field.default;
  const wrong = (code: string, facts: Refusal['facts'] = {}): undefined => {
    refusals.push({ code, at, facts: { label: field.label, received: quoted(value), ...facts } });
    return undefined;
  };
  if (value === undefined)
    return wrong('missing', { expected: field.kind, ...(field.kind === 'oneOf' && offered(field)) });
  switch (field.kind) {
    case 'integer': {
      const { min, max } = field;
      const fits = typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
      return fits ? value : wrong('notAnInteger', { min, max });
    }
    case 'flag':
      return typeof value === 'boolean' ? value : wrong('notAFlag');
    case 'oneOf': {
      if (typeof value === 'string' && field.options.includes(value)) return value;
      const close = typeof value === 'string' ? nearest(value, field.options) : undefined;
      return wrong('notOneOf', { ...offered(field), ...(close && { close }) });
    }
    case 'text': {
      const fits = typeof value === 'string' && value.trim() !== '' && value.length <= field.max;
      return fits ? value : wrong('notText', { max: field.max });
    }
    case 'list': {
      if (!Array.isArray(value)) return wrong('notAList');
      if (value.length < field.min) wrong('tooFew', { min: field.min });
      if (value.length > field.max) return wrong('tooMany', { max: field.max });
      const items = value.map((item, index) => checkAt(field.of, item, `${at}[${index}]`, refusals));
      checkUnique(field.unique, value, at, refusals);
      return items;
    }
    case 'record': {
      if (field.map && typeof value === 'string') return wrong('unknownMap');
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return wrong('notARecord');
      if (field.map) return checkMap(field.map, value, at, refusals);
      return checkFields(field.fields, value as Readonly<Record<string, unknown>>, at, refusals);
    }
  }
}

/** A map in its one spelling. */
function checkMap(kind: MapKind, value: object, at: string, refusals: Refusal[]): unknown {
  const map = kind.read(value);
  if (map.ok) return map.value.file;
  for (const refusal of map.refusals) refusals.push({ ...refusal, at: [at, refusal.at].filter(Boolean).join('.') });
  return undefined;
}

/** The options, and the prefix of the text keys that word them. */
const offered = ({ options, words }: OneOfField): Refusal['facts'] => ({ options, words });

function checkFields(
  fields: Fields,
  value: Readonly<Record<string, unknown>>,
  at: string,
  refusals: Refusal[],
): unknown {
  const path = (name: string): string => (at === '' ? name : `${at}.${name}`);
  for (const name of Object.keys(value)) {
    if (Object.hasOwn(fields, name)) continue;
    const close = nearest(name, Object.keys(fields));
    refusals.push({
      code: 'unknownField',
      at: path(name),
      facts: { received: name, options: Object.keys(fields), ...(close && { close }) },
    });
  }
  const checked: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const said = Object.hasOwn(value, name) ? value[name] : undefined;
    const from = followsOf(field)?.from;
    // Where the field it follows is refused, nothing is proposed, and nothing more is wrong.
    if (said === undefined && from !== undefined && checked[from] === undefined && field.default === undefined)
      continue;
    const item = checkAt(field, said === undefined ? proposed(field, checked) : said, path(name), refusals);
    if (item !== undefined) checked[name] = item;
  }
  return checked;
}

function checkUnique(
  unique: boolean | string | undefined,
  items: readonly unknown[],
  at: string,
  refusals: Refusal[],
): void {
  if (!unique) return;
  const seen = new Map<string, number>();
  for (const [index, item] of items.entries()) {
    const value = typeof unique === 'string' ? (item as Readonly<Record<string, unknown>> | null)?.[unique] : item;
    const key = JSON.stringify(value);
    if (key === undefined) continue;
    const earlier = seen.get(key);
    if (earlier === undefined) seen.set(key, index);
    else {
      const where = typeof unique === 'string' ? `${at}[${index}].${unique}` : `${at}[${index}]`;
      refusals.push({ code: 'twice', at: where, facts: { received: quoted(value), first: earlier + 1 } });
    }
  }
}
