/** What most charts do with a die: add what modifies it, find the row, read the cell. */
import type { Die } from '../dice/die.ts';
import type { Grid } from '../table/grid.ts';
import type { Words } from '../text/words.ts';
import { type Lookup, type Modifier, type RuleRef, total } from './note.ts';
import { type Ask, askWords, chance, explained, type Step } from './step.ts';

/** A die with everything that could modify it told first; `then` goes on with the sum and the bare face. */
export const modifiedDie = <T>(
  ask: Ask,
  die: Die,
  modifiers: readonly Modifier[],
  then: (sum: number, face: number) => Step<T>,
): Step<T> => {
  const net = total(modifiers);
  return explained(
    () => [{ rule: ask.rule, title: askWords(ask), modifiers }],
    chance(ask, die, (face) => then(face + net, face)),
  );
};

/** A cell with the row it stands in, so that the row's other columns can be read too. */
export type Read<Code extends string> = Lookup & { readonly cell: Code };

/** A die whose modified face is looked up in a column of a table. */
export interface RollOnTable<Code extends string> {
  readonly ask: Ask;
  readonly die: Die;
  readonly modifiers: readonly Modifier[];
  readonly table: Grid<Code>;
  readonly column: string;
  /** What the cell is told as; under the rule and the title of the question, where nothing else is said. */
  readonly told: (read: Read<Code>) => { readonly outcome: Words; readonly title?: Words; readonly rule?: RuleRef };
}

/** The modified die gives the row, held to the open ends of the table; row and column give the result. */
export const rollOnTable = <T, Code extends string>(
  { ask, die, modifiers, table, column, told }: RollOnTable<Code>,
  then: (read: Read<Code>) => Step<T>,
): Step<T> =>
  modifiedDie(ask, die, modifiers, (sum) => {
    const read = table.look(table.rows.find(sum), column);
    return explained(() => [{ rule: ask.rule, title: askWords(ask), lookup: read, ...told(read) }], then(read));
  });
