/** 21.2 Monarchical will: how the dice of the leaders hit may still change it once the damage is known. */
import { done, type Fall, odds } from '@grognard/kernel';
import type { Side } from '../../vocabulary.ts';
import type { ClashBook } from '../book.ts';
import { type Battle, forceOf } from './input.ts';
import { casualty, hitLeaders, mayCostWill } from './leaders.ts';
import type { LeaderHit } from './result.ts';

/** How many leaders of each side are hit. */
type Hits = { readonly [S in Side]: { readonly leaders: number } };

/** The ways both wills may fall; one way, with no change, where no leader is hit whose loss they would feel. */
export type WillFalls = (hits: Hits) => readonly Fall[];

/** Worked out once for each number of leaders hit: the dice are the same whatever else was lost. */
export function willFalls(battle: Battle, book: ClashBook): WillFalls {
  const known = new Map<string, readonly Fall[]>();
  return ({ attacker, defender }) => {
    const key = `${attacker.leaders} ${defender.leaders}`;
    const falls =
      known.get(key) ??
      both(
        sideFalls(battle, 'attacker', attacker.leaders, book),
        sideFalls(battle, 'defender', defender.leaders, book),
      );
    known.set(key, falls);
    return falls;
  };
}

/** Each way of the one with each way of the other. */
const both = (one: readonly Fall[], other: readonly Fall[]): readonly Fall[] =>
  one.flatMap((fall) =>
    other.map((more) => ({ weight: fall.weight * more.weight, figures: { ...fall.figures, ...more.figures } })),
  );

function sideFalls(battle: Battle, side: Side, count: number, book: ClashBook): readonly Fall[] {
  const force = forceOf(battle, side);
  const figure = `${side}Will`;
  if (count === 0 || !mayCostWill(force, book)) return [{ weight: 1, figures: { [figure]: 0 } }];
  const lost = (hits: readonly LeaderHit[]): number =>
    hits.reduce((sum, hit) => sum + casualty(force, hit, book).will, 0);
  const { distribution } = odds(hitLeaders(force, side, count, [], book, (hits) => done(lost(hits))));
  return distribution.outcomes.map(({ outcome, weight }) => ({
    weight: Number(weight),
    figures: { [figure]: outcome },
  }));
}
