/** Candidates for the word being typed, for the shell: verbs, games, procedures, tables, options. */
import { type ShelfEntry, shelf } from '@grognard/games';
import { examplesOf } from './arguments/example.ts';
import { describedOf } from './catalogue/catalogue.ts';
import type { Described } from './catalogue/described.ts';
import { isFamily, type Verb } from './verb.ts';
import { verbs } from './verbs/index.ts';

const SHARED = ['--json', '--lang', '--help'];

/** Asked by the completion scripts as `grognard complete -- WORDS`; the last word is the unfinished one. */
export async function candidates(typed: readonly string[], stateFolder: string): Promise<readonly string[]> {
  const [current = ''] = typed.slice(-1);
  const done = typed.slice(0, -1);
  const fitting = (await candidatesAfter(done, current, stateFolder)).filter((each) => each.startsWith(current));
  return [...new Set(fitting)];
}

async function candidatesAfter(
  done: readonly string[],
  current: string,
  stateFolder: string,
): Promise<readonly string[]> {
  const [first, ...rest] = done.filter((each) => !each.startsWith('--'));
  if (first === undefined) return current.startsWith('-') ? SHARED : [...verbs.map(({ name }) => name), 'help'];
  if (first === 'help') return verbs.map(({ name }) => name);
  const found = verbs.find(({ name }) => name === first);
  if (!found) return [];
  if (!isFamily(found)) return wordsFor(found, rest, done, current, stateFolder);
  const [second, ...others] = rest;
  if (second === undefined) return found.verbs.map(({ name }) => name);
  const inner = found.verbs.find(({ name }) => name === second);
  return inner ? wordsFor(inner, others, done, current, stateFolder) : [];
}

async function wordsFor(
  verb: Verb,
  given: readonly string[],
  done: readonly string[],
  current: string,
  stateFolder: string,
): Promise<readonly string[]> {
  const options = (verb.options ?? []).map(({ flags }) => flags.split(' ')[0] ?? '');
  if (current.startsWith('-')) return [...options, ...SHARED];
  const last = done.at(-1);
  if (last === '--lang') return ['en', 'fr'];
  if (last === '--policy') return ['never', 'always', 'evenly', 'threshold:'];
  if (last === '--example') {
    const game = await entryOf(given[0])?.load();
    return game ? examplesOf(game, given[1] ?? '') : [];
  }
  if (last?.startsWith('--') && last !== '--json') return [];
  const place = verb.takes?.[given.length]?.slice(1, -1);
  switch (place) {
    case 'game':
      return shelf.map(({ id }) => id);
    case 'procedure':
      return (await gameOf(given[0]))?.procedures.map(({ id }) => id) ?? [];
    case 'table':
      return (await gameOf(given[0]))?.tables.map(({ id }) => id) ?? [];
    case 'link': {
      const { Keeper, nameOf } = await import('./far/keep.ts');
      return new Keeper(stateFolder).all().map(nameOf);
    }
    case 'shell':
      return ['bash', 'zsh', 'fish'];
    default:
      return [];
  }
}

const entryOf = (id: string | undefined): ShelfEntry | undefined => shelf.find((entry) => entry.id === id);

async function gameOf(id: string | undefined): Promise<Described | undefined> {
  const entry = entryOf(id);
  return entry && describedOf(entry);
}
