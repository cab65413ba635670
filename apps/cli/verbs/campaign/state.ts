/** `campaign state`: the tracks as they stand. */
import { sequenceOf } from '@grognard/kernel';
import { openCampaign } from '../../campaign/file.ts';
import { printOwed } from '../../layout/owed.ts';
import { printState } from '../../layout/state.ts';
import { type Verb, word } from '../../verb.ts';

export const state: Verb = {
  name: 'state',
  takes: ['<file>'],
  options: [{ flags: '--all' }],
  async run(dialogue, args) {
    const { game, campaign, journal } = await openCampaign(dialogue, word(args, 0));
    const { name, rulings, length, state: tracks, owed } = campaign;
    const data = { game: game.id, version: game.version, name, rulings, events: length, torn: journal.torn !== '' };
    dialogue.answer({ ...data, sequence: sequenceOf(campaign), state: tracks, owed }, () => {
      printState(dialogue, campaign, args.options['all'] === true);
      printOwed(dialogue, owed);
    });
    return 0;
  },
};
