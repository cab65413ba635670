/** The tracks of a campaign in words: only what is not empty, and what has changed since some earlier state. */
import {
  type CampaignRules,
  type Field,
  type Game,
  type Plain,
  type Say,
  type State,
  same,
  words,
} from '@grognard/kernel';
import { localeOf } from './locale.ts';
import { shown } from './numbers.ts';

/** One line: a track, or one thing on a track that lists several. */
export interface TrackRow {
  readonly path: string;
  readonly label: string;
  readonly words: string;
  /** The one number of a thing that has but one. */
  readonly amount?: string;
  /** What names a thing on a list, as the game keeps it: a nation by its id, a counter by its name. */
  readonly name?: string;
  /** What it was before; empty where it was not there. */
  readonly was?: string;
}

/** Tracks that belong together, or one track with all that stands on it; without a label, the single ones. */
export interface TrackGroup {
  readonly label: string;
  readonly path: string;
  readonly rows: readonly TrackRow[];
}

export interface TrackOptions {
  /** What is empty is told too. */
  readonly all?: boolean;
  /** The state that changes are told against. */
  readonly since?: State;
}

type Inside = Readonly<Record<string, Plain>>;

/** The tracks of a campaign, grouped and worded. */
export function tracksInWords(game: Game, state: State, say: Say, options: TrackOptions = {}): readonly TrackGroup[] {
  const { fields } = (game.campaign as CampaignRules).state;
  const singles: TrackRow[] = [];
  const groups: TrackGroup[] = [];
  for (const [path, field] of Object.entries(fields)) {
    const rows = rowsOf(say, field, state[path], options.since?.[path], path, options);
    if (field.kind === 'record' || isListOfRecords(field)) {
      if (rows.length > 0) groups.push({ label: say(field.label), path, rows });
    } else singles.push(...rows);
  }
  return [...(singles.length > 0 ? [{ label: '', path: '', rows: singles }] : []), ...groups];
}

const isListOfRecords = (field: Field): boolean => field.kind === 'list' && field.of.kind === 'record';

function rowsOf(
  say: Say,
  field: Field,
  value: Plain | undefined,
  was: Plain | undefined,
  path: string,
  options: TrackOptions,
): readonly TrackRow[] {
  if (field.kind === 'record') {
    return Object.entries(field.fields).flatMap(([name, inner]) =>
      rowsOf(
        say,
        inner,
        inside(value)[name],
        was === undefined ? undefined : inside(was)[name],
        `${path}.${name}`,
        options,
      ),
    );
  }
  if (field.kind === 'list' && field.of.kind === 'record') {
    const untouched = isEmpty(field, value) && (was === undefined || same(was, value));
    return untouched && !options.all ? [] : itemRows(say, field, value, was, path);
  }
  const now = trackWords(say, field, value);
  const before = was === undefined ? now : trackWords(say, field, was);
  if (isEmpty(field, value) && before === now && !options.all) return [];
  return [{ path, label: say(field.label), words: now, ...(before !== now && { was: before }) }];
}

/** What stands on a list, each by its name; what has gone from it since is told as gone. */
function itemRows(
  say: Say,
  field: Extract<Field, { kind: 'list' }>,
  value: Plain | undefined,
  was: Plain | undefined,
  path: string,
): readonly TrackRow[] {
  const [items, before] = [listed(value), was === undefined ? undefined : listed(was)];
  const nameOf = (item: Plain): string => itemName(say, field.of, item);
  const told = (item: Plain): string => restWords(say, field.of, item);
  // Of several by one name the first is meant.
  const earlier = new Map(before?.map((item) => [nameOf(item), item] as const).toReversed());
  const rows = items.map((item, index): TrackRow => {
    const label = nameOf(item);
    const old = earlier.get(label);
    const words = told(item);
    const then = old === undefined ? '' : told(old);
    const isNew = before !== undefined && old === undefined;
    const was = old === undefined ? '' : restWords(say, field.of, changedIn(field.of, old, item)) || say('track.none');
    return {
      ...{ path: `${path}[${index}]`, label, words },
      ...marksOn(say, field.of, item),
      ...(before && (isNew || then !== words) && { was }),
    };
  });
  const names = new Set(rows.map(({ label }) => label));
  const gone = (before ?? []).filter((item) => !names.has(nameOf(item)));
  return [...rows, ...gone.map((item) => ({ path, label: nameOf(item), words: say('track.gone'), was: told(item) }))];
}

/** What can be drawn of a thing on a list: its name as it is kept, and its number where it has one alone. */
function marksOn(say: Say, field: Field, item: Plain): Pick<TrackRow, 'amount' | 'name'> {
  if (field.kind !== 'record') return {};
  const key = nameKey(field);
  const name = key === undefined ? undefined : inside(item)[key];
  const keys = Object.keys(field.fields);
  const numbers = keys.filter((each) => field.fields[each]?.kind === 'integer');
  const only = numbers.length === 1 && keys.length <= SIMPLE ? inside(item)[numbers[0] as string] : undefined;
  return {
    ...(typeof name === 'string' && { name }),
    ...(typeof only === 'number' && { amount: numberWords(say, only) }),
  };
}

/** A thing with more to it than a name, a menu and a number is not summed up by the number. */
const SIMPLE = 3;

/** Of an earlier thing, what is no longer so: its name, and the fields that differ. */
function changedIn(field: Field, old: Plain, item: Plain): Plain {
  const key = nameKey(field);
  const differing = Object.entries(inside(old)).filter(
    ([each, value]) => each === key || !same(value, inside(item)[each] ?? null),
  );
  return Object.fromEntries(differing);
}

const inside = (value: Plain | undefined): Inside =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Inside) : {};
const listed = (value: Plain | undefined): readonly Plain[] => (Array.isArray(value) ? value : []);

const isEmpty = (field: Field, value: Plain | undefined): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0) ||
  (field.default !== undefined && same(field.default, value));

/** Any value that a track may hold, in words. */
export function trackWords(say: Say, field: Field | undefined, value: Plain | undefined): string {
  if (value === undefined || value === null || value === '') return say('track.none');
  if (typeof value === 'boolean') return say(value ? 'yes' : 'no');
  if (typeof value === 'number') return numberWords(say, value);
  if (typeof value === 'string') return textWords(say, field, value);
  if (Array.isArray(value)) {
    const of = field?.kind === 'list' ? field.of : undefined;
    return value.length === 0 ? say('track.none') : value.map((item: Plain) => trackWords(say, of, item)).join('; ');
  }
  const rest = restWords(say, field, value);
  if (nameKey(field) === undefined && rest !== '') return rest;
  const name = itemName(say, field, value);
  return rest === '' ? name : say('track.item', { name, rest });
}

/** Years stand on tracks too: what has four figures is not parted. */
const numberWords = (say: Say, value: number): string =>
  Number.isInteger(value) && Math.abs(value) < 10_000 ? String(value).replace('-', '−') : shown(value, localeOf(say));

/** A menu by its words; a name that the page prints by its words too, any other as it was written. */
function textWords(say: Say, field: Field | undefined, value: string): string {
  if (field?.kind === 'oneOf') return say(`${field.words}.${value}`);
  if (field?.kind !== 'text' || field.words === undefined) return value;
  const key = `${field.words}.${value}`;
  const told = say(key);
  // A speaker shows a key that it does not know in brackets.
  return told === `[${key}]` ? value : told;
}

/** The key of a record that says what it is: its first text or menu. */
const nameKey = (field: Field | undefined): string | undefined =>
  field?.kind === 'record'
    ? (Object.keys(field.fields).find((key) => field.fields[key]?.kind === 'text') ??
      Object.keys(field.fields).find((key) => field.fields[key]?.kind === 'oneOf'))
    : undefined;

function itemName(say: Say, field: Field | undefined, item: Plain): string {
  const key = nameKey(field);
  const inner = key !== undefined && field?.kind === 'record' ? field.fields[key] : undefined;
  return key === undefined || inside(item)[key] === undefined
    ? say(field ? field.label : 'track.none')
    : trackWords(say, inner, inside(item)[key]);
}

/** Everything else that is known of it and not empty: menus by their words, switches by their labels. */
function restWords(say: Say, field: Field | undefined, item: Plain): string {
  // A map is drawn, not told: its title says which it is.
  if (field?.kind !== 'record' || field.map) return '';
  const named = nameKey(field);
  // Among other numbers a nought says nothing; alone it is all there is to say.
  const hasNumber = Object.values(inside(item)).some((value) => typeof value === 'number' && value !== 0);
  const parts = Object.entries(field.fields).flatMap(([key, inner]): readonly string[] => {
    const value = inside(item)[key];
    if (key === named || isBlank(inner, value) || (value === 0 && hasNumber)) return [];
    if (inner.kind === 'flag') return [say(inner.label)];
    if (inner.kind === 'oneOf') return [trackWords(say, inner, value)];
    if (inner.kind === 'record') return [restWords(say, inner, value ?? null)].filter((each) => each !== '');
    return [say('track.value', { label: say(inner.label), value: trackWords(say, inner, value) })];
  });
  return parts.join(', ');
}

/** What usually stands there need not be told; but a number is a fact, unless nought is usual. */
const isBlank = (field: Field, value: Plain | undefined): boolean =>
  (typeof value !== 'number' || (value === 0 && field.default === 0)) && isEmpty(field, value);

/** What a track's change is called in a list of changes. */
export const changedWords = (say: Say, { was, words: now }: TrackRow): string =>
  was === undefined ? now : say(words(was === '' ? 'track.new' : 'track.changed', { was, now }));
