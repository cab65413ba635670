/** What the API answers, for the OpenAPI document and the client made from it. */
import type { JsonSchema } from '@grognard/kernel';

const text: JsonSchema = { type: 'string' };
const count: JsonSchema = { type: 'integer' };
const flag: JsonSchema = { type: 'boolean' };
const anything: JsonSchema = {};
const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
const nullable = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });
export const object = (
  properties: Readonly<Record<string, JsonSchema>>,
  optional: readonly string[] = [],
): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
});

export const params = (...names: readonly string[]): JsonSchema =>
  object(Object.fromEntries(names.map((name) => [name, text])));

export const from = object({ from: count }, ['from']);
export const vouchedQuery = object({ length: count, head: text, signature: text });
export const idempotency = object({ 'idempotency-key': text }, ['idempotency-key']);

/** How far a journal goes, signed by the server. */
const vouched = { length: count, head: text, signature: text };

export const problem: JsonSchema = {
  ...object(
    {
      type: text,
      title: text,
      status: count,
      refusals: listOf(object({ code: text, at: text, rule: text, text }, ['rule'])),
      ...vouched,
    },
    Object.keys(vouched),
  ),
};

export const answers = (schema: JsonSchema, ...codes: readonly (200 | 201)[]) => ({
  ...Object.fromEntries(codes.map((code) => [code, schema])),
  '4xx': problem,
});

export const made = answers(object({ id: text }), 200, 201);

export const lines = answers(object({ ...vouched, lines: listOf(anything) }), 200);

export const added = answers(object({ sequence: count, added: count, repeated: flag, ...vouched }), 200, 201);

export const givenBack = answers(object({ added: count, ...vouched }), 200);

const move = object(
  {
    kind: text,
    seat: text,
    text,
    side: text,
    rule: text,
    question: text,
    options: listOf(object({ option: text, text })),
    roll: count,
    asked: count,
  },
  ['side', 'rule', 'question', 'options', 'roll', 'asked'],
);

const names: JsonSchema = { type: 'object', additionalProperties: text };

const open = object({
  began: count,
  by: text,
  procedure: text,
  title: text,
  input: anything,
  roles: names,
  journal: listOf(anything),
  sealed: listOf(text),
  stuck: listOf(text),
});

const undo = object({
  line: nullable(count),
  needed: listOf(text),
  asked: nullable(object({ line: count, by: text, target: count, consent: listOf(text) })),
});

export const campaign = answers(
  object({
    id: text,
    game: text,
    title: text,
    name: text,
    you: nullable(text),
    access: { type: 'string', enum: ['seat', 'invited', 'observer'] },
    ...vouched,
    rulings: names,
    state: anything,
    seats: listOf(object({ seat: text, name: text, taken: flag, here: flag })),
    moves: listOf(move),
    open: nullable(open),
    undo,
  }),
  200,
);

export const games = answers(
  listOf(
    object({
      id: text,
      title: text,
      period: text,
      seats: listOf(text),
      procedures: listOf(object({ id: text, title: text })),
    }),
  ),
  200,
);

export const resolution = answers(
  object({
    game: text,
    procedure: text,
    version: text,
    input: anything,
    rulings: names,
    overlay: anything,
    journal: listOf(anything),
    steps: listOf(anything),
    outcome: text,
    result: anything,
    effects: listOf(anything),
    summary: text,
  }),
  200,
);

export const health = answers(object({ status: text, database: text, version: text }), 200);
