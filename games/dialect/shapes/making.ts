/** JSON Schemas written short. */
import type { JsonSchema } from '@grognard/kernel';

/** A JSON Schema of the dialect. */
export type Shape = JsonSchema;

/** Such schemas by name. */
export type Shapes = Readonly<Record<string, Shape>>;

export const anything: Shape = {};
export const text: Shape = { type: 'string' };
export const number: Shape = { type: 'number' };
export const count: Shape = { type: 'integer', minimum: 0 };
export const flag: Shape = { type: 'boolean' };
export const listOf = (items: Shape): Shape => ({ type: 'array', items });
export const texts = listOf(text);
export const recordOf = (each: Shape): Shape => ({ type: 'object', additionalProperties: each });
export const names = recordOf(text);
export const oneOf = (...options: readonly string[]): Shape => ({ type: 'string', enum: options });
export const nullable = (shape: Shape): Shape => ({ anyOf: [shape, { type: 'null' }] });
/** Another shape by its name. */
export const ref = (name: string): Shape => ({ $ref: `#/$defs/${name}` });
export const told = (description: string, shape: Shape): Shape => ({ ...shape, description });

/** A member whose name ends with `?` may be missing. */
export function object(members: Readonly<Record<string, Shape>>, description?: string): Shape {
  const bare = (name: string): string => name.replace(/\?$/, '');
  return {
    type: 'object',
    ...(description !== undefined && { description }),
    properties: Object.fromEntries(Object.entries(members).map(([name, shape]) => [bare(name), shape])),
    required: Object.keys(members).filter((name) => !name.endsWith('?')),
  };
}
