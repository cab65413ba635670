/** `campaign resolve`: a procedure resolved in a campaign, which knows part of the input and takes the effects. */
import {
  type Campaign,
  type CampaignEvent,
  endingOf,
  filledIn,
  inOneGo,
  type Opened,
  openIn,
  type Procedure,
  procedureOf,
  type Resolution,
  weighInPieces,
} from '@grognard/kernel';
import { ASKING_OPTIONS, DICE_OPTIONS, onceFromInput } from '../../arguments/play.ts';
import { asTold, filesIn, isSituated, SITUATION_OPTIONS, situationOf } from '../../arguments/situation.ts';
import { changeCampaign, type OpenCampaign } from '../../campaign/file.ts';
import type { Dialogue } from '../../dialogue.ts';
import { accepted, firstOfAll, UsageFault } from '../../faults.ts';
import { printAccount, resolutionData } from '../../layout/account.ts';
import { heading } from '../../layout/chart.ts';
import { printOwed } from '../../layout/owed.ts';
import { inCampaign } from '../../session/asking.ts';
import { answered, taken } from '../../session/opening.ts';
import { playAsked, playFromArguments } from '../../session/play.ts';
import { type Arguments, type Status, type Verb, word } from '../../verb.ts';

export const resolve: Verb = {
  name: 'resolve',
  takes: ['<file>', '<procedure>'],
  options: [...SITUATION_OPTIONS, ...DICE_OPTIONS, ...ASKING_OPTIONS],
  run: (dialogue, args) => firstOfAll(() => resolveIn(dialogue, args)),
};

interface Account {
  readonly opened: Opened;
  readonly played: Resolution;
  /** At the keyboard it was told as it went. */
  readonly asked: boolean;
}

/** One procedure resolved and written down; going back from its first question is for the caller. */
export async function resolveIn(dialogue: Dialogue, args: Arguments): Promise<Status> {
  onceFromInput(args);
  let account: Account | undefined;
  const after = await changeCampaign(dialogue, word(args, 0), async (open) => {
    account = await accountIn(dialogue, open, args);
    return eventOf(dialogue, account.opened, account.played);
  });
  if (!after || !account) return 1;
  const { opened, played, asked } = account;
  const sequence = after.journal.events.length - 1;
  const data = await resolutionData(dialogue, opened, played);
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
}

/** With what the line gave, with what the campaign alone knows, or question by question. */
async function accountIn(dialogue: Dialogue, open: OpenCampaign, args: Arguments): Promise<Account> {
  const { campaign, game } = open;
  const id = word(args, 1);
  const procedure = accepted(procedureOf(game, id));
  const asked = args.options['ask'] === true || !(isSituated(args) || isKnownWhole(campaign, procedure));
  if (asked && !dialogue.asks) throw new UsageFault('inputMissing');
  const { input, example } = await situationOf(dialogue, game, procedure, args);
  const told = asTold(args, example);
  if (!asked) {
    const opened = accepted(openIn(campaign, id, input));
    return { opened, played: await playFromArguments(dialogue, opened, told), asked };
  }
  const asking = inCampaign(word(args, 0), open, procedure, filesIn(args));
  const start = await (isSituated(args) ? taken(dialogue, asking, input) : answered(dialogue, asking));
  return { ...(await playAsked(dialogue, asking, start, told)), asked };
}

/** Whether nothing is left to say. */
const isKnownWhole = (campaign: Campaign, { id, input }: Procedure): boolean => {
  const { known } = filledIn(campaign, id, {});
  return Object.keys(input.fields).every((name) => known.includes(name));
};

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
