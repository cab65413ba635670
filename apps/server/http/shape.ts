/** Bodies described once: checked by the kernel, shown in the OpenAPI document. */
import { check, field, type JsonSchema, type Plain, type Refusal, type Say, schema } from '@grognard/kernel';
import { ACT_SHAPES, isHex } from '@grognard/kernel/fair';
import { refusedBecause } from '../admission/problem.ts';

export type Body = Readonly<Record<string, unknown>>;

interface BodyShape {
  readonly fields: Parameters<typeof check>[0] & { readonly kind: 'record' };
  /** Parts that the game describes, or that are checked where they are used. */
  readonly free: Readonly<Record<string, JsonSchema>>;
  readonly required: readonly string[];
}

const hash = (label: string) => field.text(label, { max: 64 });

const ANYTHING: JsonSchema = {};
const STRING: JsonSchema = { type: 'string' };
const NAMES: JsonSchema = { type: 'object', additionalProperties: { type: 'string' } };

/** A player's own cells, by table. */
export const CELLS: JsonSchema = { type: 'object', additionalProperties: { type: 'array', items: {} } };

export const CREATION: BodyShape = {
  fields: field.record('server.create', {
    game: field.text('server.game', { max: 100 }),
    name: field.text('server.name', { max: 200 }),
    observer: hash('server.observer'),
  }),
  free: { setup: ANYTHING, rulings: NAMES, overlay: CELLS, invitations: NAMES },
  required: ['invitations'],
};

export const SITTING: BodyShape = {
  fields: field.record('server.sit', {
    invitation: field.text('server.invitation', { max: 128 }),
    token: hash('server.token'),
  }),
  free: { line: ANYTHING },
  required: ['line'],
};

export const LINE: BodyShape = {
  fields: field.record('server.line', {
    sequence: field.integer('server.sequence', { min: 1, max: Number.MAX_SAFE_INTEGER }),
    previous: hash('server.previous'),
  }),
  free: { event: ANYTHING },
  required: ['event'],
};

export const GIVING_BACK: BodyShape = {
  fields: field.record('server.giveBack', {
    from: field.integer('server.sequence', { min: 1, max: Number.MAX_SAFE_INTEGER }),
  }),
  free: { lines: { type: 'array', items: {} }, seat: STRING, token: STRING, proof: STRING },
  required: ['lines'],
};

/** The body with its described parts checked, or every fault at once. */
export function shaped(shape: BodyShape, value: unknown): Body {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw refusedBecause([{ code: 'notARecord', at: '', facts: { received: 'body' } }]);
  }
  const described = Object.fromEntries(Object.entries(value).filter(([key]) => !Object.hasOwn(shape.free, key)));
  const checked = check(shape.fields, described);
  const missing = shape.required.flatMap((key): Refusal[] =>
    Object.hasOwn(value, key) ? [] : [{ code: 'missing', at: key, facts: { expected: 'record' } }],
  );
  if (!checked.ok || missing.length > 0) throw refusedBecause([...(checked.ok ? [] : checked.refusals), ...missing]);
  return { ...(value as Body), ...(checked.value as Body) };
}

/** A part that must be so many bytes in hexadecimal. */
export function hexOf(body: Body, key: string, bytes: number): string {
  const value = body[key];
  if (isHex(value, bytes)) return value;
  throw refusedBecause([{ code: 'notHex', at: key, facts: { bytes } }]);
}

const objectSchema = (shape: BodyShape, say: Say): JsonSchema => {
  const described = schema(shape.fields, say) as { readonly [key: string]: Plain };
  return {
    ...described,
    properties: { ...(described['properties'] as object), ...shape.free },
    required: [...(described['required'] as readonly string[]), ...shape.required],
  };
};

/** A signed act, one schema for each kind. */
export function actSchema(say: Say): JsonSchema {
  return {
    title: say('server.line'),
    oneOf: Object.entries(ACT_SHAPES).map(([kind, { fields, free }]) => {
      const described = schema(fields, say) as { readonly [key: string]: Plain };
      const open = Object.fromEntries(free.map((key) => [key, key === 'roles' ? NAMES : ANYTHING]));
      return {
        ...described,
        properties: { kind: { type: 'string', enum: [kind] }, ...(described['properties'] as object), ...open },
        required: ['kind', ...(described['required'] as readonly string[]), ...free],
      };
    }),
  };
}

export function lineSchema(say: Say): JsonSchema {
  const line = objectSchema(LINE, say);
  return { ...line, properties: { ...(line['properties'] as object), event: actSchema(say) } };
}

export const creationSchema = (say: Say): JsonSchema => objectSchema(CREATION, say);

export function sittingSchema(say: Say): JsonSchema {
  const sitting = objectSchema(SITTING, say);
  return { ...sitting, properties: { ...(sitting['properties'] as object), line: lineSchema(say) } };
}

export const givingBackSchema = (say: Say): JsonSchema => objectSchema(GIVING_BACK, say);
