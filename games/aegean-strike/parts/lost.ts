/** A datum the source lost: refused aloud, naming the cell that the player must lay over the table. */

import { type LabelWords, LOST, labelKeys, type Refusal, type Words, type Written } from '@grognard/kernel';
import type { RuleId } from '../rules.ts';
import { refusal, words } from '../text/kit.ts';

/** As much of a table as it takes to name one of its cells. */
interface Page {
  readonly id: string;
  readonly title: Written;
  readonly rowWords?: LabelWords;
  readonly columnWords?: LabelWords;
}

export const isLost = (cell: string): boolean => cell === LOST;

/** The words of a label; a figure speaks for itself. */
const worded = (prefix: LabelWords | undefined, label: string): readonly Words[] =>
  prefix === undefined ? [words('lost.label', { label })] : labelKeys(prefix, label).map((key) => ({ key }));

export const lostDatum = (
  at: string,
  rule: RuleId,
  { id, title, rowWords, columnWords }: Page,
  row: string,
  column: string,
): Refusal =>
  refusal('lostDatum', at, {
    rule,
    facts: {
      title: { ...title },
      cell: [...worded(rowWords, row), ...worded(columnWords, column)],
      table: id,
      row,
      column,
    },
  });
