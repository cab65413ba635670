/** `campaign review`: which events would end otherwise under today's rules, and what the owner says of them. */
import { differingWords } from '@grognard/games/dialect';
import { type Differing, type Judgement, reviewedEvent } from '@grognard/kernel';
import { changeCampaign, foldedFile } from '../../campaign/file.ts';
import { reviewed, tellOfVersions } from '../../campaign/review.ts';
import { accepted, UsageFault } from '../../faults.ts';
import { bullet, paragraph } from '../../layout/columns.ts';
import { eventWords } from '../../layout/state.ts';
import { type Arguments, text, type Verb, word } from '../../verb.ts';

const VERDICT_OF = { redo: 'redone', mark: 'marked', keep: 'kept' } as const;
const ALL = 'all';

export const review: Verb = {
  name: 'review',
  takes: ['<file>'],
  options: [{ flags: '--keep <events>' }, { flags: '--redo <events>' }, { flags: '--mark <events>' }],
  async run(dialogue, args) {
    const path = word(args, 0);
    const { campaign } = await foldedFile(dialogue, path);
    const differing = reviewed(dialogue, campaign);
    const words = differing.map((each) => differingWords(campaign.game, dialogue.say, each));
    const judges = Object.keys(VERDICT_OF).some((option) => text(args, option) !== undefined);
    const after = judges
      ? await changeCampaign(dialogue, path, async (open) =>
          accepted(reviewedEvent(open.campaign, differing, verdictsIn(args, differing))),
        )
      : undefined;
    const events = differing.map(({ sequence, event, now }, index) => ({
      sequence,
      was: event.ending ?? null,
      now: now.ok ? now.value : { refusals: now.refusals },
      words: words[index],
    }));
    const data = { file: path, version: campaign.game.version, events, ...(after && { event: after.campaign.last }) };
    dialogue.answer({ ...data, state: (after ?? { campaign }).campaign.state }, () => {
      if (!after) tellOfVersions(dialogue, campaign, differing);
      for (const each of words) dialogue.print(bullet(each, dialogue.width));
      if (words.length === 0 && !after) dialogue.print(paragraph(dialogue.say('cli.review.nothing'), dialogue.width));
      if (after?.campaign.last.kind === 'reviewed') {
        dialogue.print(paragraph(eventWords(dialogue, campaign, after.campaign), dialogue.width));
      }
    });
    return 0;
  },
};

/** Events by their numbers, each with its verdict; `all` stands for those that nobody named. */
function verdictsIn(args: Arguments, differing: readonly Differing[]): ReadonlyMap<number, Judgement['verdict']> {
  const verdicts = new Map<number, Judgement['verdict']>();
  let others: Judgement['verdict'] | undefined;
  for (const [option, verdict] of Object.entries(VERDICT_OF)) {
    const written = text(args, option);
    if (written === undefined) continue;
    for (const each of written.split(',').map((item) => item.trim())) {
      if (each === ALL) others = verdict;
      else if (/^\d+$/.test(each)) verdicts.set(Number(each), verdict);
      else throw new UsageFault('notEvents', { received: written });
    }
  }
  if (others) for (const { sequence } of differing) if (!verdicts.has(sequence)) verdicts.set(sequence, others);
  return verdicts;
}
