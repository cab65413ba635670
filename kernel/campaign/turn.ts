/** The turn a campaign is in, and how things stood before it. */
import { same } from '../input/same.ts';
import type { Campaign } from './campaign.ts';
import type { State } from './rules.ts';

/** The state at the end of the turn before this one; in the first turn, or where no turns are counted, the set-up. */
export function lastTurn({ game, standing, state }: Campaign): State {
  const turn = game.campaign?.turn;
  const now = turn?.(state);
  const before = turn && standing.findLast((each) => !same(turn(each.state), now));
  return (before ?? standing[0])?.state ?? state;
}
