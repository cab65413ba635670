/** The procedure whose outcomes are the codes of a table: it knows how good each is, and what it says. */
import { type Game, type Grid, LOST, type Procedure } from '@grognard/kernel';

/** A number is an amount, not an outcome. */
const isAmount = (code: string): boolean => /^[+-]?\d/.test(code);

export function outcomesIn({ procedures }: Pick<Game, 'procedures'>, table: Grid): Procedure | undefined {
  const codes = new Set(table.cells.flat().filter((cell) => cell !== LOST && cell !== table.blank));
  if ([...codes].every(isAmount)) return undefined;
  return Object.values(procedures).find(({ outcomes }) => [...codes].every((code) => outcomes?.includes(code)));
}
