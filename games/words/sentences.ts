/** Sentences put together from a game's words: refusals, options, steps. */
import {
  type ExplainedStep,
  type Game,
  type Grid,
  type LabelWords,
  type Lookup,
  labelKeys,
  localesOf,
  optionKey,
  type Readings,
  type Refusal,
  type RulingBook,
  type Say,
  type Words,
} from '@grognard/kernel';
import { named, optionNames } from './options.ts';
import { printedNumber, spelledOut } from './spelled-out.ts';

/**
 * An option as the reader's language calls it; a name the player wrote stays as he wrote it. Options that no list of
 * keys foresees are worded by the phrase `<question>.option`, from the option, its side and the facts of the question.
 */
export function optionWords(game: Game, say: Say, ask: Words | string, option: string, side?: string): string {
  const { key: text, facts }: Words = typeof ask === 'string' ? { key: ask } : ask;
  const dictionaries = localesOf(game).map((locale) => game.text[locale] ?? {});
  const key = optionKey(dictionaries, text, option);
  return key ? say(key, { ...facts, option, ...(side !== undefined && { side }) }) : option;
}

/** What is wrong, where, and the rule that says so; places and options by their words, what to type after them. */
export function refusalWords(game: Game | undefined, say: Say, refusal: Refusal): string {
  const { code, at, rule, facts } = refusal;
  const options = optionsIn(game, say, refusal);
  const sentence = say({ key: `refusal.${code}`, ...(facts && { facts: { ...facts, ...(options && { options }) } }) });
  const label = at === '' || !game ? undefined : facts?.['label'];
  const place = typeof label === 'string' ? say('refusal.place', { label: say(label), at }) : at;
  const cited = rule && game ? say('refusal.cited', { rule: ruleWords(game, say, rule) }) : '';
  return `${place === '' ? '' : say('refusal.at', { place })}${sentence}${cited}`;
}

/** What would do, in words, where the refusal does not word it itself. */
function optionsIn(game: Game | undefined, say: Say, { code, facts }: Refusal): readonly string[] | undefined {
  const options = facts?.['options'] as readonly string[] | undefined;
  if (!game || !Array.isArray(options)) return undefined;
  const { ask, side } = facts as { readonly ask?: Words; readonly side?: string };
  if (ask) return options.map((option) => named(option, optionWords(game, say, ask, option, side)));
  const prefix = OPTION_WORDS[code];
  return prefix === undefined ? undefined : optionNames(say, options, prefix);
}

/** Text key prefixes of the options that some refusals offer. */
const OPTION_WORDS: Readonly<Record<string, string>> = {
  unknownSide: 'side',
  noSuchSide: 'side',
  unknownGoal: 'figure',
  unknownProcedure: 'procedure',
};

/** A rule's number and heading, in the reader's language. */
export function ruleWords(game: Game, say: Say, rule: string): string {
  const known = game.rules[rule];
  if (!known) return rule;
  const heading = say.read(known.heading);
  return known.number ? `${known.number} ${heading}` : heading;
}

/** How each question of a book is read: the question and the reading, by the ruling's name. */
export const rulingWords = (
  say: Say,
  book: RulingBook,
  inForce: Readings,
): Readonly<Record<string, { readonly question: string; readonly reading: string }>> =>
  Object.fromEntries(
    Object.keys(book).map((id) => [
      id,
      { question: say(`ruling.${id}`), reading: say(`ruling.${id}.${inForce[id] ?? ''}`) },
    ]),
  );

/** A die as players write it. */
export const dieWords = (say: Say, sides: number): string => say('die', { sides });

/** One explained step, ready for any app to lay out. */
export interface StepWords {
  readonly title: string;
  readonly rule: string;
  readonly source: string;
  readonly modifiers: readonly {
    readonly value: number;
    readonly halves?: true;
    readonly text: string;
    readonly rule: string;
    readonly state: 'applied' | 'notApplied' | 'notAsked';
  }[];
  readonly dice: readonly { readonly sides: number; readonly face: number }[];
  readonly answers: readonly { readonly side: string; readonly answer: string }[];
  readonly lookup?: string;
  readonly outcome?: string;
}

/** A step in words. */
export function stepWords(game: Game, say: Say, step: ExplainedStep): StepWords {
  const { lookup, outcome } = step;
  return {
    title: say(step.title),
    rule: ruleWords(game, say, step.rule),
    source: say.read(game.sources[game.rules[step.rule]?.document ?? '']?.title) ?? '',
    modifiers: step.modifiers.map(({ value, halves, text, rule, applied, asked }) => ({
      value,
      ...(halves && { halves }),
      text: say(text),
      rule: ruleWords(game, say, rule),
      state: applied ? 'applied' : asked ? 'notApplied' : 'notAsked',
    })),
    dice: step.dice,
    answers: step.answers.map(({ side, option }) => ({
      side: say(`side.${side}`),
      answer: optionWords(game, say, step.title, option, side),
    })),
    ...(lookup && { lookup: lookupWords(game, say, lookup) }),
    ...(outcome && { outcome: say(outcome) }),
  };
}

/** A label of a printed table as the reader's language calls it; codes stay as printed, numbers are set as in print. */
export const labelWords = (say: Say, prefix: LabelWords | undefined, label: string): string =>
  prefix === undefined
    ? printedNumber(label)
    : labelKeys(prefix, label)
        .map((key) => say(key))
        .join(', ');

/** Where a cell was read, and whether it is the player's own. */
export function lookupWords(game: Game, say: Say, { table: id, row, column, cell, own }: Lookup): string {
  const table = game.tables[id] as Partial<Grid> | undefined;
  return say(own ? 'lookup.own' : 'lookup', {
    table: say.read(table?.title) ?? id,
    row: labelWords(say, table?.rowWords, row),
    column: labelWords(say, table?.columnWords, column),
    cell: spelledOut(table ?? {}, cell, say) ?? cell,
  });
}
