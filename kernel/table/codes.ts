/** What may stand in a cell: codes by name, a number within bounds, or a notation that says in words what it is. */
import { type Words, type Written, words } from '../text/words.ts';

/** A number written as `2`, `-1`, `+1` or, where halves are counted, `1.5`; `or` lists codes that may stand instead. */
export interface NumberCodes<C extends string = string> {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  readonly step: 1 | 0.5;
  readonly or: readonly string[];
  /** Never there: it tells the compiler that such a cell may be any text. */
  readonly code?: C;
}

/** Codes too many to list: the pattern they follow, and what they look like in words. */
export interface NotationCodes<C extends string = string> {
  readonly kind: 'notation';
  readonly pattern: RegExp;
  readonly words: Written;
  readonly code?: C;
}

export type CellCodes<C extends string = string> = readonly C[] | NumberCodes<C> | NotationCodes<C>;

/** The same for every cell, or by what its column or its row holds. */
export type TableCodes<C extends string = string> =
  | CellCodes<C>
  | { readonly byColumn: Readonly<Record<string, CellCodes<C>>> }
  | { readonly byRow: Readonly<Record<string, CellCodes<C>>> };

interface NumberPlan {
  readonly or?: readonly string[];
}

/** Whole numbers within bounds. */
export const whole = (min: number, max: number, { or = [] }: NumberPlan = {}): NumberCodes => ({
  kind: 'number',
  min,
  max,
  step: 1,
  or,
});

/** Numbers within bounds, counted in halves. */
export const halves = (min: number, max: number): NumberCodes => ({ kind: 'number', min, max, step: 0.5, or: [] });

/** `pattern` must hold for the whole cell; `en` and `fr` say what it takes, as in “a column from A to E”. */
export const notation = (pattern: RegExp, en: string, fr: string): NotationCodes => ({
  kind: 'notation',
  pattern,
  words: { en, fr },
});

/** What one cell may hold; nothing where the label that decides it is none of the table. */
export function codesIn<C extends string>(codes: TableCodes<C>, row: string, column: string): CellCodes<C> | undefined {
  const [by, label] = 'byColumn' in codes ? [codes.byColumn, column] : 'byRow' in codes ? [codes.byRow, row] : [];
  if (!by || label === undefined) return codes as CellCodes<C>;
  return Object.hasOwn(by, label) ? by[label] : undefined;
}

/** What a cell of the table may hold. */
export function codesAt<C extends string>(codes: TableCodes<C>, row: string, column: string): CellCodes<C> {
  const own = codesIn(codes, row, column);
  if (!own) throw new Error(`row ${row}, column ${column}: nothing says what may stand there`);
  return own;
}

/** Whether a cell may read so. */
export function isCode(codes: CellCodes, cell: string): boolean {
  if (isList(codes)) return codes.includes(cell);
  switch (codes.kind) {
    case 'number':
      return codes.or.includes(cell) || isNumber(codes, cell);
    case 'notation':
      return codes.pattern.test(cell);
  }
}

/** Only the plain writing of a number will do: no leading zeros, no exponents, no signed nothing. */
function isNumber({ min, max, step }: NumberCodes, cell: string): boolean {
  const value = Number(cell);
  const plain = cell === String(value) || (value > 0 && cell === `+${value}`);
  return plain && value >= min && value <= max && Number.isInteger(value / step);
}

/** What would do, for a reader; `meanings` spell out the codes of the table. */
export function codesWords(codes: CellCodes, meanings: Readonly<Record<string, Written>> = {}): Words {
  const listed = (each: readonly string[]) => each.map((code) => ({ code, meaning: meanings[code] ?? null }));
  if (isList(codes)) return words('codes.list', { codes: listed(codes) });
  switch (codes.kind) {
    case 'number': {
      const { min, max, step, or } = codes;
      return words('codes.number', { min, max, halves: step === 0.5, or: listed(or) });
    }
    case 'notation':
      return words('codes.notation', { words: codes.words });
  }
}

/** The same in short, for a fault of ours. */
export function codesInShort(codes: CellCodes): string {
  if (isList(codes)) return codes.join(' ');
  return codes.kind === 'notation' ? codes.words.en : [`${codes.min} to ${codes.max}`, ...codes.or].join(' ');
}

const isList = (codes: CellCodes): codes is readonly string[] => Array.isArray(codes);
