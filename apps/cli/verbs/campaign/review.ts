/** `campaign review`: which events would end otherwise under today's rules, and what the owner says of them. */
import { differingWords } from '@grognard/games/dialect';
import { reviewedEvent } from '@grognard/kernel';
import { changeCampaign, foldedFile } from '../../campaign/file.ts';
import { differingData, reviewed, tellOfVersions, VERDICT_WORDS, verdictsIn } from '../../campaign/review.ts';
import { accepted } from '../../faults.ts';
import { bullet, paragraph } from '../../layout/columns.ts';
import { eventWords } from '../../layout/state.ts';
import { text, type Verb, word } from '../../verb.ts';

export const review: Verb = {
  name: 'review',
  takes: ['<file>'],
  options: [{ flags: '--keep <events>' }, { flags: '--redo <events>' }, { flags: '--mark <events>' }],
  async run(dialogue, args) {
    const path = word(args, 0);
    const { campaign } = await foldedFile(dialogue, path);
    const differing = reviewed(dialogue, campaign);
    const words = differing.map((each) => differingWords(campaign.game, dialogue.say, each));
    const said = VERDICT_WORDS.flatMap((option) => {
      const events = text(args, option);
      return events === undefined ? [] : [[option, events] as const];
    });
    const after =
      said.length > 0
        ? await changeCampaign(dialogue, path, async (open) =>
            accepted(reviewedEvent(open.campaign, differing, verdictsIn(said, differing))),
          )
        : undefined;
    const events = differingData(differing, words);
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
