/** The turn a campaign is in, and how things stood before it. */
import type { Game } from '../game/game.ts';
import { type Campaign, foldInSteps } from './campaign.ts';
import type { CampaignEvent } from './event.ts';
import type { State } from './rules.ts';

/** The state at the end of the turn before this one; in the first turn, or where no turns are counted, the set-up. */
export function lastTurn({ game, standing, state }: Campaign): State {
  const now = timeOf(game, state).turn;
  const before = standing.findLast((each) => timeOf(game, each.state).turn !== now);
  return (before ?? standing[0])?.state ?? state;
}

/** Turn and stage as texts to be compared. */
interface Time {
  readonly turn: string;
  readonly stage: string;
}

const times = new WeakMap<State, Time>();

/** When a state was: worked out once for each, however often a long campaign is looked back upon. */
export function timeOf({ campaign }: Game, state: State): Time {
  const known = times.get(state);
  if (known) return known;
  const { turn, stage } = campaign ?? {};
  const time = { turn: JSON.stringify(turn?.(state)) ?? '', stage: JSON.stringify(stage?.(state)) ?? '' };
  times.set(state, time);
  return time;
}

/** The campaign as it stood before one of its events, in force or taken back; nothing before the first. */
export function standingBefore(
  campaign: Campaign,
  events: readonly CampaignEvent[],
  sequence: number,
): Campaign | undefined {
  const index = campaign.standing.findIndex((each) => each.sequence === sequence);
  const before = campaign.standing[index - 1];
  if (index > 0 && before) return { ...campaign, state: before.state, owed: before.owed };
  for (const step of foldInSteps(campaign.game, events.slice(0, sequence + 1))) {
    if (step.ok && step.value.after.length === sequence + 1) return step.value.before;
  }
  return undefined;
}
