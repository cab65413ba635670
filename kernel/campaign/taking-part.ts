/** Who takes part in a procedure: every counter its input names, with the side it stands on. */
import { type AnyRecordField, countersOf, type Field } from '../input/field.ts';
import type { Side } from '../step/step.ts';
import { namedIn } from './register.ts';

/** A counter that an input names. */
export interface TakingPart {
  readonly name: string;
  /** Text key of the name, where it is one of a printed list. */
  readonly label?: string;
  readonly kind: string;
  /** Where it stands in the input. */
  readonly at: string;
  /** The side it fights for, where the input says so. */
  readonly side?: Side;
  /** Text key of its nation. */
  readonly nation?: string;
}

type Given = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const joined = (at: string, name: string): string => (at === '' ? name : `${at}.${name}`);

/** In the order of the description; a counter named twice is told once. */
export function takingPart(input: AnyRecordField, said: unknown): readonly TakingPart[] {
  const seen = new Set<string>();
  return found(input, said, '', undefined).filter(({ kind, name }) => {
    const key = `${kind} ${name}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function found(field: Field, value: unknown, at: string, above: Side | undefined): readonly TakingPart[] {
  const side = field.secret ?? field.force ?? above;
  const sided = side === undefined ? {} : { side };
  switch (field.kind) {
    case 'integer':
    case 'flag':
      return [];
    case 'oneOf':
    case 'text':
      return field.names && typeof value === 'string' && value !== '' && value !== field.default
        ? [{ name: value, kind: field.names.kind, at, ...sided, ...labelOf(field, value) }]
        : [];
    case 'list':
      return Array.isArray(value) ? value.flatMap((item, index) => found(field.of, item, `${at}[${index}]`, side)) : [];
    case 'record':
      return isRecord(value) ? [...countersAt(field, value, at, sided), ...within(field, value, at, side)] : [];
  }
}

const labelOf = (field: Field | undefined, name: string): { readonly label?: string } =>
  field?.kind === 'oneOf' ? { label: `${field.words}.${name}` } : {};

const within = (field: AnyRecordField, value: Given, at: string, side: Side | undefined): readonly TakingPart[] =>
  Object.entries(field.fields).flatMap(([key, inner]) => found(inner, value[key], joined(at, key), side));

const countersAt = (
  field: AnyRecordField,
  value: Given,
  at: string,
  sided: { readonly side?: Side },
): readonly TakingPart[] =>
  countersOf(field).flatMap((mark): TakingPart[] => {
    const name = namedIn(field.fields, mark, value);
    if (name === undefined) return [];
    const nation = mark.nation === undefined ? undefined : nationOf(field, mark.nation, value);
    const label = labelOf(field.fields[mark.name], name);
    return [{ name, kind: mark.kind, at, ...sided, ...(nation && { nation }), ...label }];
  });

const nationOf = ({ fields }: AnyRecordField, key: string, value: Given): string | undefined => {
  const field = fields[key];
  const nation = value[key];
  return field?.kind === 'oneOf' && typeof nation === 'string' ? `${field.words}.${nation}` : undefined;
};
