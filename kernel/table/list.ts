/** A printed list: named rows, each with the same columns. */
import type { Modifier, RuleRef } from '../step/note.ts';
import type { Plain } from '../step/step.ts';
import { type Facts, type Written, words } from '../text/words.ts';
import type { Lost, Provenance, Repair } from './provenance.ts';

export interface ListFacts<Row extends Readonly<Record<string, Plain>>, Id extends string> {
  readonly id: string;
  readonly title: Written;
  readonly provenance: Provenance;
  /** Column ids with their printed heads. */
  readonly columns: { readonly [C in keyof Row & string]: Written };
  readonly rows: Readonly<Record<Id, Row>>;
  /** Text key prefix that words a row id; the id itself is shown where there is none. */
  readonly rowWords?: string;
  /** Text key prefix that calls a row in a word or two, where it may be no longer. */
  readonly rowsInShort?: string;
  /** Text key prefix that words the cells of a column; an empty prefix means that the cell is itself a key. */
  readonly cellWords?: { readonly [C in keyof Row & string]?: string };
  /** Columns whose numbers are changes and show their sign. */
  readonly signed?: readonly (keyof Row & string)[];
  readonly repairs?: readonly Repair[];
  readonly lost?: readonly Lost[];
}

/** A printed list, with what was repaired or lost of it. */
export interface List<
  Row extends Readonly<Record<string, Plain>> = Readonly<Record<string, Plain>>,
  Id extends string = string,
> extends ListFacts<Row, Id> {
  readonly shape: 'list';
  readonly repairs: readonly Repair[];
  readonly lost: readonly Lost[];
}

/** Makes a list from what is printed. */
export const list = <Row extends Readonly<Record<string, Plain>>, const Id extends string>(
  facts: ListFacts<Row, Id>,
): List<Row, Id> => ({ repairs: [], lost: [], ...facts, shape: 'list' });

/** One printed modifier; `varies` where the page gives a formula instead of a number. */
export type ModifierRow = {
  readonly value: number | 'varies';
  readonly rule: RuleRef;
  readonly text: string;
};

/** The heads of a list of modifiers. */
export const MODIFIER_COLUMNS = {
  value: { en: 'Value', fr: 'Valeur' },
  rule: { en: 'Rule', fr: 'Règle' },
  text: { en: 'Condition', fr: 'Condition' },
} as const;

/** The heads of a list whose values count divisions by two. */
export const HALVING_COLUMNS = {
  ...MODIFIER_COLUMNS,
  value: { en: 'Divided', fr: 'Divisé' },
} as const;

/** Whether a printed modifier applies: yes or no, or its number where it varies, or nothing where it is not asked. */
export type Verdict = boolean | number | undefined;

/** Every line of a printed modifier list, judged: applied, not applied, not asked. */
export function judge<Id extends string>(
  table: List<ModifierRow, Id>,
  verdicts: Readonly<Record<Id, Verdict>>,
  facts: Partial<Readonly<Record<Id, Facts>>> = {},
): readonly Modifier[] {
  const halves = (table.columns as object) === HALVING_COLUMNS;
  return (Object.keys(table.rows) as Id[]).map((id) => {
    const { value, rule, text } = table.rows[id];
    const verdict = verdicts[id];
    return {
      id,
      value: typeof verdict === 'number' ? verdict : value === 'varies' ? 0 : value,
      ...(halves && { halves }),
      rule,
      text: words(text, verdict === undefined ? undefined : facts[id]),
      applied: typeof verdict === 'number' ? verdict !== 0 : verdict === true,
      asked: verdict !== undefined,
    };
  });
}
