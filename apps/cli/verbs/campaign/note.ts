/** `campaign note`: a remark in the journal. */
import { Refused } from '@grognard/kernel';
import { type Verb, word } from '../../verb.ts';
import { change } from './change.ts';

export const note: Verb = {
  name: 'note',
  takes: ['<file>', '<text>'],
  async run(desk, given) {
    const remark = word(given, 1);
    if (remark.trim() === '') throw new Refused([{ code: 'noteEmpty', at: '' }]);
    return change(desk, word(given, 0), async () => ({ kind: 'noted', text: remark }));
  },
};
