/** An input as everybody may see it: what is for one side's eyes stands as usual, whatever that side holds. */
import type { Field } from './field.ts';
import { followsOf, proposed } from './follow.ts';

type Values = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a field holds when nobody has said anything; nothing where only a player can know. */
function usual(field: Field, siblings: Values): unknown {
  if (field.optional) return undefined;
  if (field.default !== undefined || followsOf(field)) return proposed(field, siblings);
  if (field.kind === 'flag') return false;
  return field.kind === 'list' && field.min === 0 ? [] : undefined;
}

/** The whole input without what is secret; `spared` is the side that looks, and sees its own. */
export function withoutSecrets(field: Field, input: unknown, spared?: string): unknown {
  if (field.kind === 'list' && Array.isArray(input)) return input.map((item) => withoutSecrets(field.of, item, spared));
  if (field.kind !== 'record' || !isRecord(input)) return input;
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => {
      const inner = Object.hasOwn(field.fields, name) ? field.fields[name] : undefined;
      if (!inner) return [name, value];
      if (inner.secret === undefined || inner.secret === spared) return [name, withoutSecrets(inner, value, spared)];
      return [name, usual(inner, input)];
    }),
  );
}
