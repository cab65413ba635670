/** 15.4.3 What a tactic may look at: who plays it against whom, in which battle. */
import type { Force } from '../../../force.ts';
import { opponent, type Side, type Tactic } from '../../../vocabulary.ts';
import type { ClashBook } from '../../book.ts';
import { type Battle, forceOf } from '../input.ts';

export interface TacticFacts {
  readonly tactic: Tactic;
  readonly side: Side;
  readonly own: Force;
  readonly enemy: Force;
  readonly battle: Battle;
  readonly book: ClashBook;
}

export const factsOf = (tactic: Tactic, side: Side, battle: Battle, book: ClashBook): TacticFacts => ({
  tactic,
  side,
  own: forceOf(battle, side),
  enemy: forceOf(battle, opponent(side)),
  battle,
  book,
});
