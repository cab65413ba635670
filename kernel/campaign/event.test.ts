import { describe, expect, test } from 'vitest';
import { isCampaignEvent } from './event.ts';

const opened = { kind: 'opened', format: 1, game: 'specimen', version: '1', name: 'x', rulings: { a: 'b' }, setup: {} };
const resolved = { kind: 'resolved', procedure: 'assault', input: {}, journal: [] };

describe('a campaign event from a file', () => {
  test.each([
    [opened],
    [resolved],
    [{ kind: 'corrected', at: 'a', value: null, reason: 'b' }],
    [{ kind: 'noted', text: '' }],
    [{ kind: 'undone', event: 3, consent: ['attacker'] }],
    [{ kind: 'redone', event: 3 }],
  ])('%j is one', (event) => expect(isCampaignEvent(event)).toBe(true));

  test.each([
    [null],
    ['opened'],
    [{ ...opened, rulings: null }],
    [{ ...opened, rulings: { a: 1 } }],
    [{ ...opened, name: 7 }],
    [{ kind: 'opened', format: 1, game: 'specimen', version: '1', name: 'x', rulings: {} }],
    [{ ...resolved, journal: [{ kind: 'die' }] }],
    [{ kind: 'resolved', procedure: 'assault', journal: [] }],
    [{ kind: 'undone', event: 3, consent: [7] }],
    [{ kind: 'undone', event: 1.5, consent: [] }],
    [{ kind: 'forgotten' }],
  ])('%j is none', (event) => expect(isCampaignEvent(event)).toBe(false));
});
