/** Bodies described once: checked by the kernel, shown in the OpenAPI document. */
import { making, type Shape } from '@grognard/games/dialect';
import { check, type Game, nearest, type Plain, quoted, type Refusal, type Say, schema } from '@grognard/kernel';
import { isHex } from '@grognard/kernel/fair';
import { refusedBecause } from '../admission/problem.ts';

export type Body = Readonly<Record<string, unknown>>;

/** A part that no field describes: of a shape that a game says, or of several shapes. */
export interface FreePart {
  readonly shape: Shape;
  /** What is wrong with it, each fault with its place. */
  faults?(value: unknown, at: string, game?: Game): readonly Refusal[];
}

export interface BodyShape {
  readonly fields: Parameters<typeof check>[0] & { readonly kind: 'record' };
  readonly free: Readonly<Record<string, FreePart>>;
  readonly required: readonly string[];
}

export const isRecord = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const notARecord = (at: string, value: unknown): Refusal => ({
  code: 'notARecord',
  at,
  facts: { received: quoted(value) },
});

/** Names that nobody asked for, each with what would do. */
export const strangers = (value: Body, known: readonly string[], at = ''): readonly Refusal[] =>
  Object.keys(value)
    .filter((name) => !known.includes(name))
    .map((name) => {
      const close = nearest(name, known);
      const facts = { received: name, options: known, ...(close && { close }) };
      return { code: 'unknownField', at: at === '' ? name : `${at}.${name}`, facts };
    });

/** Every fault of a body: what is missing, what is unknown, what is wrong in its parts. */
export function bodyFaults(shape: BodyShape, value: unknown, game?: Game): readonly Refusal[] {
  if (!isRecord(value)) return [{ code: 'notARecord', at: '', facts: { received: 'body' } }];
  const checked = check(shape.fields, described(shape, value));
  return [
    ...strangers(value, namesOf(shape)),
    ...(checked.ok ? [] : checked.refusals),
    ...shape.required.flatMap((key): Refusal[] =>
      Object.hasOwn(value, key) ? [] : [{ code: 'missing', at: key, facts: { expected: 'record' } }],
    ),
    ...Object.entries(shape.free).flatMap(([key, { faults }]) =>
      Object.hasOwn(value, key) && faults ? faults(value[key], key, game) : [],
    ),
  ];
}

/** The body with what is usual filled in, or every fault at once. */
export function shaped(shape: BodyShape, value: unknown, game?: Game): Body {
  const faults = bodyFaults(shape, value, game);
  if (faults.length > 0) throw refusedBecause(faults, game);
  const checked = check(shape.fields, described(shape, value as Body));
  return { ...(value as Body), ...(checked.ok ? (checked.value as Body) : {}) };
}

const described = ({ fields }: BodyShape, value: Body): Body =>
  Object.fromEntries(Object.entries(value).filter(([key]) => Object.hasOwn(fields.fields, key)));

const namesOf = ({ fields, free }: BodyShape): readonly string[] => [
  ...Object.keys(fields.fields),
  ...Object.keys(free),
];

/** A part that must be so many bytes in hexadecimal. */
export function hexOf(body: Body, key: string, bytes: number): string {
  const value = body[key];
  if (isHex(value, bytes)) return value;
  throw refusedBecause([{ code: 'notHex', at: key, facts: { bytes } }]);
}

/** The JSON Schema of a body. */
export function bodySchema(shape: BodyShape, say: Say): Shape {
  const own = schema(shape.fields, say) as { readonly [key: string]: Plain };
  const free = Object.fromEntries(Object.entries(shape.free).map(([name, part]) => [name, part.shape]));
  return {
    ...own,
    properties: { ...(own['properties'] as object), ...free },
    required: [...(own['required'] as readonly string[]), ...shape.required],
  };
}

/** A record of names. */
export const NAMES: FreePart = {
  shape: making.names,
  faults: (value, at) =>
    isRecord(value)
      ? Object.entries(value).flatMap(([name, each]) =>
          typeof each === 'string'
            ? []
            : [{ code: 'notText', at: `${at}.${name}`, facts: { received: quoted(each), max: 200 } }],
        )
      : [notARecord(at, value)],
};
