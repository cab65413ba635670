/** A campaign looked at under today's rules: which events would end otherwise. */
import {
  awaitingReview,
  type Campaign,
  type Differing,
  type Judgement,
  review,
  type StandingEvent,
} from '@grognard/kernel';
import type { Dialogue } from '../dialogue.ts';
import { UsageFault } from '../faults.ts';

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

/** What whoever opens an old campaign is told at once; `act` is what he types to judge it. */
export function tellOfVersions(
  dialogue: Dialogue,
  campaign: Campaign,
  differing: readonly Differing[],
  act = 'campaign review',
): void {
  const { version } = campaign.game;
  const count = awaitingReview(campaign).length;
  const events = differing.map(({ sequence }) => sequence);
  const replayed = campaign.standing.filter((each) => each.replayed).length;
  if (events.length > 0)
    dialogue.warn(dialogue.say('cli.review.differ', { count: events.length, events, version, act }));
  else if (count > 0) dialogue.warn(dialogue.say('cli.review.same', { count, version, act }));
  if (replayed > 0 && campaign.version !== version)
    dialogue.warn(dialogue.say('cli.review.replayed', { count: replayed }));
}

const VERDICT_OF = { redo: 'redone', mark: 'marked', keep: 'kept' } as const;
type VerdictWord = keyof typeof VERDICT_OF;
export const VERDICT_WORDS = Object.keys(VERDICT_OF) as readonly VerdictWord[];

const ALL = 'all';

/** Events by their numbers, each with its verdict; `all` stands for those that nobody named. */
export function verdictsIn(
  said: readonly (readonly [VerdictWord, string])[],
  differing: readonly Differing[],
): ReadonlyMap<number, Judgement['verdict']> {
  const verdicts = new Map<number, Judgement['verdict']>();
  let others: Judgement['verdict'] | undefined;
  for (const [word, written] of said) {
    for (const each of written.split(',').map((item) => item.trim())) {
      if (each === ALL) others = VERDICT_OF[word];
      else if (/^\d+$/.test(each)) verdicts.set(Number(each), VERDICT_OF[word]);
      else throw new UsageFault('notEvents', { received: written });
    }
  }
  if (others) for (const { sequence } of differing) if (!verdicts.has(sequence)) verdicts.set(sequence, others);
  return verdicts;
}

/** What a script is told of events that would end otherwise. */
export const differingData = (differing: readonly Differing[], words: readonly string[]): unknown =>
  differing.map(({ sequence, event, now }, index) => ({
    sequence,
    was: event.ending ?? null,
    now: now.ok ? now.value : { refusals: now.refusals },
    words: words[index],
  }));
