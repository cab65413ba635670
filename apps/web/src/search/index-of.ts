/** Everything that can be looked for in a game: charts, tables, rules and the words on them, in both languages. */
import { type Field, type Game, inEvery, knows, type List, LOCALES, type Phrase, type Written } from '@grognard/kernel';
import type { Route } from '../app/route.ts';
import { speakerIn } from '../app/speaker-in.ts';
import { folded } from './folded.ts';

export type FoundKind = 'chart' | 'table' | 'rule' | 'word' | 'example';

export interface Entry {
  readonly kind: FoundKind;
  readonly text: Written;
  readonly route: Route;
  readonly game: Written;
  /** The page that a word stands on; of a word on several, the first. */
  readonly on?: Written;
  /** How many more pages it stands on. */
  readonly more: number;
}

export function indexOf(game: Game): readonly Entry[] {
  const speakers = new Map(LOCALES.map((locale) => [locale, speakerIn(locale, game)]));
  const spoken = (key: string): Written => inEvery((locale) => speakers.get(locale)?.(key) ?? key);
  const entry = (kind: FoundKind, text: Written, route: Route, on?: Written): Entry => ({
    ...{ kind, text, route, game: game.titles, more: 0 },
    ...(on && { on }),
  });
  const chart = (procedure: string): Route => ({ at: 'chart', game: game.id, procedure });
  const table = (id: string): Route => ({ at: 'table', game: game.id, table: id });
  const plain = (key: string): boolean =>
    knows([game.text.en], key) && typeof (game.text.en[key] as Phrase) === 'string';
  return unique([
    ...Object.keys(game.procedures).map((id) => entry('chart', spoken(`procedure.${id}`), chart(id))),
    ...Object.values(game.tables).map(({ id, title }) => entry('table', title, table(id))),
    ...Object.entries(game.rules).map(([id, { number, heading }]) =>
      entry('rule', numbered(number, heading), { at: 'game', game: game.id, section: `rule-${id}` }),
    ),
    ...Object.values(game.tables).flatMap((each) =>
      keysIn(each as List)
        .filter(plain)
        .map((key) => entry('word', spoken(key), table(each.id), each.title)),
    ),
    ...Object.values(game.procedures).flatMap(({ id, input }) =>
      labelsIn(input)
        .filter(plain)
        .map((key) => entry('word', spoken(key), chart(id), spoken(`procedure.${id}`))),
    ),
    ...game.examples
      .filter(({ preset }) => preset)
      .map(({ id, title, procedure }) =>
        entry('example', title, { at: 'chart', game: game.id, procedure, preset: id }),
      ),
  ]);
}

const numbered = (number: string | undefined, heading: Written): Written =>
  number === undefined ? heading : inEvery((locale) => `${number} ${heading[locale] ?? heading.en}`);

/** Text keys that stand in the cells of a list. */
const keysIn = (table: List): readonly string[] =>
  table.shape === 'list'
    ? Object.values(table.rows).flatMap((row) => Object.values(row).filter((cell) => typeof cell === 'string'))
    : [];

function labelsIn(field: Field): readonly string[] {
  switch (field.kind) {
    case 'integer':
    case 'flag':
    case 'text':
      return [field.label];
    case 'oneOf':
      return [field.label, ...field.options.map((option) => `${field.words}.${option}`)];
    case 'list':
      return [field.label, ...labelsIn(field.of)];
    case 'record':
      return [field.label, ...Object.values(field.fields).flatMap(labelsIn)];
  }
}

/** What is called the same is told once: as what matters most, with the number of other pages it stands on. */
function unique(entries: readonly Entry[]): readonly Entry[] {
  const called = new Map<string, Entry[]>();
  for (const entry of entries) {
    const name = folded(Object.values(entry.text).join('\n'));
    called.set(name, [...(called.get(name) ?? []), entry]);
  }
  return [...called.values()].flatMap((same) => {
    const [first] = same.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
    const pages = new Set(same.map(({ route }) => JSON.stringify(route)));
    return first ? [{ ...first, more: pages.size - 1 }] : [];
  });
}

const MOST = 40;

/** Best first: the beginning of a title, then of a word, then anywhere; charts before tables before words. */
export function look(entries: readonly Entry[], wanted: string): readonly Entry[] {
  const needle = folded(wanted.trim());
  if (needle === '') return entries.filter(({ kind }) => kind === 'chart').slice(0, MOST);
  return entries
    .flatMap((entry) => {
      const rank = Math.min(...LOCALES.map((locale) => rankOf(folded(entry.text[locale] ?? ''), needle)));
      return Number.isFinite(rank) ? [{ entry, rank: rank + ORDER.indexOf(entry.kind) / 10 }] : [];
    })
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST)
    .map(({ entry }) => entry);
}

const ORDER: readonly FoundKind[] = ['chart', 'table', 'rule', 'example', 'word'];

function rankOf(text: string, needle: string): number {
  const at = text.indexOf(needle);
  if (at < 0) return Number.POSITIVE_INFINITY;
  if (at === 0) return text.length === needle.length ? 0 : 1;
  return /\W/.test(text[at - 1] ?? '') ? 2 : 3;
}
