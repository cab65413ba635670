/** `campaign correct`: a track set by hand, with a reason. */
import { typedValue } from '../../given/value.ts';
import { text, type Verb, word } from '../../verb.ts';
import { change } from './change.ts';

export const correct: Verb = {
  name: 'correct',
  takes: ['<file>', '<track>', '<value>'],
  options: [{ flags: '--reason <text>' }],
  async run(desk, given) {
    const value = typedValue(word(given, 2), '<value>');
    const reason = text(given, 'reason') ?? '';
    return change(desk, word(given, 0), async () => ({ kind: 'corrected', at: word(given, 1), value, reason }));
  },
};
