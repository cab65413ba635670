/** Events that would now end otherwise, at a shared table: told, and judged by whoever sits there. */
import { differingWords } from '@grognard/games/dialect';
import { awaitingReview, reviewedEvent } from '@grognard/kernel';
import type { Shared } from '@grognard/kernel/fair';
import { differingData, reviewed, tellOfVersions, VERDICT_WORDS, verdictsIn } from '../campaign/review.ts';
import type { Dialogue } from '../dialogue.ts';
import { accepted, UsageFault } from '../faults.ts';
import { bullet, paragraph } from '../layout/columns.ts';
import type { RemoteCampaign } from './campaign.ts';

const ACT = 'review';

/** Told at once to whoever comes to a table whose rules have changed since. */
export function tellOfOlder(dialogue: Dialogue, { campaign }: Shared): void {
  if (awaitingReview(campaign).length > 0) tellOfVersions(dialogue, campaign, reviewed(dialogue, campaign), ACT);
}

/** `review` tells; `review keep all`, `review redo 4 mark 7,9` judges. */
export async function reviewTyped(remote: RemoteCampaign, rest: string): Promise<void> {
  const { dialogue, shared } = remote;
  const { campaign, game } = shared;
  const differing = reviewed(dialogue, campaign);
  const said = saidIn(rest);
  if (said.length > 0) {
    const event = accepted(reviewedEvent(campaign, differing, verdictsIn(said, differing)));
    if (event.kind === 'reviewed') await remote.companion.act(event);
    return;
  }
  const words = differing.map((each) => differingWords(game, dialogue.say, each));
  remote.show({ kind: 'review', version: game.version, events: differingData(differing, words) }, () => {
    if (awaitingReview(campaign).length === 0) {
      dialogue.print(paragraph(dialogue.say('cli.review.nothing'), dialogue.width));
    } else tellOfVersions(dialogue, campaign, differing, ACT);
    for (const each of words) dialogue.print(bullet(each, dialogue.width));
  });
}

function saidIn(rest: string): Parameters<typeof verdictsIn>[0] {
  const words = rest.split(/\s+/).filter(Boolean);
  return words.flatMap((word, index) => {
    if (index % 2 === 1) return [];
    const verdict = VERDICT_WORDS.find((each) => each === word);
    const events = words[index + 1];
    if (!verdict || events === undefined)
      throw new UsageFault('actIncomplete', { act: 'review keep|redo|mark EVENTS' });
    return [[verdict, events] as const];
  });
}
