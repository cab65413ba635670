/** Fields that follow another: what is proposed for them, what moves along with a change, what was said to the contrary. */
import type { RuleRef } from '../step/note.ts';
import { type Facts, type Words, words } from '../text/words.ts';
import type { Field, Fields, Follows } from './field.ts';
import { same } from './same.ts';

type Values = Readonly<Record<string, unknown>>;

/** What a field follows, where it follows another. */
export const followsOf = (field: Field): Follows | undefined => ('follows' in field ? field.follows : undefined);

/** What stands in a field of which nothing was said: the proposal for what its sibling holds, or the usual value. */
export function proposed(field: Field, siblings: Values): unknown {
  const follows = followsOf(field);
  const from = follows && siblings[follows.from];
  return follows && typeof from === 'string' && Object.hasOwn(follows.by, from) ? follows.by[from] : field.default;
}

/** Whether a field stands as its sibling proposes. */
export const standsAsProposed = (field: Field, siblings: Values, value: unknown): boolean =>
  followsOf(field) !== undefined && value !== undefined && same(value, proposed(field, siblings));

/** The changed value, where what stood as proposed moves along with the sibling it follows. */
export function movedAlong(field: Field, before: unknown, after: unknown): unknown {
  if (field.kind === 'list' && Array.isArray(before) && Array.isArray(after)) {
    // A row taken out shifts the others: nothing of them was changed.
    return before.length === after.length
      ? after.map((item, index) => movedAlong(field.of, before[index], item))
      : after;
  }
  if (field.kind !== 'record' || !isRecord(before) || !isRecord(after)) return after;
  const moved = Object.entries(after).map(([name, value]) => {
    const inner = Object.hasOwn(field.fields, name) ? field.fields[name] : undefined;
    if (!inner) return [name, value];
    const follows = standsAsProposed(inner, before, before[name]) && same(before[name], value);
    return [name, follows ? proposed(inner, after) : movedAlong(inner, before[name], value)];
  });
  return Object.fromEntries(moved);
}

/** Something said against a proposal, worded by `follows.told` under the title `follows.title`. */
export interface Contrary {
  readonly at: string;
  readonly rule: RuleRef | undefined;
  readonly title: Words;
  readonly told: Words;
}

/** Everything in an input that was said against a proposal. */
export function contrary(field: Field, value: unknown, at = ''): readonly Contrary[] {
  if (field.kind === 'list' && Array.isArray(value)) {
    return value.flatMap((item, index) => contrary(field.of, item, `${at}[${index}]`));
  }
  if (field.kind !== 'record' || !isRecord(value)) return [];
  return Object.entries(field.fields).flatMap(([name, inner]): readonly Contrary[] => {
    const path = at === '' ? name : `${at}.${name}`;
    const told = value[name] === undefined ? undefined : against(field.fields, inner, value, value[name]);
    const here = told && {
      at: path,
      rule: inner.rule,
      title: words('follows.title', { where: words(field.label) }),
      told,
    };
    return [...(here ? [here] : []), ...contrary(inner, value[name], path)];
  });
}

function against(fields: Fields, field: Field, siblings: Values, value: unknown): Words | undefined {
  const follows = followsOf(field);
  const [from, proposal] = [follows && fields[follows.from], proposed(field, siblings)];
  if (!follows || from === undefined || proposal === undefined || same(value, proposal)) return undefined;
  return words('follows.told', {
    field: words(field.label),
    from: valueWords(from, siblings[follows.from]),
    chosen: valueWords(field, value),
    proposal: valueWords(field, proposal),
    why: words(follows.why),
  });
}

/** An option or a yes in words; a number as it is. */
const valueWords = (field: Field, value: unknown): Facts[string] => {
  if (field.kind === 'oneOf') return words(`${field.words}.${value}`);
  return field.kind === 'flag' ? words(value === true ? 'yes' : 'no') : (value as number);
};

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
