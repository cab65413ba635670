/** `campaign redo`: puts back what was undone last. */
import { type Verb, word } from '../../verb.ts';
import { change } from './change.ts';

export const redo: Verb = {
  name: 'redo',
  takes: ['<file>'],
  async run(dialogue, args) {
    return change(dialogue, word(args, 0), async ({ campaign }) => ({
      kind: 'redone',
      event: campaign.undone.at(-1)?.sequence ?? 0,
    }));
  },
};
