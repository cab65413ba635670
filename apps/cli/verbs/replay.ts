/** `replay`: plays a campaign or a saved resolution again, step by step. */
import { append, type Campaign, openIn, resolvedIn } from '@grognard/kernel';
import { accountOf, replayAccount } from '../campaign/account-file.ts';
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
    const { opened, played, differs } = await replayAccount(dialogue, accountOf(single, path));
    dialogue.answer({ ...(resolutionData(dialogue, opened, played) as object), differs }, () => {
      dialogue.print(heading(dialogue, opened));
      dialogue.print();
      printAccount(dialogue, opened, played);
      if (differs.length > 0)
        dialogue.print(`\n${dialogue.paint.red(dialogue.say('cli.verify.differs', { differs }))}`);
    });
    return differs.length > 0 ? 1 : 0;
  },
};

/** Every event from the first, each procedure with its steps, and the state they lead to. */
async function replayCampaign(dialogue: Dialogue, path: string): Promise<Status> {
  const { game, campaign, journal } = await openCampaign(dialogue, path);
  let before: Campaign | undefined;
  const told: unknown[] = [];
  for (const [sequence, event] of journal.events.entries()) {
    const words = eventWords(dialogue, before, event);
    const played = before && event.kind === 'resolved' ? accepted(resolvedIn(before, event)) : undefined;
    told.push({ sequence, event, words, ...(played && { steps: played.steps, result: played.result }) });
    if (!dialogue.json) dialogue.print(paragraph(dialogue.paint.bold(`${sequence}  ${words}`), dialogue.width));
    if (!dialogue.json && before && played && event.kind === 'resolved') {
      printSteps(dialogue, game, played);
      printResult(dialogue, accepted(openIn(before, event.procedure, event.input)), played);
      dialogue.print();
    }
    before = accepted(append(game, before, event));
  }
  const { name, rulings, length, state } = campaign;
  const data = { game: game.id, name, rulings, events: told, length, torn: journal.torn !== '', state };
  dialogue.answer(data, () => {
    dialogue.print();
    printState(dialogue, campaign);
  });
  return 0;
}
