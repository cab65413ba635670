/** The line that says again what was asked and answered, ready to be copied into a shell. */
import {
  check,
  differences,
  type Entry,
  type Example,
  type GivenAnswers,
  type Plain,
  type Procedure,
  type Readings,
  same,
  spare,
} from '@grognard/kernel';
import { withSaid } from './situation.ts';

/** One word for a shell, whatever stands in it. */
export const quoted = (text: string): string =>
  /^[\w./:=,+@%-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;

/** Faces and answers as the options take them. */
const playWords = (dice: readonly number[] = [], answers: GivenAnswers = []): readonly string[] => [
  ...(dice.length > 0 ? ['--dice', dice.join(',')] : []),
  ...(answers.length > 0 ? ['--answers', JSON.stringify(answers)] : []),
];

/** The same from what was played. */
export const journalWords = (journal: readonly Entry[]): readonly string[] =>
  playWords(
    journal.flatMap((entry) => (entry.kind === 'die' ? [entry.face] : [])),
    journal.flatMap((entry): GivenAnswers => {
      if (entry.kind === 'die') return [];
      return entry.kind === 'choice' ? [entry.option] : [entry.answers];
    }),
  );

/** More changes than this are harder to read than the whole. */
const MOST_CHANGES = 6;

/** An input by the example it began as and what was changed, where that says it; otherwise whole. */
export function situationWords({ input: field }: Procedure, input: Plain, example?: Example): readonly string[] {
  const began = example && check(field, example.input);
  if (example && began?.ok) {
    const sets = differences(field, began.value as Plain, input).map(({ at, to }) => `${at}=${setTo(to)}`);
    const again = check(field, withSaid(field, example.input, sets));
    if (sets.length <= MOST_CHANGES && again.ok && same(again.value, input))
      return ['--example', example.id, ...sets.flatMap((set) => ['--set', set])];
  }
  return ['--input', JSON.stringify(spare(field, input))];
}

const setTo = (value: Plain): string => (typeof value === 'string' ? plainText(value) : JSON.stringify(value));

/** A word stands as it is, unless it would be read as something else. */
const plainText = (text: string): string => (/^(?:[\s[{"]|null$)/.test(text) ? JSON.stringify(text) : text);

/** The readings that are not the usual ones, or not those of the example the line names. */
export function rulingWords(
  book: Readonly<Record<string, { readonly default: string }>>,
  readings: Readings,
  example?: Example,
): readonly string[] {
  const usual = (id: string): string | undefined => example?.rulings?.[id] ?? book[id]?.default;
  return Object.entries(readings).flatMap(([id, reading]) =>
    reading === usual(id) ? [] : ['--ruling', `${id}=${reading}`],
  );
}

export const commandLine = (words: readonly string[]): string => ['grognard', ...words.map(quoted)].join(' ');
