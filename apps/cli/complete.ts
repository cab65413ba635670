/** Candidates for the word being typed, for the shell: verbs, games, procedures, tables, options, each with what it is. */
import { readFileSync } from 'node:fs';
import type { ShelfEntry } from '@grognard/games';
import type { Described } from '@grognard/games/dialect';
import { fieldAt, type Game, LOCALES } from '@grognard/kernel';
import { examplesOf } from './arguments/example.ts';
import { placesOf } from './arguments/situation.ts';
import { describedOf } from './catalogue/catalogue.ts';
import type { Dialogue } from './dialogue.ts';
import { speakerOf } from './text/index.ts';
import { isFamily, optionName, type Verb, type VerbOption } from './verb.ts';
import { SHELLS } from './verbs/completion.ts';
import { verbs } from './verbs/index.ts';

export interface Candidate {
  readonly word: string;
  /** What it is, in the reader's language; nothing where the word says it. */
  readonly told: string;
}

const SHARED: readonly VerbOption[] = [
  { flags: '--json' },
  { flags: '--lang <lang>' },
  { flags: '--game <game>' },
  { flags: '--help' },
];

const POLICIES = ['never', 'always', 'evenly', 'threshold:'];

const bare = (word: string): Candidate => ({ word, told: '' });

/** Asked by the completion scripts as `grognard complete -- WORDS`; the last word is the unfinished one. */
export async function candidates(typed: readonly string[], dialogue: Dialogue): Promise<readonly Candidate[]> {
  const [current = ''] = typed.slice(-1);
  const found = await candidatesAfter(typed.slice(0, -1), current, dialogue);
  const fitting = found.filter(({ word }) => word.startsWith(current));
  return fitting.filter(({ word }, index) => fitting.findIndex((each) => each.word === word) === index);
}

async function candidatesAfter(
  done: readonly string[],
  current: string,
  dialogue: Dialogue,
): Promise<readonly Candidate[]> {
  const { say } = dialogue;
  const [first, ...rest] = plainWords(done);
  const all = verbs.map(({ name }) => ({ word: name, told: say(`cli.verb.${name}`) }));
  if (first === undefined) {
    return current.startsWith('-') ? options(SHARED, dialogue) : [...all, { word: 'help', told: say('cli.help.help') }];
  }
  if (first === 'help') return all;
  const found = verbs.find(({ name }) => name === first);
  if (!found) return [];
  if (!isFamily(found)) return wordsFor(found, rest, done, current, dialogue);
  const [second, ...others] = rest;
  if (second === undefined)
    return found.verbs.map(({ name }) => ({ word: name, told: say(`cli.verb.${found.name}.${name}`) }));
  const inner = found.verbs.find(({ name }) => name === second);
  return inner ? wordsFor(inner, others, done, current, dialogue) : [];
}

/** Without options and what follows those that take a value. */
function plainWords(done: readonly string[]): readonly string[] {
  const taking = new Set(
    [
      ...SHARED,
      ...verbs.flatMap((entry) => (isFamily(entry) ? entry.verbs : [entry])).flatMap((verb) => verb.options ?? []),
    ]
      .filter(({ flags }) => flags.includes('<'))
      .map(({ flags }) => flags.split(' ')[0]),
  );
  return done.filter((word, index) => !word.startsWith('--') && !taking.has(done[index - 1]));
}

const options = (each: readonly VerbOption[], { say }: Dialogue): readonly Candidate[] =>
  each.map(({ flags }) => {
    const name = optionName(flags);
    return { word: `--${name}`, told: say(name === 'help' ? 'cli.help.help' : `cli.option.${name}`) };
  });

async function wordsFor(
  verb: Verb,
  given: readonly string[],
  done: readonly string[],
  current: string,
  dialogue: Dialogue,
): Promise<readonly Candidate[]> {
  if (current.startsWith('-')) return options([...(verb.options ?? []), ...SHARED], dialogue);
  const last = done.at(-1);
  if (last === '--lang') return LOCALES.map(bare);
  if (last === '--policy') return POLICIES.map(bare);
  if (last === '--example' || last === '--set') {
    const game = await entryOf(dialogue, gameNamed(given[0]))?.load();
    return game ? situationCandidates(game, given[1] ?? '', last, dialogue) : [];
  }
  if (last?.startsWith('--') && last !== '--json') return [];
  return placeWords(verb.takes?.[given.length]?.slice(1, -1), given, dialogue);
}

/** The examples of a procedure, or the places of its input with what each is. */
function situationCandidates(game: Game, id: string, option: string, { locale }: Dialogue): readonly Candidate[] {
  if (option === '--example') return examplesOf(game, id).map(bare);
  const field = Object.hasOwn(game.procedures, id) ? game.procedures[id]?.input : undefined;
  const say = speakerOf(locale, game);
  return field
    ? placesOf(field).map((at) => ({ word: `${at}=`, told: say(fieldAt(field, at)?.label ?? 'value.without') }))
    : [];
}

/** A game by its id, or the game of the campaign that a file holds. */
function gameNamed(word: string | undefined): string | undefined {
  if (word === undefined || !/[./\\]/.test(word)) return word;
  try {
    const [first = ''] = readFileSync(word, 'utf8').split('\n', 1);
    return (JSON.parse(first) as { readonly event?: { readonly game?: string } }).event?.game;
  } catch {
    // What cannot be read has nothing to complete.
    return undefined;
  }
}

async function placeWords(
  place: string | undefined,
  given: readonly string[],
  dialogue: Dialogue,
): Promise<readonly Candidate[]> {
  const { locale, say, shelf } = dialogue;
  switch (place) {
    case 'game':
      return shelf.map(({ id, titles }) => ({ word: id, told: say.read(titles) }));
    case 'procedure':
      return ((await gameOf(dialogue, given[0]))?.procedures ?? []).map(({ id, words }) => ({
        word: id,
        told: words[locale],
      }));
    case 'table':
      return ((await gameOf(dialogue, given[0]))?.tables ?? []).map(({ id, title }) => ({
        word: id,
        told: say.read(title),
      }));
    case 'link': {
      const { Keeper, nameOf } = await import('./remote/keep.ts');
      return new Keeper(dialogue.around.stateFolder).all().map(nameOf).map(bare);
    }
    case 'shell':
      return Object.keys(SHELLS).map(bare);
    default:
      return [];
  }
}

const entryOf = ({ shelf }: Dialogue, id: string | undefined): ShelfEntry | undefined =>
  shelf.find((entry) => entry.id === id);

async function gameOf(dialogue: Dialogue, id: string | undefined): Promise<Described | undefined> {
  const entry = entryOf(dialogue, gameNamed(id));
  return entry && describedOf(entry);
}
