/** The JSON Schema of an input, titled in the reader's language; `x-follows` tells what is proposed for a field left out. */
import type { Plain } from '../step/step.ts';
import type { Say } from '../text/words.ts';
import type { AnyRecordField, Field } from './field.ts';
import { followsOf } from './follow.ts';

/** A JSON Schema as plain data. */
export type JsonSchema = { readonly [key: string]: Plain };

/** The JSON Schema of a description. */
export function schema(field: Field, say: Say): JsonSchema {
  const follows = followsOf(field);
  const head = {
    title: say(field.label),
    ...(field.help && { description: say(field.help) }),
    ...(field.default !== undefined && { default: field.default as Plain }),
    ...(follows && { 'x-follows': { from: follows.from, by: follows.by as Plain } }),
  };
  switch (field.kind) {
    case 'integer':
      return { ...head, type: 'integer', minimum: field.min, maximum: field.max };
    case 'flag':
      return { ...head, type: 'boolean' };
    case 'oneOf':
      return { ...head, type: 'string', enum: field.options };
    case 'text':
      return { ...head, type: 'string', minLength: 1, maxLength: field.max };
    case 'list':
      return {
        ...head,
        type: 'array',
        minItems: field.min,
        maxItems: field.max,
        ...(field.unique === true && { uniqueItems: true }),
        items: schema(field.of, say),
      };
    case 'record':
      return field.map
        ? { ...head, anyOf: [{ type: 'string', pattern: '^[0-9a-f]{16}$' }, recordSchema(field, say)] }
        : { ...head, ...recordSchema(field, say) };
  }
}

const recordSchema = ({ fields }: AnyRecordField, say: Say): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(Object.entries(fields).map(([name, inner]) => [name, schema(inner, say)])),
  required: Object.entries(fields).flatMap(([name, inner]) =>
    inner.default === undefined && !inner.optional && !followsOf(inner) ? [name] : [],
  ),
  additionalProperties: false,
});
