/** What every verb that changes a campaign says when it is done. */
import type { Campaign, CampaignEvent } from '@grognard/kernel';
import { changeCampaign, type OpenCampaign } from '../../campaign/file.ts';
import type { Dialogue } from '../../dialogue.ts';
import { paragraph } from '../../layout/columns.ts';
import { eventWords } from '../../layout/state.ts';
import type { Status } from '../../verb.ts';

/** Adds one event and tells it. */
export async function change(
  dialogue: Dialogue,
  path: string,
  next: (open: OpenCampaign) => Promise<CampaignEvent>,
): Promise<Status> {
  let before: Campaign | undefined;
  const after = await changeCampaign(dialogue, path, async (open) => {
    before = open.campaign;
    return next(open);
  });
  const told = eventWords(dialogue, before, after.campaign);
  const sequence = after.journal.events.length - 1;
  const event = after.journal.events[sequence];
  dialogue.answer({ file: path, sequence, event, state: after.campaign.state, words: told }, () =>
    dialogue.print(paragraph(`${dialogue.paint.dim(String(sequence))}  ${told}`, dialogue.width)),
  );
  return 0;
}
