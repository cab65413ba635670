/** `campaign note`: a remark in the journal. */
import { Refused } from '@grognard/kernel';
import { type Verb, word } from '../../verb.ts';
import { change } from './change.ts';

export const note: Verb = {
  name: 'note',
  takes: ['<file>', '<text>'],
  async run(dialogue, args) {
    const remark = word(args, 1);
    if (remark.trim() === '') throw new Refused([{ code: 'noteEmpty', at: '' }]);
    return change(dialogue, word(args, 0), async () => ({ kind: 'noted', text: remark }));
  },
};
