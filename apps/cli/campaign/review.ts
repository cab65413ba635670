/** A campaign looked at under today's rules: which events would end otherwise. */
import { refusalWords } from '@grognard/games/words';
import {
  awaitingReview,
  type Campaign,
  type Differing,
  type Ending,
  review,
  type StandingEvent,
} from '@grognard/kernel';
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

const endingWords = ({ say }: Dialogue, ending: Ending | undefined): string => (ending ? say(ending.told.summary) : '');

/** One event that would now end otherwise, in a sentence. */
export function differingWords(dialogue: Dialogue, campaign: Campaign, { sequence, event, now }: Differing): string {
  const was = endingWords(dialogue, event.ending);
  if (now.ok) return dialogue.say('cli.review.each', { event: sequence, was, now: endingWords(dialogue, now.value) });
  const why = now.refusals.map((refusal) => refusalWords(campaign.game, dialogue.say, refusal)).join('; ');
  return dialogue.say('cli.review.refused', { event: sequence, was, why });
}
