import { field } from '@grognard/kernel';
import { expect, test } from 'vitest';
import type { Draft } from '../form/draft.ts';
import { toldBy } from './tapped-space.ts';

const space = field.text('space', { max: 9, on: 'space' });
const march = field.record('march', {
  from: space,
  path: field.list('path', space, { min: 0, max: 3, default: [], wayOf: 'from' }),
  depot: space,
});
const meeting = field.record('meeting', { name: field.text('name', { max: 9 }), at: space, from: space });

const NOBODY = new Map<string, unknown>();
const tap = (input: typeof march | typeof meeting, draft: Draft, to: string, into?: string, known = NOBODY) =>
  toldBy({ input, draft, known }, to, into);

test('the first tap is where the way begins, each further one leads it on, the last space takes it back', () => {
  let draft: Draft = { depot: '' };
  for (const to of ['A', 'B', 'C']) draft = tap(march, draft, to) ?? draft;
  expect(draft).toEqual({ depot: '', from: 'A', path: ['B', 'C'] });
  expect(tap(march, draft, 'C')).toEqual({ depot: '', from: 'A', path: ['B'] });
  // Back over its own ground is a way too.
  expect(tap(march, draft, 'B')).toEqual({ depot: '', from: 'A', path: ['B', 'C', 'B'] });
  expect(tap(march, { from: 'A' }, 'A')).toEqual({ from: 'A', path: [] });
});

test('a way has no more spaces than its field takes', () =>
  expect(tap(march, { from: 'A', path: ['B', 'C', 'D'] }, 'E')).toEqual({ from: 'A', path: ['B', 'C', 'D'] }));

test('where the campaign says where it stands, the first tap leads on', () =>
  expect(tap(march, {}, 'B', undefined, new Map([['from', 'A']]))).toEqual({ path: ['B'] }));

test('whoever is in another field, or in an empty one, writes there himself', () => {
  expect(tap(march, { from: 'A' }, 'B', 'depot')).toBeUndefined();
  expect(tap(march, {}, 'A', 'from')).toBeUndefined();
  expect(tap(march, { from: 'A', path: ['B', ''] }, 'C', 'path[1]')).toBeUndefined();
  expect(tap(meeting, { at: 'A' }, 'B', 'at')).toBeUndefined();
  // What is filled in is not written over: the way goes on.
  expect(tap(march, { from: 'A' }, 'B', 'from')).toEqual({ from: 'A', path: ['B'] });
  expect(tap(march, { from: 'A', path: ['B'] }, 'C', 'path[0]')).toEqual({ from: 'A', path: ['B', 'C'] });
});

test('without a way the spaces are told in their order, but those that the campaign says', () => {
  expect(tap(meeting, {}, 'A')).toEqual({ at: 'A' });
  expect(tap(meeting, { at: 'A' }, 'B')).toEqual({ at: 'A', from: 'B' });
  expect(tap(meeting, { at: 'A', from: 'B' }, 'C')).toBeUndefined();
  expect(tap(meeting, {}, 'B', undefined, new Map([['at', 'A']]))).toEqual({ from: 'B' });
});
