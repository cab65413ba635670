/** A campaign looked at under today's rules: which events would end otherwise. */
import { awaitingReview, type Campaign, type Differing, review, type StandingEvent } from '@grognard/kernel';
import type { Dialogue } from '../dialogue.ts';

/** Plays again what awaits it, or what is given; a person at the screen is told how far it has come. */
export function reviewed(
  dialogue: Dialogue,
  campaign: Campaign,
  which?: readonly StandingEvent[],
): readonly Differing[] {
  const work = review(campaign, which);
  return dialogue.counting((tell) => {
    for (;;) {
      const { done, value } = work.next();
      if (done) return value;
      tell(() => dialogue.say('cli.review.progress', { ...value }));
    }
  });
}

/** What whoever opens an old campaign is told at once. */
export function tellOfVersions(dialogue: Dialogue, campaign: Campaign, differing: readonly Differing[]): void {
  const { version } = campaign.game;
  const count = awaitingReview(campaign).length;
  const events = differing.map(({ sequence }) => sequence);
  const replayed = campaign.standing.filter((each) => each.replayed).length;
  if (events.length > 0) dialogue.warn(dialogue.say('cli.review.differ', { count: events.length, events, version }));
  else if (count > 0) dialogue.warn(dialogue.say('cli.review.same', { count, version }));
  if (replayed > 0 && campaign.version !== version)
    dialogue.warn(dialogue.say('cli.review.replayed', { count: replayed }));
}
