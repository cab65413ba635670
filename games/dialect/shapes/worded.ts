/** Schemas and documents in the reader's language: what describes them is written in English, which is the key of its translations. */
import type { Plain, Say } from '@grognard/kernel';

const PROSE = ['description', 'summary', 'title'];
/** Under these stand data, whatever they are called. */
const DATA = ['value', 'example', 'default', 'enum', 'const'];

/** The same with all that describes it read aloud; a member that happens to be called so is a schema, not a text. */
export function worded(value: Plain, say: Say): Plain {
  if (Array.isArray(value)) return value.map((each) => worded(each as Plain, say));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value as { readonly [key: string]: Plain }).map(([key, each]) => {
      if (DATA.includes(key) && !isSchema(each)) return [key, each];
      return [key, PROSE.includes(key) && typeof each === 'string' ? say.read({ en: each }) : worded(each, say)];
    }),
  );
}

/** A member of a shape may be called `value` as well. */
const isSchema = (value: Plain): boolean =>
  typeof value === 'object' && value !== null && ['type', '$ref', 'anyOf'].some((key) => Object.hasOwn(value, key));
