/** `campaign correct`: a track set by hand, with a reason. */
import type { Plain } from '@grognard/kernel';
import type { Desk } from '../../desk.ts';
import { jsonFrom } from '../../given/source.ts';
import { text, type Verb, word } from '../../verb.ts';
import { change } from './change.ts';

export const correct: Verb = {
  name: 'correct',
  takes: ['<file>', '<track>', '<value>'],
  options: [{ flags: '--reason <text>' }],
  async run(desk, given) {
    const value = await typedValue(desk, word(given, 2));
    const reason = text(given, 'reason') ?? '';
    return change(desk, word(given, 0), async () => ({ kind: 'corrected', at: word(given, 1), value, reason }));
  },
};

/** A number, true, false, null, JSON; any other word stands for itself. */
async function typedValue(desk: Desk, written: string): Promise<Plain> {
  if (/^\s*[[{"]/.test(written)) return jsonFrom(desk, '<value>', written);
  return /^(?:-?\d+|true|false|null)$/.test(written) ? (JSON.parse(written) as Plain) : written;
}
