/** The inputs one switch away from a given one: each flag turned, each number one up or down, each option another. */
import type { Plain } from '../step/step.ts';
import type { Field } from './field.ts';
import { movedAlong } from './follow.ts';

/** An input that differs from another in one thing. */
export interface Neighbour {
  /** Where the input differs. */
  readonly at: string;
  readonly field: Field;
  readonly from: Plain;
  readonly to: Plain;
  readonly input: Plain;
}

/** What stands as another field proposes moves along with it. */
export function neighbours(field: Field, input: Plain): readonly Neighbour[] {
  return around(field, input, '', (changed) => movedAlong(field, input, changed) as Plain);
}

/** `rebuild` puts a changed part back into the whole. */
function around(
  field: Field,
  value: Plain | undefined,
  at: string,
  rebuild: (part: Plain) => Plain,
): readonly Neighbour[] {
  if (value === undefined) return [];
  const turned = (to: Plain): Neighbour => ({ at, field, from: value, to, input: rebuild(to) });
  switch (field.kind) {
    case 'flag':
      return [turned(value !== true)];
    case 'integer': {
      const number = value as number;
      return [number + 1, number - 1].filter((next) => next >= field.min && next <= field.max).map(turned);
    }
    case 'oneOf':
      return field.options.filter((option) => option !== value).map(turned);
    case 'text':
      return [];
    case 'list': {
      const items = value as readonly Plain[];
      const shorter = items.length > field.min ? items.map((item, index) => without(items, item, index)) : [];
      const inside = items.flatMap((item, index) =>
        around(field.of, item, `${at}[${index}]`, (part) => rebuild(items.with(index, part))),
      );
      return [...inside, ...shorter];
    }
    case 'record': {
      const record = value as { readonly [name: string]: Plain };
      return Object.entries(field.fields).flatMap(([name, inner]) =>
        around(inner, record[name], at === '' ? name : `${at}.${name}`, (part) => rebuild({ ...record, [name]: part })),
      );
    }
  }

  function without(items: readonly Plain[], item: Plain, index: number): Neighbour {
    return { at: `${at}[${index}]`, field, from: item, to: null, input: rebuild(items.toSpliced(index, 1)) };
  }
}
