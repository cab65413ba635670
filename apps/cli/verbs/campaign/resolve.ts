/** `campaign resolve`: a procedure resolved in a campaign, which knows part of the input and takes the effects. */
import {
  type CampaignEvent,
  endingOf,
  filledIn,
  inOneGo,
  type Opened,
  openIn,
  type Plain,
  procedureOf,
  type Resolution,
  weighInPieces,
} from '@grognard/kernel';
import { DICE_OPTIONS, onceFromInput } from '../../arguments/play.ts';
import { jsonFrom } from '../../arguments/source.ts';
import { changeCampaign, type OpenCampaign } from '../../campaign/file.ts';
import { knownIn } from '../../campaign/known.ts';
import type { Dialogue } from '../../dialogue.ts';
import { accepted, UsageFault } from '../../faults.ts';
import { printAccount, resolutionData } from '../../layout/account.ts';
import { heading } from '../../layout/chart.ts';
import { printOwed } from '../../layout/owed.ts';
import { openAsked } from '../../session/opening.ts';
import { playAsked, playFromArguments } from '../../session/play.ts';
import { type Arguments, text, type Verb, word } from '../../verb.ts';

export const resolve: Verb = {
  name: 'resolve',
  takes: ['<file>', '<procedure>'],
  options: [{ flags: '--input <json>' }, ...DICE_OPTIONS],
  async run(dialogue, args) {
    onceFromInput(args);
    const asked = text(args, 'input') === undefined;
    if (asked && !dialogue.asks) throw new UsageFault('inputMissing');
    let account: { opened: Opened; played: Resolution } | undefined;
    const after = await changeCampaign(dialogue, word(args, 0), async (open) => {
      const opened = await openedIn(dialogue, open, args);
      const played = await (asked ? playAsked : playFromArguments)(dialogue, opened, args);
      if (!played) return undefined;
      account = { opened, played };
      return eventOf(dialogue, opened, played);
    });
    if (!after || !account) return 1;
    const { opened, played } = account;
    const sequence = after.journal.events.length - 1;
    const data = resolutionData(dialogue, opened, played) as object;
    const { state, owed } = after.campaign;
    dialogue.answer({ file: word(args, 0), sequence, ...data, state, owed }, () => {
      if (!asked) {
        dialogue.print(heading(dialogue, opened));
        dialogue.print();
        printAccount(dialogue, opened, played);
      }
      dialogue.print();
      dialogue.print(dialogue.say('cli.campaign.written', { sequence, path: word(args, 0) }));
      printOwed(dialogue, owed);
    });
    return 0;
  },
};

async function openedIn(dialogue: Dialogue, { campaign, game }: OpenCampaign, args: Arguments): Promise<Opened> {
  const id = word(args, 1);
  const procedure = accepted(procedureOf(game, id));
  const written = text(args, 'input');
  if (written !== undefined) return accepted(openIn(campaign, id, await jsonFrom(dialogue, '--input', written)));
  // What a later answer told the campaign stands, whatever an earlier one said of it.
  const attempt = (input: Plain) => openIn(campaign, id, filledIn(campaign, id, input).input);
  return openAsked(dialogue, procedure.input.fields, attempt, { known: knownIn(campaign, id) });
}

/** With its ending and its luck, so that nobody need play or weigh it again. */
const eventOf = (dialogue: Dialogue, opened: Opened, played: Resolution): CampaignEvent => ({
  kind: 'resolved',
  procedure: opened.procedure.id,
  input: opened.input,
  journal: played.journal,
  ending: {
    ...endingOf(opened, played),
    ...dialogue.walking((watch) => inOneGo(weighInPieces(opened, played), watch)),
  },
});
