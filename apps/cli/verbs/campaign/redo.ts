/** `campaign redo`: puts back what was undone last. */
import { type Verb, word } from '../../verb.ts';
import { change } from './change.ts';

export const redo: Verb = {
  name: 'redo',
  takes: ['<file>'],
  async run(desk, given) {
    return change(desk, word(given, 0), async ({ campaign }) => ({
      kind: 'redone',
      event: campaign.undone.at(-1)?.sequence ?? 0,
    }));
  },
};
