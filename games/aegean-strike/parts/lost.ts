/** A datum the source lost: refused aloud, naming the cell that the player must lay over the table. */
import { LOST, type Refusal } from '@grognard/kernel';
import type { RuleId } from '../rules.ts';

export interface Cell {
  readonly table: string;
  readonly row: string;
  readonly column: string;
}

export const isLost = (cell: string): boolean => cell === LOST;

export const lostDatum = (at: string, rule: RuleId, { table, row, column }: Cell): Refusal => ({
  code: 'lostDatum',
  at,
  rule,
  facts: { table, row, column },
});
