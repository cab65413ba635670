/** A random value that fits a description, for fuzzing and simulation. */
import type { Field, Fields, Infer } from './field.ts';
import { followsOf, proposed } from './follow.ts';

/** `next` gives numbers from 0 up to, not including, 1. */
export function sample<F extends Field>(field: F, next: () => number): Infer<F> {
  return draw(field, next, 0) as Infer<F>;
}

/** Long lists make slow samples and no new cases. */
const LONGEST = 3;
/** Most printed numbers are small; a few samples go to the edge. */
const USUAL = 12;
/** How often a field that follows another stands as proposed. */
const FOLLOWS = 0.75;
/** How often what may be left out is told. */
const TOLD = 0.5;

function draw(field: Field, next: () => number, index: number): unknown {
  const below = (count: number): number => Math.floor(next() * count);
  switch (field.kind) {
    case 'integer': {
      const max = next() < 0.9 ? Math.min(field.max, Math.max(field.min, 0) + USUAL) : field.max;
      return field.min + below(max - field.min + 1);
    }
    case 'flag':
      return next() < 0.5;
    case 'oneOf':
      return field.options[below(field.options.length)];
    case 'text':
      return `${String.fromCharCode(65 + below(26))}${below(1000)}-${index}`.slice(0, field.max);
    case 'list': {
      const most = Math.max(field.min, Math.min(field.max, LONGEST));
      const items = Array.from({ length: field.min + below(most - field.min + 1) }, (_, place) =>
        draw(field.of, next, place),
      );
      return field.unique ? distinct(items, field.unique) : items;
    }
    case 'record':
      return drawFields(field.fields, next, index);
  }
}

function drawFields(fields: Fields, next: () => number, index: number): Readonly<Record<string, unknown>> {
  const drawn: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    // A map made up at random is none.
    if (field.kind === 'record' && field.map) {
      if (field.default !== undefined) drawn[name] = field.default;
      continue;
    }
    if (field.optional && next() >= TOLD) continue;
    const proposal = followsOf(field) && next() < FOLLOWS ? proposed(field, drawn) : undefined;
    drawn[name] = proposal ?? draw(field, next, index);
  }
  return drawn;
}

function distinct(items: readonly unknown[], unique: true | string): readonly unknown[] {
  const key = (item: unknown): string =>
    JSON.stringify(typeof unique === 'string' ? (item as Readonly<Record<string, unknown>>)[unique] : item);
  return [...new Map(items.map((item) => [key(item), item])).values()];
}
