/** Who stands behind a procedure, and what it brings NATO: luck and advice are reckoned by side, not by role. */
import type { Party } from '@grognard/kernel';
import { enemyOf, type Nation, type Side } from '../vocabulary.ts';

/** More of these is better for NATO, less for the Warsaw Pact. */
export const HITS_COUNT = { nato: 'natoHits' } as const;
export const SUCCESS_COUNTS = { nato: 'natoSuccess' } as const;

/** Hits that NATO inflicts less those it suffers, told from the side that acts. */
export const natoHits = (side: Side, inflicted: number, suffered: number): number =>
  side === 'nato' ? inflicted - suffered : suffered - inflicted;

/** One for a success of NATO, minus one for a success of the Pact. */
export const natoSuccess = (side: Side, succeeded: boolean): number => (succeeded ? (side === 'nato' ? 1 : -1) : 0);

interface Flagged {
  readonly nation?: Nation | undefined;
}

export const partiesOf = (
  side: Side,
  own: readonly Flagged[],
  enemy: readonly Flagged[] = [],
): Readonly<Record<Side, Party>> => {
  const party = (player: Side, counters: readonly Flagged[]): Party => {
    const nations = new Set(counters.flatMap(({ nation }) => (nation === undefined ? [] : [`nation.${nation}`])));
    return { player, ...(nations.size > 0 && { nations: [...nations] }) };
  };
  const [acting, other] = [party(side, own), party(enemyOf(side), enemy)];
  return side === 'nato' ? { nato: acting, pact: other } : { nato: other, pact: acting };
};

export const sum = (hits: readonly number[]): number => hits.reduce((all, one) => all + one, 0);
