/** `campaign correct`: a track set by hand, with a reason. */
import { typedValue } from '../../arguments/value.ts';
import { text, type Verb, word } from '../../verb.ts';
import { change } from './change.ts';

export const correct: Verb = {
  name: 'correct',
  takes: ['<file>', '<track>', '<value>'],
  options: [{ flags: '--reason <text>' }],
  async run(dialogue, args) {
    const value = typedValue(word(args, 2), '<value>');
    const reason = text(args, 'reason') ?? '';
    return change(dialogue, word(args, 0), async () => ({ kind: 'corrected', at: word(args, 1), value, reason }));
  },
};
