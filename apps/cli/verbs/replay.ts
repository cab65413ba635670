/** `replay`: plays a campaign or a saved resolution again, step by step. */
import { accountOf } from '@grognard/games/dialect';
import { refusalWords } from '@grognard/games/words';
import {
  type Campaign,
  type Checked,
  foldInSteps,
  type Opened,
  openIn,
  type Resolution,
  type ResolvedEvent,
  resolvedIn,
} from '@grognard/kernel';
import { replayed } from '../campaign/account-file.ts';
import { singleAccount } from '../campaign/any-file.ts';
import { openCampaign } from '../campaign/file.ts';
import type { Dialogue } from '../dialogue.ts';
import { accepted } from '../faults.ts';
import { printAccount, printResult, printSteps, resolutionData } from '../layout/account.ts';
import { heading } from '../layout/chart.ts';
import { paragraph } from '../layout/columns.ts';
import { eventWords, printState } from '../layout/state.ts';
import { type Status, type Verb, word } from '../verb.ts';

export const replay: Verb = {
  name: 'replay',
  takes: ['<file>'],
  async run(dialogue, args) {
    const path = word(args, 0);
    const single = singleAccount(path);
    if (single === undefined) return replayCampaign(dialogue, path);
    const { opened, played, differs } = await replayed(dialogue, accountOf(single, path));
    dialogue.answer({ ...((await resolutionData(dialogue, opened, played)) as object), differs }, () => {
      dialogue.print(heading(dialogue, opened));
      dialogue.print();
      printAccount(dialogue, opened, played);
      if (differs.length > 0) dialogue.print(`\n${dialogue.paint.red(dialogue.say('verify.differs', { differs }))}`);
    });
    return differs.length > 0 ? 1 : 0;
  },
};

/** An event of an earlier version may no longer be played at all. */
function playedAgain(before: Campaign, event: ResolvedEvent): Checked<{ opened: Opened; played: Resolution }> {
  const opened = openIn(before, event.procedure, event.input);
  const played = opened.ok ? resolvedIn(before, event) : opened;
  return opened.ok && played.ok
    ? { ok: true, value: { opened: opened.value, played: played.value } }
    : (played as Checked<never>);
}

/** Every event from the first, each procedure with its steps, and the state they lead to. */
async function replayCampaign(dialogue: Dialogue, path: string): Promise<Status> {
  const { game, campaign, journal } = await openCampaign(dialogue, path);
  const told: unknown[] = [];
  for (const [sequence, step] of [...foldInSteps(game, journal.events)].entries()) {
    const { before, after } = accepted(step);
    const event = after.last;
    const words = eventWords(dialogue, before, after);
    const again = before && event.kind === 'resolved' ? playedAgain(before, event) : undefined;
    const account = again?.ok ? again.value : undefined;
    told.push({
      ...{ sequence, event, words },
      ...(account && { steps: account.played.steps, result: account.played.result }),
      ...(again && !again.ok && { refusals: again.refusals }),
    });
    if (dialogue.json) continue;
    dialogue.print(paragraph(dialogue.paint.bold(`${sequence}  ${words}`), dialogue.width));
    if (account) {
      printSteps(dialogue, game, account.played);
      printResult(dialogue, account.opened, account.played);
      dialogue.print();
    }
    if (again && !again.ok)
      for (const refusal of again.refusals)
        dialogue.print(paragraph(refusalWords(game, dialogue.say, refusal), dialogue.width, 2));
  }
  const { name, rulings, length, state } = campaign;
  const data = { game: game.id, name, rulings, events: told, length, torn: journal.torn !== '', state };
  dialogue.answer(data, () => {
    dialogue.print();
    printState(dialogue, campaign);
  });
  return 0;
}
