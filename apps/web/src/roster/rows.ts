/** Counters pasted from a spreadsheet and copied back into one. */
import {
  type CounterKind,
  check,
  type Field,
  type Plain,
  type Refusal,
  type Say,
  type Words,
  words,
} from '@grognard/kernel';
import { folded } from '../search/folded.ts';
import { type Line, linesOf, written } from './cells.ts';
import { type Facts, fieldNamed, type Reader, readAs, readFreely } from './understand.ts';

/** One line of what was pasted, as it was understood. */
export interface ReadRow {
  readonly line: number;
  readonly facts: Facts;
  /** The name, or nothing where the row has none and cannot be taken. */
  readonly name: string | undefined;
  /** Cells that say nothing we know, and values that the description refuses. */
  readonly unread: readonly Words[];
  readonly refused: readonly Refusal[];
}

export interface ReadRows {
  /** The fields that at least one row says something of, in the order of the description. */
  readonly fields: readonly string[];
  readonly rows: readonly ReadRow[];
}

export function readRows(kind: CounterKind, text: string, voices: readonly Say[]): ReadRows {
  const reader = { kind, voices };
  const [first, ...rest] = linesOf(text);
  const headings = first && headingsIn(reader, first);
  const lines = headings ? rest : first ? [first, ...rest] : [];
  const rows = onceEach(lines.map((line) => readRow(reader, line, headings ?? [])));
  return { fields: Object.keys(kind.fields).filter((key) => rows.some(({ facts }) => facts[key] !== undefined)), rows };
}

/** A first line is a heading where it says no number and names at least two fields, or the name's alone. */
function headingsIn(reader: Reader, { cells }: Line): readonly (string | undefined)[] | undefined {
  const named = cells.map((cell) => fieldNamed(reader, cell));
  const known = named.filter((each) => each !== undefined);
  const isHeading = known.length > 1 || (known.length === cells.length && known[0] === reader.kind.name);
  return isHeading && !cells.some((cell) => /^\d/.test(cell)) ? named : undefined;
}

function readRow(reader: Reader, { number, cells }: Line, headings: readonly (string | undefined)[]): ReadRow {
  const { kind } = reader;
  const unread: Words[] = [];
  let facts: Facts = {};
  for (const [column, text] of cells.entries()) {
    if (text === '') continue;
    const heading = headings[column];
    const said = heading === undefined ? readFreely(reader, text, facts) : readAs(reader, heading, text);
    if (said) facts = { ...facts, ...said };
    else
      unread.push(
        words('roster.unread', { text, ...(heading && { label: words(kind.fields[heading]?.label ?? heading) }) }),
      );
  }
  const { kept, refused } = checked(kind, facts);
  const name = kept[kind.name];
  return { line: number, facts: kept, name: typeof name === 'string' ? name : undefined, unread, refused };
}

/** What the description takes of the facts, and why it does not take the rest. */
function checked(
  { fields }: CounterKind,
  facts: Facts,
): { readonly kept: Facts; readonly refused: readonly Refusal[] } {
  const refused: Refusal[] = [];
  const kept = Object.entries(facts).filter(([key, value]) => {
    const result = check(fields[key] as Field, value);
    if (!result.ok) refused.push(...result.refusals.map((refusal) => ({ ...refusal, at: key })));
    return result.ok;
  });
  return { kept: Object.fromEntries(kept), refused };
}

/** A name that was read already is not taken twice. */
function onceEach(rows: readonly ReadRow[]): readonly ReadRow[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const earlier = row.name === undefined ? undefined : seen.get(folded(row.name));
    if (row.name === undefined) return row;
    if (earlier === undefined) {
      seen.set(folded(row.name), row.line);
      return row;
    }
    return {
      ...row,
      name: undefined,
      unread: [...row.unread, words('roster.twice', { name: row.name, line: earlier })],
    };
  });
}

/** Rows under headings, cells parted by tabs: what a spreadsheet takes, and what `readRows` reads back. */
export function rowsOf(kind: CounterKind, counters: readonly Facts[], say: Say): string {
  const columns = Object.entries(kind.fields).filter(
    ([key, field]) => isPlain(field) && (key === kind.name || counters.some((facts) => facts[key] !== undefined)),
  );
  const heads = columns.map(([, { label }]) => written(say(label)));
  const lines = counters.map((facts) =>
    columns.map(([key, field]) => written(cellOf(field, facts[key], say))).join('\t'),
  );
  return [heads.join('\t'), ...lines].join('\n');
}

/** What fits into one cell. */
export const isPlain = ({ kind }: Field): boolean => kind !== 'list' && kind !== 'record';

/** A value as a reader writes it; nothing for what is not known. */
export function cellOf(field: Field, value: Plain | undefined, say: Say): string {
  if (value === undefined) return '';
  if (field.kind === 'oneOf') return say(`${field.words}.${value}`);
  if (field.kind === 'flag') return say(value === true ? 'yes' : 'no');
  return String(value).replace(/^-(?=\d)/, '−');
}
