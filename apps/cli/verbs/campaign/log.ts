/** `campaign log`: every event in order, those undone marked. */
import { append, type Campaign } from '@grognard/kernel';
import { openCampaign } from '../../campaign/file.ts';
import { accepted } from '../../faults.ts';
import { columns } from '../../layout/columns.ts';
import { tame } from '../../layout/harmless.ts';
import { eventWords, journalWords } from '../../layout/state.ts';
import { type Verb, word } from '../../verb.ts';

export const log: Verb = {
  name: 'log',
  takes: ['<file>'],
  async run(dialogue, args) {
    const { game, campaign, journal } = await openCampaign(dialogue, word(args, 0));
    const inForce = new Set(campaign.standing.map(({ sequence }) => sequence));
    let before: Campaign | undefined;
    const told = journal.events.map((event, sequence) => {
      const words = eventWords(dialogue, before, event);
      const detail = before ? journalWords(dialogue, before, event) : '';
      before = accepted(append(game, before, event));
      const counts = event.kind !== 'undone' && event.kind !== 'redone';
      return { sequence, undone: counts && !inForce.has(sequence), event, words, detail };
    });
    const { name, rulings } = campaign;
    const head = { game: game.id, name, rulings, torn: journal.torn !== '' };
    dialogue.answer({ ...head, events: told.map(({ detail: _, ...each }) => each) }, () => {
      const rows = told.map(({ sequence, undone, words, detail }) => {
        const text = detail ? `${words}  ${dialogue.paint.dim(`[${detail}]`)}` : words;
        return [String(sequence), undone ? dialogue.paint.dim(dialogue.say('cli.event.taken', { words })) : text];
      });
      dialogue.print(dialogue.paint.bold(`${game.titles[dialogue.locale]} · ${tame(name)}`));
      dialogue.print(columns({ rows, align: ['right'], width: dialogue.width }));
    });
    return 0;
  },
};
