/** `campaign resolve`: a procedure resolved in a campaign, which knows part of the input and takes the effects. */
import {
  type CampaignEvent,
  filledIn,
  type Opened,
  openIn,
  type Plain,
  procedureOf,
  type Resolution,
} from '@grognard/kernel';
import { changeCampaign, type OpenCampaign } from '../../campaign/file.ts';
import { knownIn } from '../../campaign/known.ts';
import type { Desk } from '../../desk.ts';
import { accepted, UsageFault } from '../../faults.ts';
import { DICE_OPTIONS, onceFromInput } from '../../given/play.ts';
import { jsonFrom } from '../../given/source.ts';
import { printAccount, resolutionData } from '../../layout/account.ts';
import { heading } from '../../layout/chart.ts';
import { printOwed } from '../../layout/owed.ts';
import { openAsked } from '../../session/opening.ts';
import { playAsked, playGiven } from '../../session/play.ts';
import { type Given, text, type Verb, word } from '../../verb.ts';

export const resolve: Verb = {
  name: 'resolve',
  takes: ['<file>', '<procedure>'],
  options: [{ flags: '--input <json>' }, ...DICE_OPTIONS],
  async run(desk, given) {
    onceFromInput(given);
    const asked = text(given, 'input') === undefined;
    if (asked && !desk.asks) throw new UsageFault('inputMissing');
    let account: { opened: Opened; played: Resolution } | undefined;
    const after = await changeCampaign(desk, word(given, 0), async (open) => {
      const opened = await openedIn(desk, open, given);
      const played = await (asked ? playAsked : playGiven)(desk, opened, given);
      if (!played) return undefined;
      account = { opened, played };
      return eventOf(opened, played);
    });
    if (!after || !account) return 1;
    const { opened, played } = account;
    const sequence = after.journal.events.length - 1;
    const data = resolutionData(desk, opened, played) as object;
    const { state, owed } = after.campaign;
    desk.answer({ file: word(given, 0), sequence, ...data, state, owed }, () => {
      if (!asked) {
        desk.print(heading(desk, opened));
        desk.print();
        printAccount(desk, opened, played);
      }
      desk.print();
      desk.print(desk.say('cli.campaign.written', { sequence, path: word(given, 0) }));
      printOwed(desk, owed);
    });
    return 0;
  },
};

async function openedIn(desk: Desk, { campaign, game }: OpenCampaign, given: Given): Promise<Opened> {
  const id = word(given, 1);
  const procedure = accepted(procedureOf(game, id));
  const written = text(given, 'input');
  if (written !== undefined) return accepted(openIn(campaign, id, await jsonFrom(desk, '--input', written)));
  // What a later answer told the campaign stands, whatever an earlier one said of it.
  const attempt = (input: Plain) => openIn(campaign, id, filledIn(campaign, id, input).input);
  return openAsked(desk, procedure.input.fields, attempt, { known: knownIn(campaign, id) });
}

const eventOf = ({ procedure, input }: Opened, { journal }: Resolution): CampaignEvent => ({
  kind: 'resolved',
  procedure: procedure.id,
  input,
  journal,
});
