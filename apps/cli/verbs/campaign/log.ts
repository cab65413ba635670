/** `campaign log`: every event in order, those undone marked. */
import { append, type Campaign } from '@grognard/kernel';
import { openCampaign } from '../../campaign/file.ts';
import { accepted } from '../../faults.ts';
import { columns } from '../../layout/columns.ts';
import { eventWords, journalWords } from '../../layout/state.ts';
import { type Verb, word } from '../../verb.ts';

export const log: Verb = {
  name: 'log',
  takes: ['<file>'],
  async run(desk, given) {
    const { game, campaign, journal } = await openCampaign(desk, word(given, 0));
    const inForce = new Set(campaign.standing.map(({ sequence }) => sequence));
    let before: Campaign | undefined;
    const told = journal.events.map((event, sequence) => {
      const words = eventWords(desk, before, event);
      const detail = before ? journalWords(desk, before, event) : '';
      before = accepted(append(game, before, event));
      const counts = event.kind !== 'undone' && event.kind !== 'redone';
      return { sequence, undone: counts && !inForce.has(sequence), event, words, detail };
    });
    const { name, rulings } = campaign;
    const head = { game: game.id, name, rulings, torn: journal.torn !== '' };
    desk.answer({ ...head, events: told.map(({ detail: _, ...each }) => each) }, () => {
      const rows = told.map(({ sequence, undone, words, detail }) => {
        const text = detail ? `${words}  ${desk.paint.dim(`[${detail}]`)}` : words;
        return [String(sequence), undone ? desk.paint.dim(desk.say('cli.event.taken', { words })) : text];
      });
      desk.print(desk.paint.bold(`${game.titles[desk.locale]} · ${name}`));
      desk.print(columns({ rows, align: ['right'], width: desk.width }));
    });
    return 0;
  },
};
