/** `campaign resolve`: a procedure resolved in a campaign, which knows part of the input and takes the effects. */
import { type CampaignEvent, type Opened, openIn, procedureOf, type Resolution, type State } from '@grognard/kernel';
import { changeCampaign, type OpenCampaign } from '../../campaign/file.ts';
import { knownNames, saidOf } from '../../campaign/known.ts';
import type { Desk } from '../../desk.ts';
import { accepted, UsageFault } from '../../faults.ts';
import { DICE_OPTIONS, onceFromInput } from '../../given/play.ts';
import { jsonFrom } from '../../given/source.ts';
import { printAccount, resolutionData } from '../../layout/account.ts';
import { heading } from '../../layout/chart.ts';
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
      return eventOf(open, opened, played);
    });
    if (!after || !account) return 1;
    const { opened, played } = account;
    const sequence = after.journal.events.length - 1;
    const data = resolutionData(desk, opened, played) as object;
    desk.answer({ file: word(given, 0), sequence, ...data, state: after.campaign.state }, () => {
      if (!asked) {
        desk.print(heading(desk, opened));
        desk.print();
        printAccount(desk, opened, played);
      }
      desk.print();
      desk.print(desk.say('cli.campaign.written', { sequence, path: word(given, 0) }));
    });
    return 0;
  },
};

async function openedIn(desk: Desk, { campaign, game }: OpenCampaign, given: Given): Promise<Opened> {
  const id = word(given, 1);
  const procedure = accepted(procedureOf(game, id));
  const written = text(given, 'input');
  if (written !== undefined) return accepted(openIn(campaign, id, await jsonFrom(desk, '--input', written)));
  const known = (said: State) => knownNames(procedure, campaign, said);
  return openAsked(desk, procedure.input.fields, (input) => openIn(campaign, id, input), { known });
}

const eventOf = ({ campaign }: OpenCampaign, opened: Opened, { journal }: Resolution): CampaignEvent => ({
  kind: 'resolved',
  procedure: opened.procedure.id,
  input: saidOf(campaign, opened),
  journal,
});
