/** How good each code of a table is, where the codes are the outcomes of a procedure that orders them. */
import { type Game, type Grid, LOST } from '@grognard/kernel';
import { type Tint, tintOf } from '../odds/tint.ts';

type Tinting = (cell: string) => Tint | undefined;

const NONE: Tinting = () => undefined;

/** A number is an amount, not an outcome: a table of numbers alone has no tints. */
const isAmount = (code: string): boolean => /^[+-]?\d/.test(code);

export function tintsOf({ procedures }: Pick<Game, 'procedures'>, table: Grid): Tinting {
  const codes = new Set(table.cells.flat().filter((cell) => cell !== LOST && cell !== table.blank));
  if ([...codes].every(isAmount)) return NONE;
  const procedure = Object.values(procedures).find(({ outcomes }) =>
    [...codes].every((code) => outcomes?.includes(code)),
  );
  return procedure ? (cell) => tintOf(procedure, cell) : NONE;
}
