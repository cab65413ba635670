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

const without = (event: object, key: string): object =>
  Object.fromEntries(Object.entries(event).filter(([name]) => name !== key));
const entry = { kind: 'die', rule: 'x', text: 'die', sides: 6, face: 3 };
const cell = { row: 'a', column: 'b', cell: 'c' };
const whole = {
  opened,
  resolved: { ...resolved, journal: [entry] },
  corrected: { kind: 'corrected', at: 'a', value: null, reason: 'b' },
  noted: { kind: 'noted', text: '' },
  undone: { kind: 'undone', event: 3, consent: ['red'], absent: ['blue'] },
  redone: { kind: 'redone', event: 3 },
  reviewed: { kind: 'reviewed', version: '1', verdicts: [{ event: 1, verdict: 'marked' }] },
};
const may = ['absent'];

describe('each part of an event', () => {
  test.each(
    Object.values(whole).flatMap((event) => Object.keys(event).map((key) => [event.kind, key, event] as const)),
  )('of %s: without %s', (_kind, key, event) => {
    expect(isCampaignEvent(event)).toBe(true);
    expect(isCampaignEvent(without(event, key))).toBe(may.includes(key));
  });

  test.each<[object, string, readonly unknown[]]>([
    [whole.opened, 'game', [1, null]],
    [whole.opened, 'version', [1, null]],
    [whole.opened, 'format', ['1', null]],
    [whole.opened, 'rulings', ['x', { a: 'b', c: null }]],
    [whole.opened, 'overlay', [null, 'x', [], { fire: 'x' }, { fire: [cell, 7] }, { fire: [{ ...cell, row: 1 }] }]],
    [whole.resolved, 'procedure', [1]],
    [
      whole.resolved,
      'journal',
      [{}, 'x', [entry, null], [{ ...entry, sides: '6' }], [{ ...entry, face: 1.5 }], [{ ...entry, rule: 1 }]],
    ],
    [
      whole.resolved,
      'journal',
      [[{ ...entry, text: 1 }], [{ kind: 'choice', rule: 'x', text: 'y', side: 'red', option: 1 }]],
    ],
    [whole.resolved, 'journal', [[{ kind: 'choice', rule: 'x', text: 'y', side: 1, option: 'a' }], ['die']]],
    [whole.resolved, 'journal', [[{ kind: 'together', rule: 'x', text: 'y', answers: { a: 'b', c: 1 } }]]],
    [
      whole.resolved,
      'journal',
      [[{ kind: 'together', rule: 'x', text: 'y', answers: null }], [{ kind: 'together', rule: 'x', text: 'y' }]],
    ],
    [whole.resolved, 'journal', [[{ kind: 'other', rule: 'x', text: 'y' }], [{ ...entry, sides: undefined }]]],
    [whole.resolved, 'ending', [null, {}]],
    [whole.corrected, 'at', [1]],
    [whole.corrected, 'reason', [1]],
    [whole.noted, 'text', [1]],
    [whole.undone, 'event', ['3', 1.5]],
    [whole.undone, 'consent', ['red', ['red', 1]]],
    [whole.undone, 'absent', [null, 'blue', ['blue', 1]]],
    [whole.redone, 'event', ['3', 1.5]],
    [whole.reviewed, 'version', [1]],
    [whole.reviewed, 'verdicts', [{}, 'x', [null], ['x']]],
  ])('%o: a wrong %s', (event, key, values) => {
    for (const value of values) expect(isCampaignEvent({ ...event, [key]: value }), JSON.stringify(value)).toBe(false);
  });

  test('what may stand there', () => {
    expect(isCampaignEvent({ ...opened, overlay: { fire: [cell], none: [] } })).toBe(true);
    const choice = { kind: 'choice', rule: 'x', text: 'y', side: 'red', option: 'a' };
    const together = { kind: 'together', rule: 'x', text: 'y', answers: { red: 'a', blue: 'b' } };
    expect(isCampaignEvent({ ...resolved, journal: [entry, choice, together] })).toBe(true);
    expect(isCampaignEvent({ kind: 'undone', event: 3, consent: [], absent: [] })).toBe(true);
  });
});
