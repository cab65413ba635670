/** Whether something read from a file is an ending: each of its parts, wrong in each way it may be. */
import { expect, test } from 'vitest';
import { isEnding } from './ending.ts';
import { isCampaignEvent } from './event.ts';

const weighed = {
  side: 'red',
  party: { player: 'red' },
  figure: 'hits',
  actual: 2,
  spread: [
    [1, 3],
    [2, '9007199254740993'],
  ],
};
const told = {
  summary: { key: 'x', facts: { n: 1 } },
  headline: { key: 'y' },
  fates: [{ at: '', words: { key: 'z' } }],
};
const sound = {
  version: '1',
  name: 'won',
  digest: 'abc',
  effects: [{ kind: 'taken' }],
  told,
  luck: [weighed],
  tooWide: true,
  asTold: true,
};

test('what is whole, and what leaves out what it may', () => {
  expect(isEnding(sound)).toBe(true);
  const { luck: _, tooWide: __, asTold: ___, ...least } = sound;
  expect(isEnding({ ...least, effects: [], told: { summary: { key: 'x' } } })).toBe(true);
  expect(isEnding({ ...sound, luck: [] })).toBe(true);
});

const wrongWords = [undefined, null, 'x', [], {}, { key: 1 }, { key: 'x', facts: 'f' }, { key: 'x', facts: [] }];
const wrongLuck = [
  null,
  [],
  { ...weighed, side: 1 },
  { ...weighed, figure: 1 },
  { ...weighed, actual: '2' },
  { ...weighed, party: 'red' },
  { ...weighed, spread: {} },
  ...[['1', 1], [1], [1, 0], [1, -1], [1, 1.5], [1, '0'], [1, '01'], [1, '1x'], [1, ''], [1, null], {}].map((each) => ({
    ...weighed,
    spread: [[1, 1], each],
  })),
];

const WRONG: readonly unknown[] = [
  undefined,
  null,
  'ending',
  [],
  [sound],
  ...['version', 'name', 'digest'].map((key) => ({ ...sound, [key]: 1 })),
  ...['version', 'name', 'digest', 'effects', 'told'].map((key) => ({ ...sound, [key]: undefined })),
  ...[{}, ['taken'], [{ kind: 1 }], [{ kind: 'taken' }, null]].map((effects) => ({ ...sound, effects })),
  ...[null, [], 'told', {}].map((each) => ({ ...sound, told: each })),
  ...wrongWords.map((summary) => ({ ...sound, told: { ...told, summary } })),
  ...wrongWords.slice(1).map((headline) => ({ ...sound, told: { ...told, headline } })),
  ...wrongWords.map((words) => ({ ...sound, told: { ...told, fates: [{ at: '', words }] } })),
  ...[{}, [null], [{ at: 1, words: { key: 'z' } }]].map((fates) => ({ ...sound, told: { ...told, fates } })),
  ...[{}, 'luck'].map((luck) => ({ ...sound, luck })),
  ...wrongLuck.map((each) => ({ ...sound, luck: [weighed, each] })),
  ...['tooWide', 'asTold'].flatMap((key) => [false, 'true', 1].map((value) => ({ ...sound, [key]: value }))),
];

test.each(WRONG.map((each) => [JSON.stringify(each), each]))('%s is none', (_, wrong) => {
  expect(isEnding(wrong)).toBe(false);
});

test('a review names events with known verdicts; what is redone or pinned has its ending, what is kept none', () => {
  const review = (...verdicts: readonly unknown[]) => ({ kind: 'reviewed', version: '1', verdicts });
  const is = (event: unknown): boolean => isCampaignEvent(event as never);
  expect(is(review())).toBe(true);
  expect(is(review({ event: 1, verdict: 'kept' }, { event: 2, verdict: 'redone', ending: sound }))).toBe(true);
  expect(is(review({ event: 1, verdict: 'pinned', ending: sound }))).toBe(true);
  for (const wrong of [
    null,
    { event: 1.5, verdict: 'kept' },
    { event: 1, verdict: 'other' },
    { event: 1 },
    { event: 1, verdict: 'kept', ending: sound },
    { event: 1, verdict: 'redone' },
    { event: 1, verdict: 'redone', ending: { ...sound, name: 1 } },
  ])
    expect(is(review({ event: 0, verdict: 'kept' }, wrong)), JSON.stringify(wrong)).toBe(false);
});
