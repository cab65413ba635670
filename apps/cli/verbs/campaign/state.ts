/** `campaign state`: the tracks as they stand. */
import { openCampaign } from '../../campaign/file.ts';
import { printState } from '../../layout/state.ts';
import { type Verb, word } from '../../verb.ts';

export const state: Verb = {
  name: 'state',
  takes: ['<file>'],
  async run(desk, given) {
    const { game, campaign, journal } = await openCampaign(desk, word(given, 0));
    const { name, rulings, length, state: tracks } = campaign;
    const data = { game: game.id, version: game.version, name, rulings, events: length, torn: journal.torn > 0 };
    desk.answer({ ...data, state: tracks }, () => printState(desk, campaign));
    return 0;
  },
};
