/** `replay`: plays a campaign or a saved resolution again, step by step. */
import { append, type Campaign, openIn, resolvedIn } from '@grognard/kernel';
import { accountOf, replayAccount } from '../campaign/account-file.ts';
import { singleAccount } from '../campaign/any-file.ts';
import { openCampaign } from '../campaign/file.ts';
import type { Desk } from '../desk.ts';
import { accepted } from '../faults.ts';
import { printAccount, printResult, printSteps, resolutionData } from '../layout/account.ts';
import { heading } from '../layout/chart.ts';
import { paragraph } from '../layout/columns.ts';
import { eventWords, printState } from '../layout/state.ts';
import { type Status, type Verb, word } from '../verb.ts';

export const replay: Verb = {
  name: 'replay',
  takes: ['<file>'],
  async run(desk, given) {
    const path = word(given, 0);
    const single = singleAccount(path);
    if (single === undefined) return replayCampaign(desk, path);
    const { opened, played, differs } = await replayAccount(desk, accountOf(single, path));
    desk.answer({ ...(resolutionData(desk, opened, played) as object), differs }, () => {
      desk.print(heading(desk, opened));
      desk.print();
      printAccount(desk, opened, played);
      if (differs.length > 0) desk.print(`\n${desk.paint.red(desk.say('cli.verify.differs', { differs }))}`);
    });
    return differs.length > 0 ? 1 : 0;
  },
};

/** Every event from the first, each procedure with its steps, and the state they lead to. */
async function replayCampaign(desk: Desk, path: string): Promise<Status> {
  const { game, campaign, journal } = await openCampaign(desk, path);
  let before: Campaign | undefined;
  const told: unknown[] = [];
  for (const [sequence, event] of journal.events.entries()) {
    const words = eventWords(desk, before, event);
    const played = before && event.kind === 'resolved' ? accepted(resolvedIn(before, event)) : undefined;
    told.push({ sequence, event, words, ...(played && { steps: played.steps, result: played.result }) });
    if (!desk.json) desk.print(paragraph(desk.paint.bold(`${sequence}  ${words}`), desk.width));
    if (!desk.json && before && played && event.kind === 'resolved') {
      printSteps(desk, game, played);
      printResult(desk, accepted(openIn(before, event.procedure, event.input)), played);
      desk.print();
    }
    before = accepted(append(game, before, event));
  }
  const { name, rulings, length, state } = campaign;
  const data = { game: game.id, name, rulings, events: told, length, torn: journal.torn !== '', state };
  desk.answer(data, () => {
    desk.print();
    printState(desk, campaign);
  });
  return 0;
}
