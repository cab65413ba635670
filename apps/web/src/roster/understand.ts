/** What a cell says of a counter, by the counter's own description and in any of its languages. */
import type { CounterKind, Field, Plain, Say } from '@grognard/kernel';
import { folded } from '../search/folded.ts';

export type Facts = Readonly<Record<string, Plain>>;

/** What was understood, or nothing: then the cell stays unread and is told. */
export type Understood = Facts | undefined;

export interface Reader {
  readonly kind: CounterKind;
  readonly voices: readonly Say[];
}

const YES = ['x', '1', 'yes', 'oui', 'true', 'vrai', '✓', '✔'];
const NO = ['0', 'no', 'non', 'false', 'faux', '-', '–', '—'];

const isNumber = (text: string): boolean => /^[+−-]?\d+$/.test(text);
const numberOf = (text: string): number => Number(text.replace('−', '-'));

/** Numbers as they stand on a counter: 9-3-2, or one by itself. */
const printedIn = (text: string): readonly number[] | undefined => {
  if (isNumber(text)) return [numberOf(text)];
  return /^\d+(\s*[-–/.]\s*\d+)+$/.test(text) ? text.split(/[-–/.]/).map(Number) : undefined;
};

/** The fields that a heading may speak of, by their words in every language. */
export function fieldNamed({ kind, voices }: Reader, heading: string): string | undefined {
  const wanted = folded(heading);
  return Object.entries(kind.fields).find(
    ([id, { label }]) => folded(id) === wanted || voices.some((say) => folded(say(label)) === wanted),
  )?.[0];
}

/** A cell under a heading: it must be what the field describes. */
export function readAs({ kind, voices }: Reader, name: string, text: string): Understood {
  const field = kind.fields[name];
  if (!field) return undefined;
  const value = saidIn(field, text, voices);
  return value === undefined ? undefined : { [name]: value };
}

function saidIn(field: Field, text: string, voices: readonly Say[]): Plain | undefined {
  const said = folded(text);
  switch (field.kind) {
    case 'integer':
      return isNumber(text) ? numberOf(text) : undefined;
    case 'flag':
      if (YES.includes(said) || isCalled(field, text, voices)) return true;
      return NO.includes(said) ? false : undefined;
    case 'oneOf':
      return optionOf(field, text, voices);
    case 'text':
      return text;
    case 'list':
    case 'record':
      return undefined;
  }
}

const isCalled = (field: Field, text: string, voices: readonly Say[]): boolean =>
  voices.some((say) => folded(say(field.label)) === folded(text));

const optionOf = (
  { options, words }: Extract<Field, { kind: 'oneOf' }>,
  text: string,
  voices: readonly Say[],
): string | undefined => {
  const said = folded(text);
  return options.find(
    (option) => folded(option) === said || voices.some((say) => folded(say(`${words}.${option}`)) === said),
  );
};

/** A cell under no heading: numbers in printed order, then words that are options or marks, then the name. */
export function readFreely(reader: Reader, text: string, so: Facts): Understood {
  const numbers = printedIn(text);
  if (numbers) return asPrinted(reader.kind, numbers, so);
  return asOption(reader, text, so) ?? asMarks(reader, text) ?? asName(reader.kind, text, so);
}

function asPrinted({ fields, faces }: CounterKind, numbers: readonly number[], so: Facts): Understood {
  const open = (key: string): boolean => fields[key]?.kind === 'integer' && so[key] === undefined;
  const printed = [...new Set(faces.flatMap((face) => face.printed ?? []))].filter(open);
  const places = printed.length > 0 ? printed : Object.keys(fields).filter(open);
  if (numbers.length > places.length) return undefined;
  return Object.fromEntries(numbers.map((number, index) => [places[index], number]));
}

function asOption({ kind, voices }: Reader, text: string, so: Facts): Understood {
  for (const [name, field] of Object.entries(kind.fields)) {
    if (field.kind !== 'oneOf' || so[name] !== undefined) continue;
    const option = optionOf(field, text, voices);
    if (option !== undefined) return { [name]: option };
  }
  return undefined;
}

/** One mark or several in a cell; a cell with anything else in it is no list of marks. */
function asMarks({ kind, voices }: Reader, text: string): Understood {
  const marks = text.split(/[,;/+]/).map((part) => {
    const found = Object.entries(kind.fields).find(
      ([, field]) => field.kind === 'flag' && isCalled(field, part.trim(), voices),
    );
    return found?.[0];
  });
  return marks.every((mark) => mark !== undefined) ? Object.fromEntries(marks.map((mark) => [mark, true])) : undefined;
}

const asName = ({ name }: CounterKind, text: string, so: Facts): Understood =>
  so[name] === undefined ? { [name]: text } : undefined;
